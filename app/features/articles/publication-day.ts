import { type Language, timeZone } from "../../site";

const formats = {
	en: new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone }),
	fr: new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeZone }),
};

/** The day of an instant in Mauritius, such as `4 October 2026` or `4 octobre 2026`. */
export function formatDay(instant: string, language: Language): string {
	return formats[language].format(new Date(instant));
}
