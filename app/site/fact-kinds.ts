import type { Language } from "./site-config.ts";

/** What a fact of each kind holds. */
export type FactValues = {
	/** One line, the same in every language. */
	line: string;
	/** One line in each language. */
	lines: Record<Language, string>;
	email: string;
	/** In international form, with spaces where its owner likes them. */
	phone: string;
	/** The https address of a form for each language; blank where there is none of its own. */
	forms: Record<Language, string>;
	/** Any number of https addresses. */
	profiles: readonly string[];
	/** Whole rupees. */
	money: number;
	/** A whole number. */
	count: number;
	/** From the least to the most, both whole numbers. */
	range: { readonly min: number; readonly max: number };
};

export type FactKind = keyof FactValues;

/** Where visitors meet a fact. */
export type FactPlace =
	| "everyPage"
	| "home"
	| "howItWorks"
	| "network"
	| "socials"
	| "rebrand"
	| "legal"
	| "footer"
	| "mails"
	| "searchEngines"
	| "feeds"
	| "calendars"
	| "sharePictures"
	| "eventForm"
	| "newsletter";

/** What holds for the value of a fact beside its kind. */
export type FactRules = {
	/** May be blank: it is then shown nowhere. */
	readonly optional?: true;
	/** Most characters of a line, most addresses of a list; least and most of a number. */
	readonly max?: number;
	readonly min?: number;
	/** Even numbers alone: as many women as men. */
	readonly even?: true;
};
