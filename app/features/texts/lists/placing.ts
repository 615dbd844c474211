import type { Placed } from "#app/i18n/list-order.ts";

/** The entries with one of them so many places further down, or up. */
export function moved(entries: readonly Placed[], id: string, by: 1 | -1): Placed[] {
	const place = entries.findIndex((entry) => entry.id === id);
	const other = place + by;
	if (place === -1 || other < 0 || other >= entries.length) return [...entries];
	return entries.map((entry, index) => {
		if (index === place) return entries[other] ?? entry;
		return index === other ? (entries[place] ?? entry) : entry;
	});
}

/** The entries with one of them hidden, or shown again. */
export function toggled(entries: readonly Placed[], id: string): Placed[] {
	return entries.map((entry) => (entry.id === id ? { id, isHidden: !entry.isHidden } : entry));
}

/** The entries without one of them. */
export function without(entries: readonly Placed[], id: string): Placed[] {
	return entries.filter((entry) => entry.id !== id);
}

/** The entries and one more, at the end. */
export function withEntry(entries: readonly Placed[], id: string): Placed[] {
	return [...entries, { id, isHidden: false }];
}

/** The entries with one put back at its place, or at the end where they are fewer by now. */
export function withEntryAt(entries: readonly Placed[], entry: Placed, place: number): Placed[] {
	return without(entries, entry.id).toSpliced(place, 0, entry);
}

/** A name for an entry that no other has. */
export function newEntryId(): string {
	const words = crypto.getRandomValues(new Uint8Array(8));
	return `n${Array.from(words, (word) => (word % 36).toString(36)).join("")}`;
}

/** The shipped entries that an order leaves out. @param shipped their order */
export function leftOut(entries: readonly Placed[], shipped: readonly Placed[]): string[] {
	const placed = new Set(entries.map(({ id }) => id));
	return shipped.map(({ id }) => id).filter((id) => !placed.has(id));
}
