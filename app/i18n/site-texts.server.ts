import { defaultFacts, type Facts } from "#app/site/facts.ts";
import { defaultLanguage, type Language } from "#app/site/site-config.ts";
import {
	blankFacts,
	factOfForm,
	formPath,
	type SiteFacts,
	siteFacts,
	textVariables,
} from "#app/site/site-facts.ts";
import { type SiteLook, shippedLook } from "#app/site/site-look.ts";
import { type Dictionaries, dictionaries, type SerializedTexts } from "./dictionaries.server.ts";
import { inEachLanguage, localizePath } from "./language.ts";
import { type OwnValue, openOwnTexts, shippedTexts } from "./own-texts.ts";
import { partsAt, type TextTree } from "./text-tree.ts";
import { fillIn, type TextPath, type TextVariables, type Translate, translator } from "./translator.ts";

/** The parts of a dictionary that a screen reads, where the page has no use for the rest. */
export type TextsPart<Name extends keyof Dictionaries> = {
	of: Name;
	parts: readonly TextPath<Dictionaries[Name]>[];
};

type Asked<Name extends keyof Dictionaries> = Name | { of: Name; parts: readonly string[] };

/** Every text of the site in both languages, with the facts of the business filled in. */
export type SiteTexts = {
	values: Facts;
	/** The look that belongs to these texts, so that a reader gets both of one moment. */
	look: SiteLook;
	/** The facts that screens show beside their texts. */
	facts(language: Language): SiteFacts;
	/** Dictionaries or parts of them in one language, for a loader to return to its page as `text`. */
	serialize<Name extends keyof Dictionaries>(
		language: Language,
		...asked: Asked<Name>[]
	): SerializedTexts<Name>;
	/** Reads one dictionary where no page is rendered: `texts.open("fr", "blog")("title")`. */
	open<Name extends keyof Dictionaries>(language: Language, name: Name): Translate<Dictionaries[Name]>;
	pick<Name extends keyof Dictionaries>(language: Language, ...names: Name[]): Pick<Dictionaries, Name>;
	/** The same texts where some facts are others, such as the price of one table. */
	withFacts(facts: Partial<Facts>): SiteTexts;
};

type OwnForm = keyof typeof factOfForm;

const shipped = inEachLanguage((language) => shippedTexts(dictionaries[language]));

type Options = {
	own?: readonly OwnValue[];
	look?: SiteLook;
	/** Forms that are filled in on the site: its links lead to them, in the language of each page. */
	openForms?: readonly OwnForm[];
	/** Adds to each text what its reader needs beside the words, such as its key. */
	mark?(text: string, key: string): string;
};

/**
 * Returns the texts of a site for one state of its facts, the owner's words and its look. Dictionaries
 * are made at their first use. `known` caches the owner's texts that were read for other figures.
 */
export function siteTexts(
	facts: Facts,
	options: Options = {},
	known = new Map<string, TextTree>(),
): SiteTexts {
	const { own = [], look = shippedLook, openForms = [], mark } = options;
	const variables = inEachLanguage<TextVariables>((language) => textVariables(facts, language));
	const shown = inEachLanguage((language) => ({
		...siteFacts(facts, language),
		...linksToForms(openForms, language),
	}));
	const isOpen = (name: string) => openForms.some((form) => factOfForm[form] === name);
	const blank = blankFacts(facts).filter((name) => !isOpen(name));
	const blankMarks = blank.filter((name) => Object.hasOwn(variables[defaultLanguage], name));
	const wording = { blank, blankMarks, ...(mark && { mark }) };
	const readOwn = inEachLanguage((language) => openOwnTexts(shipped[language], own, language, wording));
	const filled = new Map<string, TextTree>();
	const serialized = new Map<string, string>();

	function ownTexts(language: Language, name: keyof Dictionaries): TextTree {
		const key = `${language} ${name} ${blank.join(" ")}`;
		const texts = known.get(key) ?? readOwn[language](name) ?? {};
		known.set(key, texts);
		return texts;
	}

	/** Marks of what a page knows, such as a count, stay for it to fill in. */
	function dictionary<Name extends keyof Dictionaries>(language: Language, name: Name): Dictionaries[Name] {
		const key = `${language} ${name}`;
		const made =
			filled.get(key) ??
			fillIn(ownTexts(language, name), (found) => String(variables[language][found] ?? `{{${found}}}`));
		filled.set(key, made);
		return made as Dictionaries[Name];
	}

	function pick<Name extends keyof Dictionaries>(language: Language, ...names: Name[]) {
		const picked = names.map((name) => [name, dictionary(language, name)]);
		return Object.fromEntries(picked) as Pick<Dictionaries, Name>;
	}

	const shownIn = (language: Language) => (asked: Asked<keyof Dictionaries>) =>
		typeof asked === "string"
			? [asked, dictionary(language, asked)]
			: [asked.of, partsAt(dictionary(language, asked.of), asked.parts)];

	return {
		values: facts,
		look,
		facts: (language) => shown[language],
		pick,
		open: (language, name) => translator(language, name, dictionary(language, name)),
		serialize: (language, ...asked) => {
			const key = JSON.stringify([language, asked]);
			const text = serialized.get(key) ?? JSON.stringify(Object.fromEntries(asked.map(shownIn(language))));
			serialized.set(key, text);
			return text as SerializedTexts<never>;
		},
		withFacts: (changed) => siteTexts({ ...facts, ...changed }, options, known),
	};
}

function linksToForms(forms: readonly OwnForm[], language: Language): Partial<SiteFacts> {
	const links = forms.map((form) => [
		factOfForm[form],
		{ href: localizePath(formPath(form), language), isForeign: false },
	]);
	return Object.fromEntries(links) as Partial<SiteFacts>;
}

export const defaultTexts = siteTexts(defaultFacts);
