import { describe, expect, it } from "vitest";
import { defaultFacts } from "#app/site/facts.ts";
import { tableSizes } from "./table-rule.ts";

const { tableSmall, table } = defaultFacts;
const sizes = tableSizes(defaultFacts);

describe("a table", () => {
	it("seats as many women as men", () => {
		expect(sizes.every((size) => size % 2 === 0)).toBe(true);
	});

	it("has the sizes of the site's facts", () => {
		expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([tableSmall, table.max]);
		expect(sizes).toContain(table.min);
	});
});
