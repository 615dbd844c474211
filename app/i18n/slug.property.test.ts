import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { derivedSlug, firstFree, maxSlugCharacters, numberedSlug, slugOf } from "./slug.ts";

const titles = fc.string({ unit: fc.constantFrom(..."aZ09 -_éçÉœŒßø’'.日😀\t".split("")), maxLength: 160 });

describe("the slug of a title", () => {
	it("is the same for a title in capitals, without its accents, or with other signs between its words", () => {
		fc.assert(
			fc.property(titles, (title) => {
				const slug = slugOf(title);
				// A capital ß is written SS, and both become ss.
				expect(slugOf(title.toUpperCase())).toBe(slug);
				expect(slugOf(title.normalize("NFD"))).toBe(slug);
				expect(slugOf(`  ${title.replaceAll(" ", " \t ")}!`)).toBe(slug);
			}),
		);
	});

	it("stands in an address as it is", () => {
		fc.assert(
			fc.property(titles, (title) => {
				const slug = derivedSlug(title);
				expect(encodeURIComponent(slug)).toBe(slug);
				expect(new URL(`http://localhost/blog/${slug}`).pathname).toBe(`/blog/${slug}`);
			}),
		);
	});
});

describe("a free slug", () => {
	it("is one that is not taken, the first of its numbers, and never too long", async () => {
		await fc.assert(
			fc.asyncProperty(titles, fc.nat({ max: 130 }), async (title, count) => {
				const slug = derivedSlug(title) || "article";
				const taken = new Set(Array.from({ length: count }, (_, index) => numberedSlug(slug, index + 1)));
				expect(taken.size).toBe(count);
				const free = await firstFree(slug, async (candidate) => taken.has(candidate));
				expect(taken.has(free)).toBe(false);
				expect(free).toBe(numberedSlug(slug, count + 1));
				expect(free.length).toBeLessThanOrEqual(maxSlugCharacters);
				expect(slugOf(free)).toBe(free);
			}),
			{ numRuns: 50 },
		);
	});
});
