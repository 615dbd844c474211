import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { blogAddress, blogQuery } from "./blog-address.ts";
import { blogChoiceOf, isFiltered, maxSearchCharacters } from "./blog-choice.ts";

const nothing = { search: "", tag: "", category: "", page: 1 };

describe("blogChoiceOf", () => {
	it.each([
		["", nothing],
		["?page=3&search=%20long%20%20distance%20", { ...nothing, search: "long distance", page: 3 }],
		["?tag=first+date&category=first-dates", { ...nothing, tag: "first date", category: "first-dates" }],
		["?search=&tag=%20&page=0&colour=red", nothing],
		["?search=%CC%81", nothing],
		["?search=%00a%0Ab%00", { ...nothing, search: "a b" }],
		["?search=a&search=b", { ...nothing, search: "a" }],
	])("reads %j", (query, choice) => {
		expect(blogChoiceOf(new URLSearchParams(query))).toEqual(choice);
	});

	it("cuts a long search, also within a surrogate pair", () => {
		const { search } = blogChoiceOf(
			new URLSearchParams({ search: `${"a".repeat(maxSearchCharacters - 1)}💛` }),
		);
		expect(search.isWellFormed()).toBe(true);
		expect(search).toHaveLength(maxSearchCharacters);
	});
});

it("the query of a filter is parsed to the same filter", () => {
	const choice = fc.record({
		search: fc.string({ unit: "binary", maxLength: 120 }),
		tag: fc.string({ unit: "binary", maxLength: 80 }),
		category: fc.stringMatching(/^[a-z-]{0,9}$/),
		page: fc.integer({ min: 1, max: 999 }),
	});
	fc.assert(
		fc.property(choice, (typed) => {
			const read = blogChoiceOf(new URLSearchParams(blogQuery(typed)));
			expect(blogChoiceOf(new URLSearchParams(blogQuery(read)))).toEqual(read);
			expect(blogQuery(read) === "").toBe(!isFiltered(read) && read.page === 1);
		}),
	);
});

it.each([
	["en", {}, "/blog"],
	["en", { page: 1 }, "/blog"],
	["fr", { page: 2 }, "/fr/blog?page=2"],
	["fr", { tag: "d’été", page: 2 }, "/fr/blog?tag=d%E2%80%99%C3%A9t%C3%A9&page=2"],
	["en", { search: "a&b=c", category: "inner-work" }, "/blog?search=a%26b%3Dc&category=inner-work"],
] as const)("in %s the blog filtered by %j is at %s", (language, choice, address) => {
	expect(blogAddress(language, choice)).toBe(address);
});
