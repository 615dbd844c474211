import { entryPaths } from "#app/content/entry-slugs.ts";
import { articleInput } from "#app/features/articles/article.ts";
import { pageInput } from "#app/features/custom-pages/custom-page.ts";
import { eventInput } from "#app/features/events/event.ts";
import { activeMembersKey } from "#app/features/settings/setting.ts";
import { inEachLanguage, localizePath } from "#app/i18n/language.ts";
import { customPagePath } from "#app/site/custom-addresses.ts";
import { type Language, languages } from "#app/site/site-config.ts";
import { entryPath, pages, publicPages } from "#app/site/site-map.ts";
import { openReader, type ReadPage } from "./reader.ts";

/** A page as it was read, the language of its address, and its address in each language. */
export type PageInLanguage = { page: ReadPage; language: Language; paths: Record<Language, string> };

let read: Promise<PageInLanguage[]> | undefined;

/** Returns every page that search engines list, in each language, of a site with something to show. */
export function everyPage(): Promise<PageInLanguage[]> {
	read ??= readEveryPage();
	return read;
}

async function readEveryPage(): Promise<PageInLanguage[]> {
	const { stores, read: readPage } = await openReader({ siteUrl: "https://ensemble.example" });
	await stores.settings.set(activeMembersKey, "310");
	const fr = { title: "Un bon début", excerpt: "En bref.", content: "## Ensuite\n\nDes mots." };
	const article = {
		title: "A good start",
		excerpt: "In short.",
		content: "## Then\n\nWords.",
		tags: ["Advice"],
	};
	await stores.articles.saving.create(articleInput.parse({ ...article, published: true, fr }));
	const real = { calendarDate: "2026-03-12", startTime: "18:30", ticketPrice: 1000, date: "", time: "" };
	await stores.events.create(eventInput.parse({ title: "Dinner", ...real, fr: { title: "Dîner" } }));
	const custom = { title: "How to reach us", content: "## Here\n\nWords.", slug: "contact", published: true };
	const reach = { ...custom, title: "Comment nous joindre" };
	await stores.customPages.create(pageInput.parse({ ...custom, placement: "footer", fr: reach }));
	const [table] = await stores.events.listUpcoming();
	const listed = publicPages.map((id) => pages[id]);
	const others = [entryPath("article", "a-good-start"), customPagePath("contact"), pages.favicon];
	const addresses = [
		...[...listed, ...others].map((path) => inEachLanguage((language) => localizePath(path, language))),
		...(table === undefined ? [] : [entryPaths("table", table)]),
	];
	const found: PageInLanguage[] = [];
	for (const paths of addresses)
		for (const language of languages) found.push({ page: await readPage(paths[language]), language, paths });
	return found;
}
