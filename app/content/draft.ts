import { inOtherLanguages } from "#app/i18n/language.ts";
import type { Fields } from "./field.ts";
import {
	type Content,
	type Draft,
	type Localized,
	privateNames,
	type Shared,
	sharedNames,
	type Texts,
	type Translation,
	textNames,
	translationNames,
} from "./localized.ts";

/** The texts of one language without anything else that is there, each in its fixed place. */
export function textsOf<F extends Fields>(fields: F, { ...from }: Texts<F>): Texts<F> {
	return pick(textNames(fields), (name) => from[name]);
}

/** The same of a translation. */
function translationOf<F extends Fields>(fields: F, { ...from }: Texts<F>): Translation<F> {
	const blank = blankTranslation(fields);
	return pick(
		translationNames(fields),
		(name: keyof Translation<F>) => (from as Translation<F>)[name] ?? blank[name],
	);
}

/** Returns what all languages share without anything else that is there, each in its fixed place. */
export function sharedOf<F extends Fields>(fields: F, from: Shared<F>): Shared<F> {
	return pick(sharedNames(fields), (name) => from[name]);
}

/** Texts in which nothing is written. */
export function blankTexts<F extends Fields>(fields: F): Texts<F> {
	return pick(textNames(fields), (name) => fields[name]?.blank);
}

/** A translation in which nothing is written. */
function blankTranslation<F extends Fields>(fields: F): Translation<F> {
	return pick(translationNames(fields), (name) => fields[name]?.blank);
}

/** A new form: the defaults, and nothing else. */
export function blankDraft<F extends Fields>(fields: F): Draft<F> {
	const start = pick<Shared<F> & Texts<F>>(
		Object.keys(fields),
		(name) => fields[name]?.default ?? fields[name]?.blank,
	);
	return { ...start, ...inOtherLanguages(() => blankTranslation(fields)) };
}

/** Returns what a form holds of saved content, each field in its fixed place. */
export function draftOf<F extends Fields>(fields: F, content: Shared<F> & Localized<Texts<F>>): Draft<F> {
	return {
		...sharedOf<F>(fields, content),
		...textsOf<F>(fields, content),
		...inOtherLanguages((language) => translationOf(fields, content[language] ?? blankTranslation(fields))),
	};
}

/** Content as it was stored before some of the fields were there: those are blank. */
export function completed<F extends Fields>(fields: F, stored: Partial<Content<F>>): Content<F> {
	const blank = pick<Content<F>>(Object.keys(fields), (name) => fields[name]?.blank);
	const translated = inOtherLanguages((language) => {
		const texts = stored[language];
		return texts ? { ...blankTranslation(fields), ...texts } : null;
	});
	return { ...blank, ...stored, ...translated };
}

/** Returns what is sent of a form: a translation in which nothing is written is none. */
export function contentOf<F extends Fields>(fields: F, from: Shared<F> & Localized<Texts<F>>): Content<F> {
	const draft = draftOf(fields, from);
	const written = inOtherLanguages((language) => (isBlank(fields, draft[language]) ? null : draft[language]));
	return { ...draft, ...written };
}

/** Returns content as visitors may have it: with nothing in its private fields. */
export function withoutPrivate<F extends Fields, One extends Content<F>>(fields: F, content: One): One {
	const names: readonly string[] = privateNames(fields);
	const blank = (translated: true | undefined) =>
		pick<object>(
			names.filter((name) => fields[name]?.translated === translated),
			(name) => fields[name]?.blank,
		);
	const translations = inOtherLanguages((language) => {
		const texts: Texts<F> | null = content[language];
		return texts === null ? null : { ...texts, ...blank(true) };
	});
	return { ...content, ...blank(undefined), ...blank(true), ...translations };
}

/** Returns whether nothing is written in texts. */
export function isBlank<F extends Fields>(fields: F, texts: Texts<F>): boolean {
	return textNames(fields).every((name) => {
		const value: unknown = texts[name];
		return typeof value === "string" ? value.trim() === "" : !Array.isArray(value) || value.length === 0;
	});
}

/** Returns whether two drafts say the same. */
export function isSameDraft<F extends Fields>(fields: F, one: Draft<F>, other: Draft<F>): boolean {
	return JSON.stringify(draftOf(fields, one)) === JSON.stringify(draftOf(fields, other));
}

/** A record of new values: lists are copied, so that no form changes what it was made from. */
function pick<Picked>(names: readonly string[], valueFor: (name: never) => unknown): Picked {
	const entries = names.map((name) => [name, structuredClone(valueFor(name as never))]);
	return Object.fromEntries(entries) as Picked;
}
