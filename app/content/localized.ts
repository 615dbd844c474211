import { defaultLanguage, type Language, type OtherLanguage, otherLanguages } from "#app/site-config.ts";
import type { Fields } from "./field.ts";

/** The names of the fields that are written once for each language. */
export type TextName<F extends Fields> = {
	[Name in keyof F]: F[Name] extends { translated: true } ? Name : never;
}[keyof F] &
	string;

/** The names of the fields that all languages share. */
export type SharedName<F extends Fields> = Exclude<keyof F & string, TextName<F>>;

type ValueOf<One> = One extends { blank: infer Value } ? Value : never;

/** Everything that is written in one language. */
export type Texts<F extends Fields> = { [Name in TextName<F>]: ValueOf<F[Name]> };

/** Everything that all languages share. */
export type Shared<F extends Fields> = { [Name in SharedName<F>]: ValueOf<F[Name]> };

/** Texts as the API has them: those of the default language, and each translation, or null where there is none. */
export type Localized<OneText> = OneText & Record<OtherLanguage, OneText | null>;

/** A noun's content as the API has it. */
export type Content<F extends Fields> = Shared<F> & Localized<Texts<F>>;

/** A noun's content as a form holds it: every language is there, however little is written. */
export type Draft<F extends Fields> = Shared<F> & Texts<F> & Record<OtherLanguage, Texts<F>>;

/** The path of a text within a draft: `title`, `fr.title`. */
export type TextPath<F extends Fields> = TextName<F> | `${OtherLanguage}.${TextName<F>}`;

/** The names of the fields that are written once for each language, in their order. */
export function textNames<F extends Fields>(fields: F): TextName<F>[] {
	return Object.keys(fields).filter((name): name is TextName<F> => fields[name]?.translated === true);
}

/** The names of the fields that all languages share, in their order. */
export function sharedNames<F extends Fields>(fields: F): SharedName<F>[] {
	return Object.keys(fields).filter((name): name is SharedName<F> => fields[name]?.translated !== true);
}

/** The texts of one language; null where there are none. */
export function textsIn<OneText>(content: Localized<OneText>, language: Language): OneText | null {
	return language === defaultLanguage ? content : content[language];
}

/** One text in a language, or in the default one where it is blank or missing; with the language that it is in. */
export function textOrDefault<Name extends string>(
	content: Localized<Record<Name, string>>,
	name: Name,
	language: Language,
): { text: string; language: Language } {
	const text = textsIn(content, language)?.[name];
	return text ? { text, language } : { text: content[name], language: defaultLanguage };
}

/** Where a text of a language stands in a draft. */
export function textPath<F extends Fields>(name: TextName<F>, language: Language): TextPath<F> {
	return language === defaultLanguage ? name : `${language}.${name}`;
}

/** The language of the text at a path of a draft. */
export function languageOfPath(path: string): Language {
	return otherLanguages.find((language) => path.startsWith(`${language}.`)) ?? defaultLanguage;
}
