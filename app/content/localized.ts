import {
	defaultLanguage,
	type Language,
	languages,
	type OtherLanguage,
	otherLanguages,
} from "#app/site/site-config.ts";
import type { Fields } from "./field.ts";

/** The names of the fields that are written once for each language. */
export type TextName<F extends Fields> = {
	[Name in keyof F]: F[Name] extends { translated: true } ? Name : never;
}[keyof F] &
	string;

/** The names of the fields that all languages share. */
export type SharedName<F extends Fields> = Exclude<keyof F & string, TextName<F>>;

/** The names of the shared fields of which a translation may have one of its own. */
export type OwnName<F extends Fields> = {
	[Name in keyof F]: F[Name] extends { ownInTranslations: true } ? Name : never;
}[keyof F] &
	string;

/** The names of the texts that lists leave out. */
export type LongName<F extends Fields> = {
	[Name in TextName<F>]: F[Name] extends { long: true } ? Name : never;
}[TextName<F>];

/** The names of the fields that no visitor is shown. */
type PrivateName<F extends Fields> = {
	[Name in keyof F]: F[Name] extends { private: true } ? Name : never;
}[keyof F] &
	string;

/** The names of what readers are shown of the fields that all languages share. */
export type ShownName<F extends Fields> = {
	[Name in SharedName<F>]: F[Name] extends { internal: true } ? never : Name;
}[SharedName<F>];

type ValueOf<One> = One extends { blank: infer Value } ? Value : never;

/** The values of some fields. */
export type Values<F extends Fields, Name extends keyof F> = { [One in Name]: ValueOf<F[One]> };

/** Everything that is written in one language. */
export type Texts<F extends Fields> = { [Name in TextName<F>]: ValueOf<F[Name]> };

/** Everything that is written in a language other than the default one. */
export type Translation<F extends Fields> = Texts<F> & { [Name in OwnName<F>]: ValueOf<F[Name]> };

/** Everything that all languages share. */
export type Shared<F extends Fields> = { [Name in SharedName<F>]: ValueOf<F[Name]> };

/**
 * Texts as the API has them: those of the default language, and each translation, or null where
 * there is none.
 */
export type Localized<OneText, Translated extends OneText = OneText> = OneText &
	Record<OtherLanguage, Translated | null>;

/** A noun's content as the API has it. */
export type Content<F extends Fields> = Shared<F> & Localized<Texts<F>, Translation<F>>;

/** A noun's content as a form holds it: every language is there, however little is written. */
export type Draft<F extends Fields> = Shared<F> & Texts<F> & Record<OtherLanguage, Translation<F>>;

/**
 * A text in the preferred language, or in the first other one in which it is written; blank where
 * it is in none.
 */
export function firstWritten<Name extends string>(
	content: Localized<Record<Name, string>>,
	name: Name,
	preferred: Language = defaultLanguage,
): string {
	const texts = [preferred, ...languages].map((language) =>
		textsIn<Record<Name, string>>(content, language)?.[name].trim(),
	);
	return texts.find(Boolean) ?? "";
}

/** The names of the fields that are written once for each language, in their order. */
export function textNames<F extends Fields>(fields: F): TextName<F>[] {
	return Object.keys(fields).filter((name): name is TextName<F> => fields[name]?.translated === true);
}

/** The names of the fields that all languages share, in their order. */
export function sharedNames<F extends Fields>(fields: F): SharedName<F>[] {
	return Object.keys(fields).filter((name): name is SharedName<F> => fields[name]?.translated !== true);
}

/** The names of the shared fields of which a translation may have one of its own. */
export function ownNames<F extends Fields>(fields: F): OwnName<F>[] {
	return Object.keys(fields).filter((name): name is OwnName<F> => fields[name]?.ownInTranslations === true);
}

/** The names of all that a translation has, in their order. */
export function translationNames<F extends Fields>(fields: F): (keyof Translation<F> & string)[] {
	return [...textNames(fields), ...ownNames(fields)];
}

/** The names of the texts that lists have too, in their order. */
export function shortTextNames<F extends Fields>(fields: F): Exclude<TextName<F>, LongName<F>>[] {
	const isShort = (name: TextName<F>): name is Exclude<TextName<F>, LongName<F>> =>
		fields[name]?.long !== true;
	return textNames(fields).filter(isShort);
}

/** The names of the texts that lists leave out, in their order. */
export function longTextNames<F extends Fields>(fields: F): LongName<F>[] {
	const isLong = (name: TextName<F>): name is LongName<F> => fields[name]?.long === true;
	return textNames(fields).filter(isLong);
}

/** The names of the fields that no visitor is shown, in their order. */
export function privateNames<F extends Fields>(fields: F): PrivateName<F>[] {
	return Object.keys(fields).filter((name): name is PrivateName<F> => fields[name]?.private === true);
}

/** The names of what readers are shown of the fields that all languages share, in their order. */
export function shownNames<F extends Fields>(fields: F): ShownName<F>[] {
	const isShown = (name: SharedName<F>): name is ShownName<F> => fields[name]?.internal !== true;
	return sharedNames(fields).filter(isShown);
}

/** The texts of one language; null where there are none. */
export function textsIn<OneText>(content: Localized<OneText>, language: Language): OneText | null {
	return language === defaultLanguage ? content : content[language];
}

/** The title in the first language that has one; blank where none is written. */
export function writtenTitle(content: Localized<{ title: string }>): string {
	const titles = languages.map((language) => textsIn(content, language)?.title);
	return titles.find(Boolean) ?? "";
}

/**
 * One text in a language, or in the default one where it is blank or missing; with the language
 * that it is in.
 */
export function textOrDefault<Name extends string>(
	content: Localized<Record<Name, string>>,
	name: Name,
	language: Language,
): { text: string; language: Language } {
	const text = textsIn(content, language)?.[name];
	return text ? { text, language } : { text: content[name], language: defaultLanguage };
}

/**
 * One text in a language, or where it is blank or missing in the first other one that has it; with
 * the language that it is in.
 */
export function textOrOther<Name extends string>(
	content: Localized<Record<Name, string>>,
	name: Name,
	language: Language,
): { text: string; language: Language } {
	const textIn = (one: Language) => textsIn(content, one)?.[name] ?? "";
	const found = [language, ...languages].find((one) => textIn(one) !== "") ?? defaultLanguage;
	return { text: textIn(found), language: found };
}

/** Returns the place of a language's text in a draft: `title`, `fr.title`. */
export function textPath<Name extends string>(
	name: Name,
	language: Language,
): Name | `${OtherLanguage}.${Name}` {
	return language === defaultLanguage ? name : `${language}.${name}`;
}

/** The language of the text at a path of a draft. */
export function languageOfPath(path: string): Language {
	return otherLanguages.find((language) => path.startsWith(`${language}.`)) ?? defaultLanguage;
}
