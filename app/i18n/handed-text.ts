import type { Dictionaries } from "./text.ts";

declare const names: unique symbol;

/**
 * The named dictionaries on their way from a loader to its page, as JSON: React Router encodes and decodes one text sooner
 * than the hundreds in it.
 */
export type HandedText<Name extends keyof Dictionaries = keyof Dictionaries> = string & { [names]: Name };

const read = new Map<string, Partial<Dictionaries>>();

/** The dictionaries that a loader handed over; read once, however often they are asked for. */
export function readText<Name extends keyof Dictionaries>(
	handed: HandedText<Name>,
): Pick<Dictionaries, Name> {
	const dictionaries = read.get(handed) ?? (JSON.parse(handed) as Partial<Dictionaries>);
	read.set(handed, dictionaries);
	return dictionaries as Pick<Dictionaries, Name>;
}
