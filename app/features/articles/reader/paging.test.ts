import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pageNumberOf, pagerNumbers, pageSize, pagesOf } from "./paging.ts";

it.each([
	["1", 1],
	["12", 12],
	[null, 1],
	["", 1],
	["0", 1],
	["-2", 1],
	["02", 1],
	["1.5", 1],
	["1e3", 1],
	["two", 1],
	[" 2", 1],
])("reads page %j as %j", (typed, page) => {
	expect(pageNumberOf(typed)).toBe(page);
});

it("a page number beyond every list is kept", () => {
	expect(pageNumberOf("9".repeat(400))).toBeGreaterThan(1_000_000);
});

it.each([
	[0, 1],
	[1, 1],
	[pageSize, 1],
	[pageSize + 1, 2],
	[10 * pageSize, 10],
])("%i articles fill %i pages", (count, pages) => {
	expect(pagesOf(count)).toBe(pages);
});

describe("pagerNumbers", () => {
	it.each([
		[1, 1, [1]],
		[1, 3, [1, 2, 3]],
		[1, 9, [1, 2, null, 9]],
		[4, 9, [1, 2, 3, 4, 5, null, 9]],
		[5, 9, [1, null, 4, 5, 6, null, 9]],
		[9, 9, [1, null, 8, 9]],
	])("shows page %i of %i as %j", (present, pages, numbers) => {
		expect(pagerNumbers(present, pages)).toEqual(numbers);
	});

	it("always leads to the ends and the neighbours, in order, and never hides a single page", () => {
		const place = fc
			.integer({ min: 1, max: 60 })
			.chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)));
		fc.assert(
			fc.property(place, ([present, pages]) => {
				const shown = pagerNumbers(present, pages);
				const numbers = shown.filter((number) => number !== null);
				for (const page of [1, present - 1, present, present + 1, pages]) {
					if (page >= 1 && page <= pages) expect(numbers).toContain(page);
				}
				expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
				for (const [index, number] of shown.entries()) {
					if (number !== null) continue;
					expect(Number(shown[index + 1]) - Number(shown[index - 1])).toBeGreaterThan(2);
				}
			}),
		);
	});
});
