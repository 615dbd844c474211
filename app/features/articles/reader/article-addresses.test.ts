import { describe, expect, it } from "vitest";
import { articleInput } from "#app/features/articles/article.ts";
import { openReader } from "#server/testing/reader.ts";

const origin = "http://localhost:3000";
const english = { title: "The sea", excerpt: "In short.", content: "Words." };
const french = { title: "La mer", excerpt: "En bref.", content: "Des mots." };

async function open() {
	const reader = await openReader();
	const { articles } = reader.stores;
	const input = (slug: string, own: string) =>
		articleInput.parse({ ...english, slug, published: true, fr: { ...french, slug: own } });
	const { id } = await articles.saving.create(input("sea", "mer"));
	await articles.saving.update(id, { ...input("the-sea", "la-mer"), version: 1 });
	await articles.saving.create(articleInput.parse({ ...english, slug: "moon", published: true }));
	const { slug: alone } = await articles.saving.create(articleInput.parse({ fr: french, published: true }));
	return { ...reader, id, alone };
}

describe("an article with an address in each language", () => {
	it("is served there, and redirects there from every other one", async () => {
		const { app, id, alone } = await open();
		const present = { en: "/blog/the-sea", fr: "/fr/blog/la-mer" };
		const cases: [string, string, string | number][] = [
			["/blog/the-sea", "", 200],
			["/fr/blog/la-mer", "", 200],
			["/blog/la-mer", "", present.en],
			["/fr/blog/the-sea", "", present.fr],
			["/blog/sea", "", present.en],
			["/fr/blog/sea", "", present.fr],
			["/blog/mer", "", present.en],
			["/fr/blog/mer", "", present.fr],
			[`/blog/${id}`, "", present.en],
			[`/fr/blog/${id}`, "", present.fr],
			["/blog/THE-SEA", "", 200],
			// A reader who chose French is led to the French pages first.
			["/blog/the-sea", "fr", "/fr/blog/the-sea"],
			["/blog/la-mer", "fr", "/fr/blog/la-mer"],
			["/fr/blog/la-mer", "en", 200],
			["/fr/blog/la-mer?language=en", "", "/blog/la-mer"],
			// An article in one language has one address.
			["/blog/moon", "", 200],
			["/fr/blog/moon", "", 200],
			[`/blog/${alone}`, "", 200],
			[`/fr/blog/${alone}`, "", 200],
			["/blog/nothing", "", 404],
			["/share/en/blog/mer.png", "", "/share/en/blog/the-sea.png"],
			["/share/fr/blog/the-sea.png", "", "/share/fr/blog/la-mer.png"],
		];
		for (const [path, language, expected] of cases) {
			const headers = new Headers(language === "" ? [] : [["Cookie", `language=${language}`]]);
			for (const method of ["HEAD", "GET"]) {
				const answer = await app.request(path, { method, headers });
				const outcome = answer.headers.get("Location") ?? answer.status;
				expect([method, path, language, outcome]).toEqual([method, path, language, expected]);
			}
		}
	});

	it("has both in each list of its addresses", async () => {
		const { app, read } = await open();
		for (const [path, other] of [
			["/blog/the-sea", "/fr/blog/la-mer"],
			["/fr/blog/la-mer", "/blog/the-sea"],
		] as const) {
			const page = await read(path);
			const [en, fr] = path.startsWith("/fr") ? [other, path] : [path, other];
			const links = page
				.all("link")
				.map((link) => `${link.getAttribute("hreflang")} ${link.getAttribute("href")}`);
			expect(links).toEqual(
				expect.arrayContaining([
					`null ${origin}${path}`,
					`en ${origin}${en}`,
					`fr ${origin}${fr}`,
					`x-default ${origin}${en}`,
				]),
			);
			const switcher = page.all("a[hreflang]").map((link) => link.getAttribute("href"));
			expect(switcher).toEqual(expect.arrayContaining([`${en}?language=en`, `${fr}?language=fr`]));
			expect(page.meta("og:url")).toBe(origin + path);
			const language = path.startsWith("/fr") ? "fr" : "en";
			const picture = `${origin}/share/${language}/blog/${path.split("/").at(-1)}.png`;
			expect(page.meta("og:image")).toBe(picture);
			expect(page.data("BlogPosting")).toMatchObject([{ url: origin + path, image: [picture] }]);
		}
		const text = async (path: string) => (await app.request(path)).text();
		expect(await text("/feed.xml")).toContain(`<link>${origin}/blog/the-sea</link>`);
		expect(await text("/fr/feed.xml")).toContain(`<link>${origin}/fr/blog/la-mer</link>`);
		const sitemap = await text("/sitemap.xml");
		for (const path of ["/blog/the-sea", "/fr/blog/la-mer"]) {
			expect(sitemap).toContain(`<loc>${origin}${path}</loc>`);
		}
		expect(sitemap).toContain(`hreflang="fr" href="${origin}/fr/blog/la-mer"`);
		for (const path of ["/fr/blog/the-sea", "/blog/la-mer", "/blog/mer", "/fr/blog/sea"]) {
			expect(sitemap).not.toContain(`${origin}${path}"`);
			expect(sitemap).not.toContain(`${origin}${path}<`);
		}
		expect((await read("/fr/blog")).links()).toContain("/fr/blog/la-mer");
	});
});
