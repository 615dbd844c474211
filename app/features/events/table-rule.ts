import type { Facts } from "#app/site/facts.ts";

/** Guests of a table, rare sizes first: always as many women as men (specification, section 9). */
export function tableSizes({ table, tableSmall }: Pick<Facts, "table" | "tableSmall">): number[] {
	const usual = Array.from({ length: (table.max - table.min) / 2 + 1 }, (_, step) => table.min + 2 * step);
	return [tableSmall, ...usual];
}
