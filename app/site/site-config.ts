/**
 * What an owner changes first: who the business is, where it links to, and the facts it states.
 * Every text, mail and piece of structured data interpolates from here, so that no figure is
 * written twice.
 */

/**
 * The languages of the site. The first one is the default and has no prefix in the address. Add
 * others at the end: search indexes know a language by its place.
 */
export const languages = ["en", "fr"] as const;
export type Language = (typeof languages)[number];

export const [defaultLanguage, ...otherLanguages] = languages;
export type DefaultLanguage = typeof defaultLanguage;
export type OtherLanguage = (typeof otherLanguages)[number];

/**
 * The business works in this zone: event days, publication days and late evenings are counted in
 * it.
 */
export const timeZone = "Indian/Mauritius";
/** What people call it, as in the middle of a sentence. */
const timeZoneName: Record<Language, string> = { en: "Mauritius time", fr: "heure de Maurice" };

export const site = {
	name: "Ensemble",
	formerName: "Tamarin Introductions",
	tagline: {
		en: "Curated introductions for people who mean it",
		fr: "Des rencontres choisies, pour celles et ceux qui cherchent vraiment",
	},
	company: "Ensemble Ltd",
	place: { en: "Tamarin, Mauritius", fr: "Tamarin, île Maurice" },
	country: { en: "Mauritius", fr: "île Maurice" },
	email: "hello@ensemble.example",
	phone: "+230 5000 0000",
	brandColor: "#f2491b",
} as const;

/**
 * Hosted forms and social pages, all outside this site. Only the membership form has a French
 * version.
 */
export const links = {
	apply: {
		en: "https://forms.ensemble.example/apply",
		fr: "https://forms.ensemble.example/candidature",
	},
	network: "https://forms.ensemble.example/network",
	socials: "https://forms.ensemble.example/singles-socials",
	referral: "https://forms.ensemble.example/nominate",
	instagram: "https://instagram.ensemble.example",
	facebook: "https://facebook.ensemble.example",
	linkedin: "https://linkedin.ensemble.example",
} as const;

/** Business constants, as the specification's section 9 states them. */
export const facts = {
	membershipFee: 8000,
	membershipYears: 1,
	/** Years of age. */
	minimumAge: 18,
	socialsTicket: 1000,
	datesBenchmark: 5,
	applicationMinutes: 40,
	swipingHours: 40,
	invitationWeeksMin: 2,
	invitationWeeksMax: 4,
	ticketMoveWeeks: 1,
	/** Guests of a table as a rule: even numbers, as there are as many women as men. */
	tableMin: 6,
	tableMax: 8,
	/** Guests of a table now and then. */
	tableSmall: 4,
	newsletterReaders: 1000,
	/** How long a link that confirms works, and how long an address that nobody confirms is stored. */
	confirmationDays: 30,
	/** How long a record of a mail that was sent is stored. */
	mailRecordDays: 30,
	/** Shown on the public site when the setting cannot be read. */
	membersPublicDefault: 234,
	/** Shown in the content area when the setting is not a number. */
	membersAdminDefault: 225,
} as const;

/** The guests of a small table in words. */
const smallTable: Record<Language, string> = { en: "four", fr: "quatre" };

/** The day on which the privacy policy last changed, in `YYYY-MM-DD`. */
export const privacyUpdated = "2026-11-22";

/** An amount as it is written in a language, and what stands between its thousands. */
const figures: Record<Language, { thousands: string; rupees(amount: number): string }> = {
	en: { thousands: ",", rupees: (amount) => `Rs${amount}` },
	fr: { thousands: "\u202f", rupees: (amount) => `Rs\u00a0${formatCount(amount, "fr")}` },
};

/** A whole number as it is written in a language: 1,000 or 1 000. */
export function formatCount(count: number, language: Language): string {
	return String(count).replace(/\B(?=(\d{3})+$)/g, figures[language].thousands);
}

/**
 * The facts as text in one language: the variables every dictionary may interpolate as `{{name}}`.
 */
export function textVariables(language: Language) {
	return {
		...facts,
		name: site.name,
		formerName: site.formerName,
		tagline: site.tagline[language],
		company: site.company,
		place: site.place[language],
		email: site.email,
		phone: site.phone,
		fee: figures[language].rupees(facts.membershipFee),
		ticket: figures[language].rupees(facts.socialsTicket),
		dates: facts.datesBenchmark,
		minutes: facts.applicationMinutes,
		weeksMin: facts.invitationWeeksMin,
		weeksMax: facts.invitationWeeksMax,
		smallTable: smallTable[language],
		timeZone: timeZoneName[language],
		timeZoneFirst: timeZoneName[language].replace(/^./, (letter) => letter.toUpperCase()),
		readers: formatCount(facts.newsletterReaders, language),
	};
}
