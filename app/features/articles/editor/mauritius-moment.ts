import { type Language, timeZone } from "#app/site-config.ts";

/** Day and time of an instant on Mauritius's clock, such as `4 October 2026 at 14:32`. */
export function mauritiusMoment(instant: string, language: Language): string {
	const locale = language === "fr" ? "fr-FR" : "en-GB";
	return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeStyle: "short", timeZone }).format(
		new Date(instant),
	);
}
