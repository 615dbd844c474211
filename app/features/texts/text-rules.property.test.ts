import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { languages } from "#app/site/site-config.ts";
import { catalogue, placeOf } from "./catalogue.server.ts";
import { marksOf, maxLength, nameOfMark, problemOf, tidyText } from "./text-rules.ts";

const entries = [...catalogue.values()].flatMap((entry) =>
	languages.map((language) => ({ entry, place: placeOf(entry, language) })),
);
const anyPlace = fc.constantFrom(...entries).map(({ place }) => place);
const anyText = fc.oneof(
	fc.string({ unit: "binary" }),
	fc.string({ unit: fc.constantFrom("{", "}", "*", "fee", "name", "count", " ", "\u202e", "é") }),
);

describe("the rules of texts", () => {
	it("are kept by every text that is shipped", () => {
		const broken = entries.filter(
			({ place }) => problemOf(tidyText(place.shipped, place), place) !== undefined,
		);
		expect(broken).toEqual([]);
		expect(entries.every(({ place }) => tidyText(place.shipped, place) === place.shipped)).toBe(true);
	});

	it("let nothing through that a page could not fill in, or would show as a mark", () => {
		fc.assert(
			fc.property(anyPlace, anyText, (place, typed) => {
				const text = tidyText(typed, place);
				if (problemOf(text, place) !== undefined) return;
				const known = new Set([...place.all.flatMap(marksOf).map(nameOfMark), ...Object.keys(place.facts)]);
				const doubled = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? "");
				expect(doubled.every((name) => known.has(name))).toBe(true);
				expect(text.replaceAll(/\{\{\w+\}\}/g, "")).not.toMatch(/\{\{|\}\}/);
				expect(text.length).toBeLessThanOrEqual(maxLength(place));
				expect(text.isWellFormed()).toBe(true);
				expect(text.trim()).not.toBe("");
			}),
		);
	});

	it("take a tidy text for tidy", () => {
		fc.assert(
			fc.property(anyPlace, anyText, (place, typed) => {
				const text = tidyText(typed, place);
				expect(tidyText(text, place)).toBe(text);
			}),
		);
	});
});
