import type { Language } from "../../site";

/** Day and time of an instant on this device's clock, such as `4 October 2026 at 14:32`. */
export function whenText(instant: string, language: Language, timeZone?: string): string {
	const locale = language === "fr" ? "fr-FR" : "en-GB";
	return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeStyle: "short", timeZone }).format(
		new Date(instant),
	);
}

/** The time of an instant on this device's clock, such as `14:32`. */
export function timeText(instant: string): string {
	return new Intl.DateTimeFormat("en-GB", { timeStyle: "short" }).format(new Date(instant));
}
