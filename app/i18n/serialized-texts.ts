import type { Dictionaries } from "./text.ts";

declare const names: unique symbol;

/**
 * The named dictionaries on their way from a loader to its page, as JSON: React Router encodes and decodes
 * one string faster than the hundreds in it.
 */
export type SerializedTexts<Name extends keyof Dictionaries = keyof Dictionaries> = string & {
	[names]: Name;
};

const parsed = new Map<string, Partial<Dictionaries>>();

/** The dictionaries that a loader sent; parsed once, however often they are used. */
export function parseTexts<Name extends keyof Dictionaries>(
	serialized: SerializedTexts<Name>,
): Pick<Dictionaries, Name> {
	const dictionaries = parsed.get(serialized) ?? (JSON.parse(serialized) as Partial<Dictionaries>);
	parsed.set(serialized, dictionaries);
	return dictionaries as Pick<Dictionaries, Name>;
}
