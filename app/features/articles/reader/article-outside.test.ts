import { describe, expect, it } from "vitest";
import { articleInput } from "#app/features/articles/article.ts";
import { localizePath } from "#app/i18n/language.ts";
import { languages } from "#app/site/site-config.ts";
import { openReader } from "#server/testing/reader.ts";

const usual = { title: "A good start", excerpt: "In short.", content: "Words.", published: true };

async function open(article: object) {
	const reader = await openReader({ siteUrl: "https://ensemble.example" });
	await reader.stores.articles.create(articleInput.parse({ ...usual, ...article }));
	return reader;
}

describe("an article outside the site", () => {
	it("is shown under what was written for it, as words, whatever stands in them", async () => {
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

	it("is shown under its title and its excerpt where nothing was", async () => {
		const { read } = await open({ searchTitle: "  ", fr: { searchTitle: "Un début" } });
		const page = await read("/blog/a-good-start");
		expect([page.document.title, page.meta("description")]).toEqual(["A good start · Ensemble", "In short."]);
		// The French words wait for a French text.
		expect((await read("/fr/blog/a-good-start")).document.title).toBe("A good start · Ensemble");
	});
});
