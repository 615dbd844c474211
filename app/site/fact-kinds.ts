import type { Language } from "./site-config.ts";

/** The value of a fact of each kind. */
export type FactValues = {
	/** One line, the same in every language. */
	line: string;
	/** One line in each language. */
	lines: Record<Language, string>;
	email: string;
	/** A number in international form, with any spaces. */
	phone: string;
	/** The https address of a form for each language; blank if a language has none. */
	forms: Record<Language, string>;
	/** A whole number in digits, which may be blank. */
	figure: string;
	/** An international bank account number, in groups of four or not; may be blank. */
	iban: string;
	/** `YYYY-MM-DD`, or blank. */
	day: string;
	/** The hash of an image of the library, or blank. */
	image: string;
	/** Any number of https addresses. */
	profiles: readonly string[];
	/** Whole rupees. */
	money: number;
	/** A whole number. */
	count: number;
	/** The least and the most, both whole numbers. */
	range: { readonly min: number; readonly max: number };
};

export type FactKind = keyof FactValues;

/** Places that show a fact. */
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
	| "newsletter"
	| "receipts"
	| "guestMails";

/** The rules of a fact's value beside its kind. */
export type FactRules = {
	/** True if it may be blank, in every language at once: it is then not shown. */
	readonly optional?: true;
	/** Most characters of a line or addresses of a list; limits of a number; least pixels of an image's sides. */
	readonly max?: number;
	readonly min?: number;
	/** True if only even numbers fit: as many women as men. */
	readonly even?: true;
};
