import type { FactKind, FactPlace, FactRules, FactValues } from "./fact-kinds.ts";

/**
 * The facts of the business. From each description follow its validation, its field, the variables of
 * texts, and whether it is still a sample. The values are those of a new site; the owner's are in the
 * database.
 */

/** The parts of the form. */
export const factGroups = [
	"business",
	"person",
	"contact",
	"forms",
	"figures",
	"discretion",
	"tables",
	"payments",
] as const;
export type FactGroup = (typeof factGroups)[number];

type Description<Kind extends FactKind = FactKind> = {
	[One in Kind]: FactRules & {
		kind: One;
		group: FactGroup;
		/** The value of a new site. */
		value: FactValues[One];
		/** A made-up value: the owner is asked to replace it. */
		sample?: true;
		shown: readonly FactPlace[];
	};
}[Kind];

/** A figure about the members that may be unknown. */
const shareOfMembers = {
	kind: "figure",
	group: "figures",
	value: "",
	optional: true,
	min: 0,
	max: 100,
	shown: ["home"],
} as const;

export const factList = {
	name: {
		kind: "line",
		group: "business",
		value: "Ensemble",
		sample: true,
		max: 40,
		shown: ["everyPage", "mails", "searchEngines", "feeds", "calendars", "sharePictures"],
	},
	formerName: {
		kind: "line",
		group: "business",
		value: "Tamarin Introductions",
		sample: true,
		optional: true,
		max: 60,
		shown: ["home", "rebrand", "legal", "searchEngines"],
	},
	/** The last day on which the bar above the home page tells of the new name. */
	announcedUntil: { kind: "day", group: "business", value: "", optional: true, shown: ["home"] },
	tagline: {
		kind: "lines",
		group: "business",
		value: {
			en: "Curated introductions for people who mean it",
			fr: "Des rencontres choisies, pour celles et ceux qui cherchent vraiment",
		},
		sample: true,
		max: 120,
		shown: ["searchEngines"],
	},
	company: {
		kind: "line",
		group: "business",
		value: "Ensemble Ltd",
		sample: true,
		max: 80,
		shown: ["footer", "legal", "mails", "sharePictures", "searchEngines"],
	},
	registrationNumber: {
		kind: "line",
		group: "business",
		value: "",
		optional: true,
		max: 40,
		shown: ["legal"],
	},
	vatNumber: {
		kind: "line",
		group: "business",
		value: "",
		optional: true,
		max: 40,
		shown: ["legal", "receipts"],
	},
	/** Percent, on receipts; none for a business that is not registered. */
	vatRate: {
		kind: "figure",
		group: "business",
		value: "",
		optional: true,
		min: 1,
		max: 99,
		shown: ["receipts"],
	},
	/** The person behind the service. */
	personName: {
		kind: "line",
		group: "person",
		value: "Nadia Lemaire",
		sample: true,
		optional: true,
		max: 60,
		shown: ["home"],
	},
	personRole: {
		kind: "lines",
		group: "person",
		value: { en: "Founder", fr: "Fondatrice" },
		sample: true,
		optional: true,
		max: 60,
		shown: ["home"],
	},
	personWords: {
		kind: "lines",
		group: "person",
		value: {
			en: "I read every application myself, and I speak with each person before I introduce anyone. If I cannot say in two sentences why you should meet, I do not write to you.",
			fr: "Je lis moi-même chaque candidature, et je parle à chaque personne avant toute présentation. Si je ne sais pas dire en deux phrases pourquoi vous devriez vous rencontrer, je ne vous écris pas.",
		},
		sample: true,
		optional: true,
		max: 300,
		shown: ["home"],
	},
	/** The year since when that person has introduced people. */
	personSince: {
		kind: "figure",
		group: "person",
		value: "",
		optional: true,
		min: 1950,
		max: 2100,
		shown: ["home"],
	},
	place: {
		kind: "lines",
		group: "contact",
		value: { en: "Tamarin, Mauritius", fr: "Tamarin, île Maurice" },
		sample: true,
		max: 80,
		shown: ["home", "footer", "rebrand", "legal", "mails", "searchEngines"],
	},
	address: {
		kind: "line",
		group: "contact",
		value: "",
		optional: true,
		max: 160,
		shown: ["legal", "searchEngines"],
	},
	email: {
		kind: "email",
		group: "contact",
		value: "hello@ensemble.example",
		sample: true,
		shown: ["footer", "legal", "socials", "newsletter", "mails", "searchEngines"],
	},
	phone: {
		kind: "phone",
		group: "contact",
		value: "+230 5000 0000",
		sample: true,
		optional: true,
		shown: ["home", "footer", "legal", "searchEngines"],
	},
	whatsapp: {
		kind: "phone",
		group: "contact",
		value: "",
		optional: true,
		shown: ["home", "footer", "legal"],
	},
	/** The page on which a visitor books a call. */
	callForm: {
		kind: "forms",
		group: "contact",
		value: { en: "", fr: "" },
		optional: true,
		shown: ["home"],
	},
	profiles: {
		kind: "profiles",
		group: "contact",
		value: [
			"https://instagram.ensemble.example",
			"https://facebook.ensemble.example",
			"https://linkedin.ensemble.example",
		],
		sample: true,
		optional: true,
		max: 30,
		shown: ["footer", "searchEngines"],
	},
	apply: {
		kind: "forms",
		group: "forms",
		value: {
			en: "https://forms.ensemble.example/apply",
			fr: "https://forms.ensemble.example/candidature",
		},
		sample: true,
		shown: ["everyPage"],
	},
	networkForm: {
		kind: "forms",
		group: "forms",
		value: { en: "https://forms.ensemble.example/network", fr: "" },
		sample: true,
		optional: true,
		shown: ["network"],
	},
	socialsForm: {
		kind: "forms",
		group: "forms",
		value: { en: "https://forms.ensemble.example/singles-socials", fr: "" },
		sample: true,
		optional: true,
		shown: ["socials", "searchEngines"],
	},
	/** The query parameter of that form for the table that its reader came from. */
	tableParameter: {
		kind: "line",
		group: "forms",
		value: "event",
		optional: true,
		max: 60,
		shown: ["socials"],
	},
	referralForm: {
		kind: "forms",
		group: "forms",
		value: { en: "https://forms.ensemble.example/nominate", fr: "" },
		sample: true,
		optional: true,
		shown: ["home"],
	},
	fee: {
		kind: "money",
		group: "figures",
		value: 8000,
		max: 10_000_000,
		shown: ["home", "howItWorks", "legal", "searchEngines"],
	},
	minimumAge: { kind: "count", group: "figures", value: 18, min: 18, max: 99, shown: ["home", "legal"] },
	dates: {
		kind: "count",
		group: "figures",
		value: 5,
		min: 2,
		max: 100,
		shown: ["home", "howItWorks", "legal"],
	},
	minutes: {
		kind: "count",
		group: "figures",
		value: 40,
		min: 2,
		max: 240,
		shown: ["home", "howItWorks"],
	},
	/** Business days within which an application is answered. */
	answerDays: {
		kind: "count",
		group: "figures",
		value: 1,
		min: 1,
		max: 30,
		shown: ["home", "howItWorks", "searchEngines"],
	},
	swipingHours: { kind: "count", group: "figures", value: 40, min: 2, max: 400, shown: ["home"] },
	readers: {
		kind: "count",
		group: "figures",
		value: 1000,
		min: 1,
		max: 10_000_000,
		shown: ["newsletter"],
	},
	/** Figures about the members: ages, women in a hundred, those in a hundred who live in Mauritius. */
	membersYoungest: { ...shareOfMembers, min: 18 },
	membersOldest: { ...shareOfMembers, min: 18 },
	membersWomen: shareOfMembers,
	membersLocal: shareOfMembers,
	/** The name on a member's bank statement, and the one that their phone shows. */
	statementName: { kind: "line", group: "discretion", value: "", optional: true, max: 60, shown: ["home"] },
	callerName: { kind: "line", group: "discretion", value: "", optional: true, max: 60, shown: ["home"] },
	/** People who may open a member's file, and the months for which it is kept after membership. */
	filePeople: {
		kind: "figure",
		group: "discretion",
		value: "",
		optional: true,
		min: 1,
		max: 99,
		shown: ["home"],
	},
	fileMonths: {
		kind: "figure",
		group: "discretion",
		value: "",
		optional: true,
		min: 2,
		max: 120,
		shown: ["home", "legal"],
	},
	ticket: {
		kind: "money",
		group: "tables",
		value: 1000,
		max: 1_000_000,
		shown: ["socials", "legal", "eventForm", "searchEngines"],
	},
	/** Guests of a usual table. */
	table: {
		kind: "range",
		group: "tables",
		value: { min: 6, max: 8 },
		min: 2,
		max: 100,
		even: true,
		shown: ["socials", "eventForm", "searchEngines"],
	},
	/** Guests of a small table. */
	tableSmall: {
		kind: "count",
		group: "tables",
		value: 4,
		min: 2,
		max: 100,
		even: true,
		shown: ["socials", "eventForm"],
	},
	/** Weeks from an invitation to its table. */
	weeks: { kind: "range", group: "tables", value: { min: 2, max: 4 }, min: 1, max: 52, shown: ["socials"] },
	/** Days before its table until which a ticket can be moved to another one. */
	moveDays: { kind: "count", group: "tables", value: 7, min: 1, max: 60, shown: ["socials", "legal"] },
	/** Ways in which a seat is paid: guests who owe one are told those that are given. */
	payJuice: { kind: "phone", group: "payments", value: "", optional: true, shown: ["guestMails"] },
	/** The picture of the MauCAS code that the bank gave out, as it is scanned. */
	payQr: { kind: "image", group: "payments", value: "", optional: true, min: 200, shown: ["guestMails"] },
	payIban: { kind: "iban", group: "payments", value: "", optional: true, shown: ["guestMails"] },
	/** The name of the account's holder. */
	payName: {
		kind: "line",
		group: "payments",
		value: "",
		optional: true,
		max: 80,
		shown: ["guestMails"],
	},
	/** The way in which cash is taken, in the owner's words. */
	payCash: {
		kind: "lines",
		group: "payments",
		value: { en: "", fr: "" },
		optional: true,
		max: 160,
		shown: ["guestMails"],
	},
} as const satisfies Record<string, Description>;

export type FactId = keyof typeof factList;

/** The facts of a business, by name. */
export type Facts = { readonly [Id in FactId]: FactValues[(typeof factList)[Id]["kind"]] };

export const factIds = Object.keys(factList) as FactId[];

/** The facts of a new site. */
export const defaultFacts: Facts = factsWith((id) => factList[id].value);

/** Returns facts whose values `valueFor` returns. */
export function factsWith(valueFor: (id: FactId) => unknown): Facts {
	const values: Partial<Record<FactId, unknown>> = Object.fromEntries(
		factIds.map((id) => [id, valueFor(id)]),
	);
	return values as Facts;
}
