import type { Language } from "#app/site/site-config.ts";
import type { Dictionaries } from "./dictionaries.server.ts";
import { type Translate, translator } from "./translator.ts";

export type { Dictionaries };

export type OpenText<Opened extends keyof Dictionaries = keyof Dictionaries> = <Name extends Opened>(
	name: Name,
) => Translate<Dictionaries[Name]>;

export function openText(language: Language, dictionaries: Partial<Dictionaries>): OpenText {
	const opened = new Map<string, Translate<never>>();
	return (name) => {
		const reader = opened.get(name) ?? translator(language, name, dictionaries[name]);
		opened.set(name, reader as Translate<never>);
		return reader as Translate<Dictionaries[typeof name]>;
	};
}
