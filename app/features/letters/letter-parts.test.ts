import fc from "fast-check";
import { expect, it } from "vitest";
import {
	articleIdsIn,
	articlePlace,
	fixedParts,
	isEachOnce,
	moved,
	partPattern,
	readPart,
} from "./letter-parts.ts";

const id = fc.stringMatching(/^[\w-]{1,36}$/);
const part = fc.oneof(
	fc.constantFrom(...fixedParts),
	fc.tuple(id, fc.boolean()).map(([articleId, isShort]) => articlePlace(articleId, isShort)),
);

it("the parts of a letter are read as they were written, and nothing else is taken for one", () => {
	fc.assert(
		fc.property(id, fc.boolean(), (articleId, isShort) => {
			const stored = articlePlace(articleId, isShort);
			expect(partPattern.test(stored)).toBe(true);
			expect(readPart(stored)).toEqual({ kind: "article", articleId, isShort });
			expect(articleIdsIn(["words", stored, "tables"])).toEqual([articleId]);
		}),
	);
	for (const wrong of ["", "word", "article:", "article:a b", "title:../x", "words\n"]) {
		expect(readPart(wrong)).toBeUndefined();
	}
});

it("a letter in which something stands twice is noticed, also an article by another look", () => {
	fc.assert(
		fc.property(
			fc.uniqueArray(part, { selector: (stored) => stored.split(":").at(-1) }),
			fc.nat(),
			(parts, n) => {
				expect(isEachOnce(parts)).toBe(true);
				const again = parts[n % parts.length];
				if (again === undefined) return;
				expect(isEachOnce([...parts, again])).toBe(false);
				expect(isEachOnce([...parts, again.replace(/^article:/, "title:")])).toBe(false);
			},
		),
	);
});

it("a part moves by one place and none is lost; back again all is as before", () => {
	fc.assert(
		fc.property(fc.array(part, { maxLength: 12 }), fc.nat(12), fc.constantFrom(1, -1), (parts, from, by) => {
			const after = moved(parts, from, by as 1 | -1);
			expect(after.toSorted()).toEqual(parts.toSorted());
			const to = from + by;
			if (from >= parts.length || to < 0 || to >= parts.length) expect(after).toEqual(parts);
			else expect(moved(after, to, -by as 1 | -1)).toEqual(parts);
		}),
	);
});
