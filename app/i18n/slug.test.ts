import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { derivedSlug, fallbackSlug, firstFree, maxSlugCharacters, numberedSlug, slugOf } from "./slug.ts";

describe("slugOf", () => {
	it.each([
		["First Dates", "first-dates"],
		["  What's love?  ", "whats-love"],
		["A -- long---dash", "a-long-dash"],
		["-edges-", "edges"],
		["Été à l’île Maurice", "ete-a-lile-maurice"],
		["Garçon, œuvre & cœur", "garcon-oeuvre-coeur"],
		["ŒUVRE", "oeuvre"],
		["50/50: fair?", "5050-fair"],
		["日本", ""],
		["", ""],
	])("turns %j into %j", (title, slug) => {
		expect(slugOf(title)).toBe(slug);
	});

	it("holds only lower-case letters, digits and single hyphens inside, for any title", () => {
		fc.assert(
			fc.property(fc.string({ unit: "grapheme" }), (title) => {
				expect(slugOf(title)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
			}),
		);
	});

	it("changes nothing the second time", () => {
		fc.assert(
			fc.property(fc.string({ unit: "grapheme" }), (title) => {
				expect(slugOf(slugOf(title))).toBe(slugOf(title));
			}),
		);
	});
});

describe("firstFree", () => {
	it("numbers a taken slug with the first free number", async () => {
		const taken = new Set(["love", "love-2"]);
		expect(await firstFree("love", async (slug) => taken.has(slug))).toBe("love-3");
		expect(await firstFree("trust", async (slug) => taken.has(slug))).toBe("trust");
	});
});

describe("a slug that an article gets", () => {
	const longTitles = fc.string({ unit: fc.constantFrom("ß", "œ", "a", " ", "-", "㏒", "é"), maxLength: 200 });

	it("is never longer than one that may be typed, whatever the title and the number behind it", () => {
		fc.assert(
			fc.property(longTitles, fc.integer({ min: 1, max: 10_000 }), (title, number) => {
				const slug = numberedSlug(derivedSlug(title) || fallbackSlug, number);
				expect(slug.length).toBeLessThanOrEqual(maxSlugCharacters);
				expect(slugOf(slug)).toBe(slug);
			}),
		);
	});

	it("keeps its number where its title is cut", async () => {
		const slug = "a".repeat(119);
		expect(await firstFree(slug, async (taken) => taken === slug)).toBe(`${"a".repeat(118)}-2`);
	});
});
