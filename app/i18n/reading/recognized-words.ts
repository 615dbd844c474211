import { type Language, languages } from "#app/site/site-config.ts";
import { foldForSearch } from "./fold.ts";

/** Patterns of alternatives, for text that is folded for search. */
type Words = {
	/** Words beside the parts of a day, and behind its number. */
	dayFillers: string;
	ordinals: string;
	/** Words before an hour, between two, and for the one that has a name. */
	beforeHours: string;
	betweenHours: string;
	noon: string;
	rupees: string;
	/** Words behind the number of those at a table, and behind an age. */
	guests: string;
	years: string;
	woman: string;
	man: string;
	columns: Record<Column, string>;
	/** Names of the columns of a bank's file, and how one of them says in and out. */
	bankColumns: Record<BankColumn, string>;
	incoming: string;
	outgoing: string;
	/** Names of a column of surnames, even beside first names. */
	surname: string;
	/** Names for a person in a list of people, and for any address. */
	anyName: string;
	anyAddress: string;
	/** The note in place of a missing picture, to write and to recognize. Texts, not patterns. */
	missingPicture: { note: string; noteOf: string };
};

type BankColumn = "bookingDay" | "day" | "text" | "reference" | "amount" | "debit" | "credit" | "direction";

type Column = "firstName" | "diet" | "age" | "gender" | "email" | "telephone" | "language" | "note";

/** The words of each language that are recognized in typed texts and in files. */
export const recognizedWords: Record<Language, Words> = {
	en: {
		dayFillers: "the|of|on",
		ordinals: "st|nd|rd|th",
		beforeHours: "from|at|between",
		betweenHours: "to|until",
		noon: "noon",
		rupees: "rs|mur|rupees?",
		guests: "guests?|people",
		years: "years?(?: old)?|yrs?|y\\.?o?\\.?",
		woman: "(?:a )?(?:woman|women|w|f|female|mrs|ms|miss)",
		man: "(?:a )?(?:man|men|m|male|mr)",
		columns: {
			firstName: "first ?name|given name|forename",
			diet: "diets?|dietary|allerg\\w*|food|not eat",
			age: "ages?",
			gender: "gender|sex|woman|women|title|seat for",
			email: "e ?mail|mail",
			telephone: "tel|telephone|phone|mobile|whatsapp|gsm",
			language: "lang|languages?|locale|written to in",
			note: "notes?|remarks?|comments?",
		},
		bankColumns: {
			bookingDay: "(?:transaction|txn|trans|posting|booking|entry|operation) dates?",
			day: "dates?",
			text: "descriptions?|details|narrat\\w+|particulars|remarks|memo|payee",
			reference: "ref|references?",
			amount: "amounts?",
			debit: "debits?|withdrawals?|(?:money|paid) out",
			credit: "credits?|deposits?|(?:money|paid) in",
			direction: "cr dr|dr cr|c d|d c|(?:credit|debit) (?:debit|credit)(?: (?:flag|indicator))?",
		},
		incoming: "c|cr|credit|in",
		outgoing: "d|dr|debit|out",
		surname: "surname|(?:last|family) ?name",
		anyName: "guest",
		anyAddress: "address",
		missingPicture: { note: "(Missing picture {{number}})", noteOf: "(Missing picture {{number}}: {{alt}})" },
	},
	fr: {
		dayFillers: "le|de|du",
		ordinals: "er",
		beforeHours: "de|des|a",
		betweenHours: "a|jusqu'a",
		noon: "midi",
		rupees: "roupies?",
		guests: "convives?|personnes?",
		years: "ans?",
		woman: "(?:une )?femmes?|feminin|mme|madame|mlle",
		man: "h|(?:un )?hommes?|masculin|monsieur",
		columns: {
			firstName: "prenoms?",
			diet: "regimes?|alimentaires?|mangent? pas",
			age: "ages?",
			gender: "sexe|genre|femmes?|civilite|titre|place pour",
			email: "courriel|adresse electronique",
			telephone: "portable",
			language: "langues?|ecrit en",
			note: "remarques?|commentaires?",
		},
		bankColumns: {
			bookingDay: "date (?:d'? ?operation|comptable|d'? ?ecriture)|date (?:de la )?transaction",
			day: "dates?",
			text: "libelles?|intitules?|motifs?|communications?",
			reference: "references?",
			amount: "montants?|sommes?",
			debit: "debits?|retraits?|sorties?|depenses?",
			credit: "credits?|versements?|entrees?|recettes?",
			direction: "sens|debit ou credit",
		},
		incoming: "credit|entree",
		outgoing: "debit|sortie",
		surname: "noms?",
		anyName: "convive",
		anyAddress: "adresse",
		missingPicture: {
			note: "(Image manquante n° {{number}})",
			noteOf: "(Image manquante n° {{number}} : {{alt}})",
		},
	},
};

/** Joins the alternatives of every language into one group of a pattern. */
export function anyOf(pick: (words: Words) => string): string {
	return `(?:${languages.map((language) => pick(recognizedWords[language])).join("|")})`;
}

/** Folds the name of a file's column for these patterns, with single spaces between words. */
export function foldColumnName(name: string): string {
	return foldForSearch(name)
		.replace(/[^\p{L}\p{N}]+/gu, " ")
		.trim();
}
