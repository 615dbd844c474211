import type { Language } from "#app/site-config.ts";
import { locales } from "./language.ts";

/** A day with its time, on the clock of the machine that shows it: `20 November 2026 at 10:05`. */
export function formatMoment(instant: string, language: Language): string {
	const format = new Intl.DateTimeFormat(locales[language].tag, { dateStyle: "long", timeStyle: "short" });
	return format.format(new Date(instant));
}

/** A time on the clock of the machine that shows it: `10:05`. */
export function formatTime(instant: Date, language: Language): string {
	return new Intl.DateTimeFormat(locales[language].tag, { timeStyle: "short" }).format(instant);
}
