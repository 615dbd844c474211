import { expect, it } from "vitest";
import { generatedArticles } from "./generated-articles.ts";
import { sampleArticles } from "./sample-articles.ts";

const now = new Date("2026-11-20T08:00:00.000Z");
const articles = [...generatedArticles(400, now)];

it("generated articles are the same at every run", () => {
	expect([...generatedArticles(400, now)]).toEqual(articles);
	expect(new Set(articles.map(({ input }) => input.title)).size).toBe(400);
});

it("publishes about seven in ten, translates about three in ten, and spreads them over years", () => {
	const share = (wanted: (input: (typeof articles)[number]["input"]) => boolean) =>
		articles.filter(({ input }) => wanted(input)).length / articles.length;
	expect(share(({ published }) => published)).toBeCloseTo(0.7, 0.5);
	expect(share(({ fr }) => fr !== null)).toBeCloseTo(0.3, 0.5);
	expect(articles.map(({ at }) => at)).toEqual(
		articles.map(({ at }) => at).toSorted((one, other) => one.getTime() - other.getTime()),
	);
	expect(articles[0]?.at.getUTCFullYear()).toBe(2018);
	expect(articles.at(-1)?.at.getTime()).toBeLessThan(now.getTime());
});

it("a generated article says what the sample articles say, under their categories and tags", () => {
	const sampleText = sampleArticles.map(({ content }) => content).join("\n");
	const categories = new Set(sampleArticles.map(({ category }) => category));
	const tags = new Set(sampleArticles.flatMap((sample) => sample.tags));
	for (const { input } of articles.slice(0, 20)) {
		expect(sampleText).toContain(input.excerpt);
		expect(categories).toContain(input.category);
		expect(input.tags.every((tag) => tags.has(tag))).toBe(true);
		expect(input.content.length).toBeGreaterThan(500);
	}
});
