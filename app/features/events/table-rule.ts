/** Guests of a table: six to eight, sometimes four, and always as many women as men (specification, section 9). */
export const tableSizes = [4, 6, 8] as const;

/** Whether a text such as `8` or `6-8` names sizes that a table has, and no other. */
export function isTableSize(guests: string): boolean {
	const named = guests.match(/\d+/g) ?? [];
	return named.length > 0 && named.every((size) => tableSizes.some((known) => String(known) === size));
}
