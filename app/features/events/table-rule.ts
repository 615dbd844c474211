import type { Facts } from "#app/site/facts.ts";

/** Guests of a table, rare sizes first: always as many women as men (specification, section 9). */
export function tableSizes({ table, tableSmall }: Pick<Facts, "table" | "tableSmall">): number[] {
	const usual = Array.from({ length: (table.max - table.min) / 2 + 1 }, (_, step) => table.min + 2 * step);
	return [tableSmall, ...usual];
}

/** Whether a text such as `8` or `6-8` names sizes that a table has (`sizes`), and no other. */
export function isTableSize(guests: string, sizes: readonly number[]): boolean {
	const named = guests.match(/\d+/g) ?? [];
	return named.length > 0 && named.every((size) => sizes.some((known) => String(known) === size));
}
