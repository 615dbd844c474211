import { describe, expect, it } from "vitest";
import { articleInput } from "#app/features/articles/article.ts";
import { localizePath } from "#app/i18n/language.ts";
import { languages } from "#app/site/site-config.ts";
import { openReader } from "#server/testing/reader.ts";

const usual = { title: "A good start", excerpt: "In short.", content: "Words.", published: true };

async function open(article: object) {
	const reader = await openReader({ siteUrl: "https://ensemble.example" });
	await reader.stores.articles.saving.create(articleInput.parse({ ...usual, ...article }));
	return reader;
}

describe("an article outside the site", () => {
	it("is shown with the texts written for it, as plain text, whatever they hold", async () => {
		const searchTitle = '</title><script>alert("1")</script>';
		const searchDescription = '"><script>2</script>';
		const { read } = await open({ searchTitle, searchDescription });
		for (const language of languages) {
			const page = await read(localizePath("/blog/a-good-start", language));
			const title = `${searchTitle} · Ensemble`;
			expect([page.document.title, page.meta("og:title"), page.meta("og:image:alt")]).toEqual(
				Array.from({ length: 3 }, () => title),
			);
			for (const name of ["description", "og:description"]) expect(page.meta(name)).toBe(searchDescription);
			expect(page.data("BlogPosting")).toMatchObject([
				{ headline: "A good start", description: searchDescription },
			]);
			expect(page.texts("main h1")).toEqual(["A good start"]);
			expect(page.said()).not.toContain("alert");
		}
	});

	it("has the chosen earlier date for readers, search engines and feeds alike", async () => {
		const { read, send } = await open({ publishedOn: "2019-03-03" });
		const page = await read("/fr/blog/a-good-start");
		expect(page.texts("main header time")).toEqual(["3 mars 2019"]);
		const at = "2019-03-03T08:00:00.000Z";
		expect(page.meta("article:published_time")).toBe(at);
		expect(page.data("BlogPosting")).toMatchObject([{ datePublished: at }]);
		const feed = await (await send("GET", "/feed.xml")).text();
		expect(feed).toContain("<pubDate>Sun, 03 Mar 2019 08:00:00 GMT</pubDate>");
		// A change made here today keeps its own date.
		expect(page.meta("article:modified_time")).toMatch(/^2026-/);
	});

	it("is shown with its title and excerpt otherwise", async () => {
		const { read } = await open({ searchTitle: "  ", fr: { searchTitle: "Un début" } });
		const page = await read("/blog/a-good-start");
		expect([page.document.title, page.meta("description")]).toEqual(["A good start · Ensemble", "In short."]);
		// The French words wait for a French text.
		expect((await read("/fr/blog/a-good-start")).document.title).toBe("A good start · Ensemble");
	});
});
