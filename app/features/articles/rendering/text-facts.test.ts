import { expect, it } from "vitest";
import { searchedPart } from "./text-facts.ts";

it("the searched part of a text is the whole of what people write", () => {
	const prose = "we met at the small table, and nobody spoke of work. ".repeat(3_900).trim();
	expect(prose.length).toBeGreaterThan(200_000);
	expect(searchedPart(prose)).toBe(prose);
});

it("the searched part ends where a text has more different trigrams than prose ever has", () => {
	const signs = Array.from({ length: 100_000 }, (_, at) =>
		String.fromCodePoint(0x2_0000 + (at % 40_000)),
	).join("");
	const part = searchedPart(signs);
	expect(signs.startsWith(part)).toBe(true);
	expect(part.isWellFormed()).toBe(true);
	expect(Array.from(part)).toHaveLength(30_000);
});

it("the searched part ends where folding has made a text far longer", () => {
	expect(searchedPart("word ".repeat(200_000)).length).toBeLessThanOrEqual(250_000);
});
