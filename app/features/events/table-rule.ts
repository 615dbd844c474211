import { facts } from "#app/site/site-config.ts";

const { tableMin, tableMax, tableSmall } = facts;

/** Guests of a table, rare sizes first: always as many women as men (specification, section 9). */
export const tableSizes = [
	tableSmall,
	...Array.from({ length: (tableMax - tableMin) / 2 + 1 }, (_, step) => tableMin + 2 * step),
];

/** Whether a text such as `8` or `6-8` names sizes that a table has, and no other. */
export function isTableSize(guests: string): boolean {
	const named = guests.match(/\d+/g) ?? [];
	return named.length > 0 && named.every((size) => tableSizes.some((known) => String(known) === size));
}
