import fc from "fast-check";
import { expect, it } from "vitest";
import { tagsOf } from "./tags";

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
