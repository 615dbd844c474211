import { type Language, timeZone } from "#app/site-config.ts";
import { inEachLanguage, locales } from "./language.ts";

const formats = inEachLanguage(
	(language) => new Intl.DateTimeFormat(locales[language].tag, { dateStyle: "long", timeZone }),
);

/** The day of an instant in Mauritius, such as `4 October 2026` or `4 octobre 2026`. */
export function formatDay(instant: string, language: Language): string {
	return formats[language].format(new Date(instant));
}
