import type { Language } from "./site";

const locales: Record<Language, string> = { en: "en-GB", fr: "fr-FR" };

/** A day with its time, on the clock of the machine that shows it: `20 November 2026 at 10:05`. */
export function formatMoment(instant: string, language: Language): string {
	const format = new Intl.DateTimeFormat(locales[language], { dateStyle: "long", timeStyle: "short" });
	return format.format(new Date(instant));
}

/** A time on the clock of the machine that shows it: `10:05`. */
export function formatTime(instant: Date, language: Language): string {
	return new Intl.DateTimeFormat(locales[language], { timeStyle: "short" }).format(instant);
}
