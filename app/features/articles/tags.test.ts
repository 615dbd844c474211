import fc from "fast-check";
import { expect, it } from "vitest";
import { tagsOfOneRow } from "./reader/card-layout.ts";
import { tagKeys, tagsOf } from "./tags.ts";

it.each([
	["dating, first dates", ["dating", "first dates"]],
	[" , dating,, ", ["dating"]],
	["Dating, dating", ["Dating"]],
	["", []],
])("the tags of %j are %j", (typed, tags) => {
	expect(tagsOf(typed)).toEqual(tags);
});

it("parsed tags are never empty, untrimmed or repeated", () => {
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
])("a card shows of the tags %j the first %i", (tags, shown) => {
	expect(tagsOfOneRow(tags)).toEqual(tags.slice(0, shown));
});

it("tags that differ in case or spacing are the same", () => {
	expect(tagKeys(["First  date", "first date", " ", "Été", "E\u0301té", "Ete"])).toEqual([
		"first date",
		"été",
		"ete",
	]);
});
