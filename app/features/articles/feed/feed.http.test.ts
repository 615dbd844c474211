import { describe, expect, it } from "vitest";
import { articleInput } from "#app/features/articles/article.ts";
import { startedLetter } from "#server/testing/letters.ts";
import { addReaders, wholeLetter } from "#server/testing/readers.ts";
import { testSite } from "#server/testing/test-site.ts";
import { malformation } from "#server/testing/well-formed.ts";

const picture = `/media/${"a".repeat(64)}-1600.webp`;
const french = { title: "Premiers rendez-vous", excerpt: "Commencer.", content: "Dites *bonjour*." };

function input(changes: object = {}) {
	const texts = { title: "First dates", excerpt: "How to begin.", content: "Say **hello**." };
	return articleInput.parse({ ...texts, published: true, ...changes });
}

async function feed(site: Awaited<ReturnType<typeof testSite>>, path: string): Promise<string> {
	const response = await site.send("GET", path);
	expect(response.status).toBe(200);
	expect(response.headers.get("Content-Type")).toBe("application/rss+xml; charset=utf-8");
	expect(response.headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
	const xml = await response.text();
	expect(malformation(xml)).toBeUndefined();
	expect(xml).not.toContain("{{");
	return xml;
}

const titles = (xml: string) =>
	[...xml.matchAll(/<title><!\[CDATA\[(.*?)\]\]><\/title>/g)].map(([, title]) => title);

describe("the feeds", () => {
	it("name the site, their language and their address", async () => {
		const site = await testSite();
		await site.stores.articles.saving.create(input());
		const english = await feed(site, "/feed.xml");
		expect(english).toContain("<language>en</language>");
		expect(english).toContain('<atom:link href="http://localhost:3000/feed.xml" rel="self"');
		expect(english).toContain("<link>http://localhost:3000/blog</link>");
		const fr = await feed(site, "/fr/feed.xml");
		expect(fr).toContain("<language>fr</language>");
		expect(fr).toContain('<atom:link href="http://localhost:3000/fr/feed.xml" rel="self"');
		expect(fr).toContain("<link>http://localhost:3000/fr/blog/first-dates</link>");
	});

	it("date each article by its publication, and themselves by the last change", async () => {
		const site = await testSite();
		const article = await site.stores.articles.saving.create(input(), {
			at: new Date("2026-03-01T07:30:00.000Z"),
		});
		const xml = await feed(site, "/feed.xml");
		expect(xml).toContain("<pubDate>Sun, 01 Mar 2026 07:30:00 GMT</pubDate>");
		expect(xml).toContain(`<lastBuildDate>${new Date(article.updatedAt).toUTCString()}</lastBuildDate>`);
		expect(xml).toContain(`<guid isPermaLink="false">urn:uuid:${article.id}</guid>`);
	});

	it("are the same document until something changes", async () => {
		const site = await testSite();
		expect(await feed(site, "/feed.xml")).toBe(await feed(site, "/feed.xml"));
	});

	it("carry the whole text with absolute addresses", async () => {
		const site = await testSite();
		const content = `See [the blog](/blog).\n\n![Two chairs](${picture})`;
		const description = { imageAlt: 'A "bay"', imageCaption: "Photograph: A & B" };
		await site.stores.articles.saving.create(input({ content, imageUrl: picture, ...description }));
		const xml = await feed(site, "/feed.xml");
		expect(xml).toContain("<description><![CDATA[How to begin.]]></description>");
		expect(xml).toContain(`<img src="http://localhost:3000${picture}" alt="A &quot;bay&quot;">`);
		expect(xml).toContain("<figcaption>Photograph: A &amp; B</figcaption>");
		expect(xml).toContain('<a href="http://localhost:3000/blog">');
		expect(xml).not.toMatch(/(src|href|srcset)="\//);
	});

	it("give French readers translations, and mark what is in English", async () => {
		const site = await testSite();
		await site.stores.articles.saving.create(input({ fr: french }));
		await site.stores.articles.saving.create(input({ title: "Only English" }));
		const xml = await feed(site, "/fr/feed.xml");
		expect(titles(xml)).toEqual(["Only English (en anglais)", "Premiers rendez-vous"]);
		expect(xml).toContain("<dc:language>en</dc:language>");
		expect(xml).toContain("<em>bonjour</em>");
		expect(titles(await feed(site, "/feed.xml"))).toEqual(["Only English", "First dates"]);
	});

	it("hold the latest 20 and no draft", async () => {
		const site = await testSite();
		for (let number = 1; number <= 22; number += 1) {
			await site.stores.articles.saving.create(input({ title: `Number ${number}` }));
		}
		await site.stores.articles.saving.create(input({ title: "Draft", published: false }));
		const listed = titles(await feed(site, "/feed.xml"));
		expect(listed).toHaveLength(20);
		expect(listed[0]).toBe("Number 22");
	});

	it("name the listed letters that have left, in their order among the articles, and no other", async () => {
		const site = await testSite();
		await addReaders(site.database, 2);
		await site.stores.articles.saving.create(input());
		await site.stores.letters.create({ ...wholeLetter, subject: "A draft" });
		const { id, slug } = await startedLetter(site);
		await site.stores.articles.saving.create(input({ title: "Second dates" }));
		const xml = await feed(site, "/feed.xml");
		expect(titles(xml)).toEqual(["Second dates", "Two tables in December", "First dates"]);
		expect(xml).toContain(`<link>http://localhost:3000/newsletter/${slug}</link>`);
		expect(titles(await feed(site, "/fr/feed.xml"))).toContain("Deux tables en décembre");
		expect(await feed(site, "/fr/feed.xml")).toContain("/fr/newsletter/deux-tables-en-decembre</link>");
		await site.stores.letters.setListed(id, false);
		expect(titles(await feed(site, "/feed.xml"))).toEqual(["Second dates", "First dates"]);
	});

	it("have titles that read the same as HTML and as plain text", async () => {
		const site = await testSite();
		for (const title of ["T <b>x</b><script>", "Fish & chips", "&lt; & &#60; in titles"]) {
			await site.stores.articles.saving.create(input({ title }));
		}
		expect(titles(await feed(site, "/feed.xml")).slice(0, 3)).toEqual([
			"&amp;lt; & &amp;#60; in titles",
			"Fish & chips",
			"T &lt;b&gt;x&lt;/b&gt;&lt;script&gt;",
		]);
	});

	it("stay well-formed whatever an article holds", async () => {
		const site = await testSite();
		const odd = "a ]]> b ]]> c & <d> \u0007 \u000b e";
		await site.stores.articles.saving.create(
			input({ title: odd, excerpt: odd, content: odd, category: "A & B", tags: ["<x>"] }),
		);
		const xml = await feed(site, "/feed.xml");
		expect(xml).toContain("A &amp; B");
		expect(["\u0007", "\u000b"].filter((mark) => xml.includes(mark))).toEqual([]);
	});
});
