import { describe, expect, it } from "vitest";
import { facts } from "#app/site/site-config.ts";
import { usualGuests } from "./event.ts";
import { isTableSize, tableSizes } from "./table-rule.ts";

const { tableMin: min, tableMax: max, tableSmall } = facts;

describe("a table", () => {
	it("seats as many women as men", () => {
		expect(tableSizes.every((size) => size % 2 === 0)).toBe(true);
	});

	it("has the sizes of the site's facts", () => {
		expect([Math.min(...tableSizes), Math.max(...tableSizes)]).toEqual([tableSmall, max]);
		expect(tableSizes).toContain(min);
	});

	const known = [`${min}`, `${max}`, usualGuests, `${min} – ${max}`, `${min} to ${max}`];
	it.each([...known, `${tableSmall}, ${min} or ${max}`])("has the size %s", (text) => {
		expect(isTableSize(text)).toBe(true);
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
		expect(isTableSize(text)).toBe(false);
	});
});
