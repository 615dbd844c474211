import { describe, expect, it } from "vitest";
import { defaultFacts } from "#app/site/facts.ts";
import { usualTable } from "./event.ts";
import { isTableSize, tableSizes } from "./table-rule.ts";

const { tableSmall, table } = defaultFacts;
const { min, max } = table;
const sizes = tableSizes(defaultFacts);

describe("a table", () => {
	it("seats as many women as men", () => {
		expect(sizes.every((size) => size % 2 === 0)).toBe(true);
	});

	it("has the sizes of the site's facts", () => {
		expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([tableSmall, max]);
		expect(sizes).toContain(min);
	});

	const known = [
		`${min}`,
		`${max}`,
		usualTable(defaultFacts).maxGuests,
		`${min} – ${max}`,
		`${min} to ${max}`,
	];
	it.each([...known, `${tableSmall}, ${min} or ${max}`])("has the size %s", (text) => {
		expect(isTableSize(text, sizes)).toBe(true);
	});

	it.each([
		"",
		`${min + 1}`,
		`${max + 2}`,
		`${min}-${max + 2}`,
		`${min - 1}-${max - 1}`,
		"a few",
		`${min}${max}`,
		`${min}.5`,
	])("does not have the size %s", (text) => {
		expect(isTableSize(text, sizes)).toBe(false);
	});
});
