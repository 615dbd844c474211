/**
 * What is the same whoever the business is: the languages of the site, its time zone, and how long
 * the code does what the privacy policy says. What its owner changes stands in `facts.ts`.
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
/** Its name in the middle of a sentence. */
export const timeZoneName: Record<Language, string> = { en: "Mauritius time", fr: "heure de Maurice" };

/** How long a link that confirms works, and how long an address that nobody confirms is stored. */
export const confirmationDays = 30;
/** How long a record of a mail that was sent is stored. */
export const mailRecordDays = 30;

/** What is known of the guests of a table is erased so many days after its evening. */
export const guestDays = 60;

/** What is deleted in the content area can be restored for so many days. */
export const deletedDays = 30;

/** A private link to a draft, of an article or of the whole site, works for so many days. */
export const privateLinkDays = 7;

/** Shown on the public site when the setting cannot be read. */
export const membersPublicDefault = 234;
/** Shown in the content area when the setting is not a number. */
export const membersAdminDefault = 225;

/** The day on which the shipped privacy policy last changed, in `YYYY-MM-DD`. */
export const privacyUpdated = "2026-11-23";

/** What stands between the thousands of a number. */
const thousands: Record<Language, string> = { en: ",", fr: "\u202f" };

/** A whole number as it is written in a language: 1,000 or 1 000. */
export function formatCount(count: number, language: Language): string {
	return String(count).replace(/\B(?=(\d{3})+$)/g, thousands[language]);
}

/** Writes an amount in a language. */
export const rupees: Record<Language, (amount: number) => string> = {
	en: (amount) => `Rs${amount}`,
	fr: (amount) => `Rs\u00a0${formatCount(amount, "fr")}`,
};

/** The price of a seat that costs nothing. */
const onTheHouse: Record<Language, string> = { en: "On the house", fr: "Offert" };

/** Writes the price of a seat at a table, in whole rupees. */
export function seatPrice(amount: number, language: Language): string {
	return amount === 0 ? onTheHouse[language] : rupees[language](amount);
}
