import { expect, it } from "vitest";
import { sampleArticles } from "./sample-articles.ts";

const words = (text: string) =>
	text.match(/[\p{Letter}\p{Number}]+(?:[’'-][\p{Letter}\p{Number}]+)*/gu) ?? [];
const published = sampleArticles.filter((article) => article.published);

it.each(published)(
	"$slug is 600 to 950 words, with an excerpt fit for a search result",
	({ content, excerpt, fr }) => {
		for (const text of fr === undefined ? [content] : [content, fr.content]) {
			expect(words(text).length).toBeGreaterThanOrEqual(600);
			expect(words(text).length).toBeLessThanOrEqual(950);
		}
		for (const text of fr === undefined ? [excerpt] : [excerpt, fr.excerpt]) {
			expect(text.length).toBeGreaterThanOrEqual(100);
			expect(text.length).toBeLessThanOrEqual(165);
		}
	},
);

it("the sample has a day of its own for each article", () => {
	expect(new Set(sampleArticles.map(({ daysAgo }) => daysAgo)).size).toBe(sampleArticles.length);
});
