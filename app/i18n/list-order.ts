import { defaultLanguage } from "#app/site/site-config.ts";

/** An entry of a list at its place, and whether visitors see it. */
export type Placed = { id: string; isHidden: boolean };

/** The order of a list is one for all languages: it is stored under this one. */
export const orderLanguage = defaultLanguage;

/** The mark for the number of a list's entries, which a text's owner may leave out. */
export const entriesMark = "entries";

/** More than a page can show. */
export const maxEntries = 60;

/** Added entries have a name of their own, shipped ones that of their place. */
const added = /^n[a-z0-9]{8}$/;

export function isAddedEntry(id: string): boolean {
	return added.test(id);
}

export function newEntryId(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(8));
	return `n${Array.from(bytes, (byte) => (byte % 36).toString(36)).join("")}`;
}

/** Parts that an added entry may leave blank: they are shown where they are written. */
const optionalParts = new Set(["publisher", "year", "url"]);

export function isOptionalPart(key: string): boolean {
	return optionalParts.has(key.split(".").at(-1) ?? "");
}

/** An order as it is stored: the ids one after the other, a dash before those that are hidden. */
export function readOrder(order: string): Placed[] {
	return order
		.split(" ")
		.filter((word) => word !== "")
		.map((word) => ({ id: word.replace(/^-/, ""), isHidden: word.startsWith("-") }));
}

export function writeOrder(entries: readonly Placed[]): string {
	return entries.map(({ id, isHidden }) => (isHidden ? `-${id}` : id)).join(" ");
}

/** Puts an entry at a place, or at the end if that is beyond it. */
export function withEntryAt(entries: readonly Placed[], entry: Placed, place: number): Placed[] {
	return entries.filter(({ id }) => id !== entry.id).toSpliced(place, 0, entry);
}

export function isInOrder(order: string, id: string): boolean {
	return readOrder(order).some((entry) => entry.id === id);
}

/** Returns the order in which a list of `length` entries is shipped. */
export function shippedOrder(length: number): string {
	return writeOrder(Array.from({ length }, (_, index) => ({ id: String(index), isHidden: false })));
}

/** Returns whether an order names existing entries once; `length` is that of the shipped list. */
export function isOrder(order: string, length: number): boolean {
	const entries = readOrder(order);
	const ids = entries.map(({ id }) => id);
	const isKnown = (id: string) => isAddedEntry(id) || (/^(0|[1-9]\d?)$/.test(id) && Number(id) < length);
	const isSound = new Set(ids).size === ids.length && ids.length <= maxEntries && ids.every(isKnown);
	return isSound && writeOrder(entries) === order;
}
