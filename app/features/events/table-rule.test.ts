import { describe, expect, it } from "vitest";
import { isTableSize, tableSizes } from "./table-rule.ts";

describe("a table", () => {
	it("seats as many women as men", () => {
		expect(tableSizes.every((size) => size % 2 === 0)).toBe(true);
	});

	it.each(["4", "6", "8", "6-8", "6 – 8", "6 to 8", "4, 6 or 8"])("has the size %s", (text) => {
		expect(isTableSize(text)).toBe(true);
	});

	it.each(["", "7", "10", "6-10", "5-7", "a few", "68", "6.5"])("does not have the size %s", (text) => {
		expect(isTableSize(text)).toBe(false);
	});
});
