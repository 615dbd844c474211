import { defaultFacts, type Facts } from "#app/site/facts.ts";
import { defaultLanguage, type Language } from "#app/site/site-config.ts";
import { type SiteFacts, siteFacts, textVariables } from "#app/site/site-facts.ts";
import { type SiteLook, shippedLook } from "#app/site/site-look.ts";
import { withoutBlankFacts, withoutBlankForms } from "./blank-facts.server.ts";
import { type Dictionaries, dictionaries, type SerializedTexts } from "./dictionaries.server.ts";
import { inEachLanguage } from "./language.ts";
import { withListCounts } from "./list-counts.server.ts";
import { fillIn, type Translate, translator } from "./translator.ts";

/** Every text of the site in both languages, with the facts of the business filled in. */
export type SiteTexts = {
	/** Every fact, as it is stored. */
	values: Facts;
	/** How the site looks that says them: whoever sets a text has both of one moment. */
	look: SiteLook;
	/** The facts that screens show beside their texts. */
	facts(language: Language): SiteFacts;
	/** The named dictionaries in one language, for a loader to return to its page as `text`. */
	serialize<Name extends keyof Dictionaries>(language: Language, ...names: Name[]): SerializedTexts<Name>;
	/** Reads one dictionary where no page is rendered: `texts.open("fr", "blog")("title")`. */
	open<Name extends keyof Dictionaries>(language: Language, name: Name): Translate<Dictionaries[Name]>;
	/** The named dictionaries in one language. */
	pick<Name extends keyof Dictionaries>(language: Language, ...names: Name[]): Pick<Dictionaries, Name>;
	/** The same texts where some facts are others, such as the price of one table. */
	withFacts(facts: Partial<Facts>): SiteTexts;
};

/**
 * The texts of a site, made once for each state of what its owner says: each part is filled in when
 * it is first asked for, and stays as it is.
 */
export function siteTexts(
	facts: Facts,
	texts: Record<Language, Dictionaries> = dictionaries,
	look: SiteLook = shippedLook,
): SiteTexts {
	const variables = inEachLanguage((language) => textVariables(facts, language) as Record<string, unknown>);
	const shown = inEachLanguage((language) => siteFacts(facts, language));
	const blank = Object.keys(variables[defaultLanguage]).filter(
		(name) => variables[defaultLanguage][name] === "",
	);
	const filled = new Map<string, unknown>();
	const serialized = new Map<string, string>();

	/**
	 * As the owner arranged them, without what is said of facts that there are none of: counted is what
	 * is shown.
	 */
	function shownTexts(language: Language, name: keyof Dictionaries): unknown {
		const arranged = { [name]: texts[language][name] };
		const there = name === "admin" ? arranged : withoutBlankForms(arranged, facts, language);
		const said = withoutBlankFacts(there[name], blank, dictionaries[language][name]);
		return withListCounts({ [name]: said }, language)[name];
	}

	/** Marks of what a page knows, such as a count, stay for it to fill in. */
	function dictionary<Name extends keyof Dictionaries>(language: Language, name: Name): Dictionaries[Name] {
		const key = `${language} ${name}`;
		const made =
			filled.get(key) ??
			fillIn(shownTexts(language, name), (mark) => String(variables[language][mark] ?? `{{${mark}}}`));
		filled.set(key, made);
		return made as Dictionaries[Name];
	}

	function pick<Name extends keyof Dictionaries>(language: Language, ...names: Name[]) {
		const picked = names.map((name) => [name, dictionary(language, name)]);
		return Object.fromEntries(picked) as Pick<Dictionaries, Name>;
	}

	return {
		values: facts,
		look,
		facts: (language) => shown[language],
		pick,
		open: (language, name) => translator(language, name, dictionary(language, name)),
		serialize: <Name extends keyof Dictionaries>(language: Language, ...names: Name[]) => {
			const key = [language, ...names].join(" ");
			const text = serialized.get(key) ?? JSON.stringify(pick(language, ...names));
			serialized.set(key, text);
			return text as SerializedTexts<Name>;
		},
		withFacts: (changed) => siteTexts({ ...facts, ...changed }, texts, look),
	};
}

/** The texts of a new site. */
export const defaultTexts = siteTexts(defaultFacts);
