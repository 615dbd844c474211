import type { Dictionaries, SerializedTexts } from "./dictionaries.server.ts";

export type { SerializedTexts };

const parsed = new Map<string, Partial<Dictionaries>>();
/** Enough for every choice of dictionaries in every language; older ones are dropped. */
const maxParsed = 64;

/** The dictionaries that a loader sent; parsed once, however often they are used. */
export function parseTexts<Name extends keyof Dictionaries>(serialized: SerializedTexts<Name>) {
	const dictionaries = parsed.get(serialized) ?? (JSON.parse(serialized) as Partial<Dictionaries>);
	parsed.set(serialized, dictionaries);
	const [oldest] = parsed.keys();
	if (parsed.size > maxParsed && oldest !== undefined) parsed.delete(oldest);
	return dictionaries as Pick<Dictionaries, Name>;
}
