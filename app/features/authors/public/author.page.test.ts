import { describe, expect, it } from "vitest";
import { articleInput } from "#app/features/articles/article.ts";
import { authorInput } from "#app/features/authors/author.ts";
import { imageUrlOf } from "#app/features/media/media.ts";
import { ownerId } from "#app/site/roles.ts";
import { languages } from "#app/site/site-config.ts";
import { openReader } from "#server/testing/reader.ts";

const siteUrl = "https://ensemble.example";
const hostile = '</script><script>alert(1)</script> & "Co"';

/** Opens a site on which Ann Lee has a published article and a draft. */
async function open(changes: object = {}) {
	const site = await openReader({ siteUrl });
	const { authors, articles } = site.stores;
	const words = { words: "Listens for a living.", fr: { words: "Écoute, c’est son métier." } };
	const ann = await authors.create(authorInput.parse({ name: "Ann Lee", ...words, ...changes }));
	const write = (title: string, more: object = {}) =>
		articles.saving.create(
			articleInput.parse({ title, excerpt: "In short.", content: "Words.", published: true, ...more }),
		);
	const hers = await write("Hers", { authorId: ann.id });
	const draft = await write("Not yet", { authorId: ann.id, published: false });
	await write("Ours");
	return { ...site, ann, hers, draft };
}

const address = { en: "/authors/ann-lee", fr: "/fr/authors/ann-lee" };

describe.each(languages)("the page of an author (%s)", (language) => {
	it("says who it is, and lists what is published under that name", async () => {
		const imageUrl = imageUrlOf("a".repeat(64));
		const { read } = await open({ imageUrl });
		const page = await read(address[language]);
		expect(page.status).toBe(200);
		expect(page.texts("main h1")).toEqual(["Ann Lee"]);
		expect(page.said()).toContain(language === "en" ? "Listens for a living." : "Écoute, c’est son métier.");
		expect(page.texts("main h3")).toEqual(["Hers"]);
		expect(page.html).not.toContain("Not yet");
		expect(page.all("main header img").map((picture) => picture.getAttribute("src"))).toEqual([imageUrl]);
		expect(page.document.title).toBe("Ann Lee · Ensemble");
		const links = page.all('link[rel="canonical"], link[hreflang]').map((link) => link.getAttribute("href"));
		expect(links).toEqual(
			[address[language], address.en, address.fr, address.en].map((path) => siteUrl + path),
		);
		expect(page.data("ProfilePage")).toMatchObject([
			{ mainEntity: { "@id": `${siteUrl}${address.en}#person`, name: "Ann Lee", image: siteUrl + imageUrl } },
		]);
	});

	it("is where the byline of an article leads", async () => {
		const { read } = await open();
		const prefix = language === "en" ? "" : "/fr";
		const byline = language === "en" ? "By Ann Lee" : "Par Ann Lee";
		const page = await read(`${prefix}/blog/hers`);
		expect(page.getByRole("link", { name: byline }).getAttribute("href")).toBe(address[language]);
		expect(page.data("BlogPosting")).toMatchObject([
			{ author: { "@type": "Person", name: "Ann Lee", url: siteUrl + address[language] } },
		]);
		const list = await read(`${prefix}/blog`);
		expect(list.said().split(byline)).toHaveLength(2);
		const ours = await read(`${prefix}/blog/ours`);
		expect(ours.texts("main header a")).toEqual([]);
		expect(ours.data("BlogPosting")).toMatchObject([{ author: { "@type": "Organization" } }]);
	});
});

it("an author without a published article has no page, and a page says nothing of drafts", async () => {
	const { read, send, stores, hers, draft } = await open();
	expect((await read("/authors/nobody")).status).toBe(404);
	expect(await (await send("GET", "/sitemap.xml")).text()).toContain(
		`<loc>${siteUrl}/fr/authors/ann-lee</loc>`,
	);
	await stores.articles.deletion.remove(hers.id);
	const gone = await read("/authors/ann-lee");
	expect([gone.status, gone.meta("robots")]).toEqual([404, "noindex"]);
	expect(gone.html).not.toContain("Ann Lee");
	expect(await (await send("GET", "/sitemap.xml")).text()).not.toContain("/authors/");
	const { token } = await stores.previewLinks.create(draft.id, ownerId);
	const preview = await read(`/preview/${token}`);
	expect(preview.said()).toContain("By Ann Lee");
	expect(preview.links()).not.toContain("/authors/ann-lee");
});

it("follows a name that changes, in whatever was read before", async () => {
	const { read, stores, ann } = await open();
	await read("/blog/hers");
	await stores.authors.update(ann.id, { ...authorInput.parse({ name: "Ann Moor" }), version: 1 });
	expect((await read("/blog/hers")).said()).toContain("By Ann Moor");
	const moved = await read("/fr/authors/ann-lee");
	expect([moved.status, moved.headers.get("Location")]).toEqual([301, "/fr/authors/ann-moor"]);
	await stores.authors.remove(ann.id);
	expect((await read("/blog/hers")).said()).not.toContain("Ann");
});

it("the page of an author shows words in the language that there is, marked with it, and whatever they are", async () => {
	const { read, send } = await open({ name: hostile, words: "", fr: { words: hostile } });
	const slug = "scriptscriptalert1script-co";
	const page = await read(`/authors/${slug}`);
	expect(page.texts("main h1")).toEqual([hostile]);
	expect(page.all('main header [lang="fr"]').map(({ textContent }) => textContent)).toEqual([hostile]);
	expect(page.all("main script:not([type])")).toEqual([]);
	expect(page.data("ProfilePage")).toMatchObject([{ mainEntity: { name: hostile, description: hostile } }]);
	const feed = await (await send("GET", "/feed.xml")).text();
	expect(feed).toContain("<dc:creator>&lt;/script&gt;");
});
