import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { articleInput } from "#app/features/articles/article.ts";
import { pageInput } from "#app/features/custom-pages/custom-page.ts";
import { freshFolder } from "#platform/testing/fresh-folder.ts";
import { fillFolder } from "#server/export/folder/export-folder.ts";
import { importSite } from "#server/imports/import-site.ts";
import { emptySite, plainOptions } from "#server/imports/testing/importing.ts";
import { testSite } from "#server/testing/test-site.ts";
import { writeWordpress } from "./wordpress-file.ts";

const siteUrl = "https://www.duo.example";
const english = { title: "A good start", excerpt: "In short.", content: "Words.", category: "Conversation" };
const french = { title: "Un bon début", excerpt: "En bref.", content: "Des mots.", slug: "un-bon-debut" };

it("an article in two languages is one again where its WordPress file is imported, once however often", async () => {
	const { site, stores } = await testSite({ siteUrl });
	const searched = { searchTitle: "Starts that are good", searchDescription: "What engines say of it." };
	await stores.articles.saving.create(
		articleInput.parse({
			...{ ...english, ...searched, tags: ["style"], published: true },
			fr: { ...french, category: "Conversation", tags: ["style"] },
		}),
	);
	await stores.articles.saving.create(
		articleInput.parse({
			title: "Alone",
			excerpt: "e",
			content: "c",
			published: true,
			fr: { title: "Seul" },
		}),
	);
	await stores.customPages.create(
		pageInput.parse({
			...{ title: "How to reach us", content: "By road.", slug: "contact", placement: "footer" },
			fr: { title: "Nous joindre", content: "Par la route.", slug: "venir" },
		}),
	);
	const folder = join(await freshFolder(), "mine");
	await fillFolder(folder, plainOptions.signal, (opened) => writeWordpress(opened, site, () => undefined));

	const xml = await readFile(join(folder, "wordpress.xml"), "utf8");
	expect([...xml.matchAll(/<wp:status><!\[CDATA\[(\w+)/g)].map(([, status]) => status)).toEqual([
		...["publish", "draft", "publish", "publish"],
		...["draft", "draft"],
	]);

	const home = await emptySite("sqlite");
	const options = { ...plainOptions, publishes: true };
	const first = await importSite(join(folder, "wordpress.xml"), home.place, options);
	const again = await importSite(join(folder, "wordpress.xml"), home.place, options);
	expect([first, again].map(({ articles }) => articles.map(({ outcome }) => outcome))).toEqual([
		["added", "added"],
		["there", "there"],
	]);
	expect(await home.articles()).toMatchObject([
		{
			title: "A good start",
			...searched,
			category: "Conversation",
			tags: ["style"],
			published: true,
			fr: french,
		},
		{ title: "Alone", published: false, fr: { title: "Seul" } },
	]);
});
