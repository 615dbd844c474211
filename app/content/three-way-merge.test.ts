import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { resolveConflicts, threeWayMerge } from "./three-way-merge.ts";

const base = { title: "Dinner", tags: ["a"], fr: { title: "Dîner", tags: ["a"] } };

describe("a three-way merge", () => {
	it("takes each field from the side that changed it, and each language too", () => {
		const mine = { ...base, title: "Brunch" };
		const theirs = { ...base, tags: ["a", "b"], fr: { ...base.fr, title: "Souper" } };
		expect(threeWayMerge(base, mine, theirs)).toEqual({
			merged: { title: "Brunch", tags: ["a", "b"], fr: { title: "Souper", tags: ["a"] } },
			conflicts: [],
		});
	});

	it("names a field that both changed, by its path in its language, and merges the rest", () => {
		const mine = { ...base, fr: { title: "Brunch", tags: ["m"] } };
		const theirs = { ...base, fr: { title: "Souper", tags: ["a"] } };
		expect(threeWayMerge(base, mine, theirs)).toEqual({
			merged: { ...base, fr: { title: "Brunch", tags: ["m"] } },
			conflicts: [{ path: "fr.title", mine: "Brunch", theirs: "Souper" }],
		});
	});

	it("sees one value for each language under a name of its own", () => {
		const before = { host: { en: "Ada", fr: "Ada" }, sizes: { min: 6, max: 8 } };
		const mine = { host: { en: "Eve", fr: "Ada" }, sizes: { min: 4, max: 8 } };
		const theirs = { host: { en: "Ada", fr: "Ève" }, sizes: { min: 6, max: 10 } };
		expect(threeWayMerge(before, mine, theirs)).toEqual({
			merged: { host: { en: "Eve", fr: "Ève" }, sizes: { min: 4, max: 8 } },
			conflicts: [{ path: "sizes", mine: { min: 4, max: 8 }, theirs: { min: 6, max: 10 } }],
		});
	});

	it("asks about every difference where nobody knows what both were made from", () => {
		const mine = { ...base, title: "Brunch", fr: { title: "Brunch", tags: ["a"] } };
		const { conflicts } = threeWayMerge(undefined, mine, base);
		expect(conflicts.map(({ path }) => path)).toEqual(["title", "fr.title"]);
	});

	it("has no conflict where both sides say the same", () => {
		const both = { ...base, title: "Brunch" };
		expect(threeWayMerge(base, both, structuredClone(both))).toEqual({ merged: both, conflicts: [] });
	});
});

describe("the choices for conflicts", () => {
	const merge = {
		merged: { title: "Mine", fr: { title: "À moi" } },
		conflicts: [
			{ path: "title", mine: "Mine", theirs: "Theirs" },
			{ path: "fr.title", mine: "À moi", theirs: "À eux" },
		],
	};

	it("put the chosen value, or both one below the other, in its place", () => {
		const resolved = resolveConflicts(merge, { title: "theirs", "fr.title": "both" });
		expect(resolved).toEqual({ title: "Theirs", fr: { title: "À eux\n\nÀ moi" } });
		expect(merge.merged.title).toBe("Mine");
	});

	it("leave no gap where one side of both is empty", () => {
		const conflicts = [{ path: "title", mine: "Mine", theirs: "" }];
		expect(resolveConflicts({ merged: { title: "Mine" }, conflicts }, { title: "both" })).toEqual({
			title: "Mine",
		});
	});
});

const value = fc.oneof(fc.string({ maxLength: 3 }), fc.integer({ max: 3 }), fc.constant(null));
const draft = fc.record({ a: value, b: value, fr: fc.record({ a: value, b: value }) });

describe("any merge", () => {
	it("is the changed side where the other changed nothing", () => {
		fc.assert(
			fc.property(draft, draft, (before, changed) => {
				expect(threeWayMerge(before, before, changed)).toEqual({ merged: changed, conflicts: [] });
				expect(threeWayMerge(before, changed, before)).toEqual({ merged: changed, conflicts: [] });
			}),
		);
	});

	it("has each value from one of the two sides, and loses no change of either unseen", () => {
		fc.assert(
			fc.property(draft, draft, draft, (before, mine, theirs) => {
				const { merged, conflicts } = threeWayMerge(before, mine, theirs);
				const at = (from: typeof before, path: string) =>
					path
						.split(".")
						.reduce<unknown>((members, part) => (members as Record<string, unknown>)[part], from);
				for (const path of ["a", "b", "fr.a", "fr.b"]) {
					const [was, own, other, result] = [before, mine, theirs, merged].map((from) => at(from, path));
					const isInConflict = conflicts.some((conflict) => conflict.path === path);
					expect([own, other]).toContainEqual(result);
					if (own !== was && result !== own) throw new Error(`lost mine at ${path}`);
					if (other !== was && result !== other) expect(isInConflict).toBe(true);
				}
			}),
		);
	});
});
