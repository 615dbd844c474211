import fc from "fast-check";
import { expect, it } from "vitest";
import { tagKeys, tagsOf, tagsOfOneRow } from "./tags.ts";

it.each([
	["dating, first dates", ["dating", "first dates"]],
	[" , dating,, ", ["dating"]],
	["Dating, dating", ["Dating"]],
	["", []],
])("reads %j as %j", (typed, tags) => {
	expect(tagsOf(typed)).toEqual(tags);
});

it("never yields an empty, untrimmed or repeated tag", () => {
	fc.assert(
		fc.property(fc.string(), (typed) => {
			const tags = tagsOf(typed);
			expect(tags.every((tag) => tag !== "" && tag === tag.trim() && !tag.includes(","))).toBe(true);
			expect(new Set(tags.map((tag) => tag.toLowerCase())).size).toBe(tags.length);
		}),
	);
});

it.each([
	[["first date", "conversation", "slow dating"], 3],
	[["premier rendez-vous", "connaissance de soi", "attirance"], 2],
	[["a tag that is longer than a row of a card has room for", "b"], 1],
	[[], 0],
])("shows of %j the first %i on a card", (tags, shown) => {
	expect(tagsOfOneRow(tags)).toEqual(tags.slice(0, shown));
});

it("takes tags that differ in case or spacing for one", () => {
	expect(tagKeys(["First  date", "first date", " ", "Été", "E\u0301té", "Ete"])).toEqual([
		"first date",
		"été",
		"ete",
	]);
});
