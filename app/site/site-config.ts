/**
 * Constants that are the same for every business: languages, time zone, and the periods that the privacy
 * policy promises. What its owner changes is in `facts.ts`.
 */

/**
 * The languages of the site. The first one is the default and has no prefix in addresses. Add others at
 * the end: search indexes identify a language by its position.
 */
export const languages = ["en", "fr"] as const;
export type Language = (typeof languages)[number];

export const [defaultLanguage, ...otherLanguages] = languages;
export type DefaultLanguage = typeof defaultLanguage;
export type OtherLanguage = (typeof otherLanguages)[number];

/** The business's time zone, for the days of events and publications. */
export const timeZone = "Indian/Mauritius";
/** Its name in the middle of a sentence. */
export const timeZoneName: Record<Language, string> = { en: "Mauritius time", fr: "heure de Maurice" };

/** The days for which a confirmation link works and an unconfirmed address is stored. */
export const confirmationDays = 30;
export const mailRecordDays = 30;

/** The days after its evening for which the guests of a table are stored. */
export const guestDays = 60;

/** Days before their table from which on guests are reminded of it. */
export const reminderDays = 2;

export const deletedDays = 30;

export const privateLinkDays = 7;

/** The days for which a link that continues an application works, and one to what is held of somebody. */
export const resumeDays = 30;
export const heldDays = 7;

/** Shown on the public site if the setting cannot be read. */
export const membersPublicDefault = 234;
/** Shown in the content area if the setting is not a number. */
export const membersAdminDefault = 225;

/** The day on which the shipped privacy policy last changed, in `YYYY-MM-DD`. */
export const privacyUpdated = "2026-11-28";

const thousands: Record<Language, string> = { en: ",", fr: "\u202f" };

/** Formats a whole number: 1,000 or 1 000. */
export function formatCount(count: number, language: Language): string {
	return String(count).replace(/\B(?=(\d{3})+$)/g, thousands[language]);
}

export const rupees: Record<Language, (amount: number) => string> = {
	en: (amount) => `Rs\u00a0${formatCount(amount, "en")}`,
	fr: (amount) => `Rs\u00a0${formatCount(amount, "fr")}`,
};

const onTheHouse: Record<Language, string> = { en: "On the house", fr: "Offert" };

/** Writes the price of a seat at a table, in whole rupees. */
export function seatPrice(amount: number, language: Language): string {
	return amount === 0 ? onTheHouse[language] : rupees[language](amount);
}

/** Names the letter whose link was followed, on the site's own pages. It says nothing of who did. */
export const arrivalParameter = "from";
