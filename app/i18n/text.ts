import type { Language } from "#app/site/site-config.ts";
import type { Dictionaries } from "./dictionaries.server.ts";
import { type TextReader, textReader } from "./text-reader.ts";

export type { Dictionaries };

/** Reads the dictionaries of a page by name. */
export type OpenText<Opened extends keyof Dictionaries = keyof Dictionaries> = <Name extends Opened>(
	name: Name,
) => TextReader<Dictionaries[Name]>;

/** Opens the dictionaries of a page, which are all of one language. */
export function openText(language: Language, dictionaries: Partial<Dictionaries>): OpenText {
	const opened = new Map<string, TextReader<never>>();
	return (name) => {
		const reader = opened.get(name) ?? textReader(language, name, dictionaries[name]);
		opened.set(name, reader as TextReader<never>);
		return reader as TextReader<Dictionaries[typeof name]>;
	};
}
