import { nameOfLanguage } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { formatCount, type Language, languages } from "#app/site/site-config.ts";

/** Writes how many read in each language, inside a sentence: `9 in English, 3 in French`. */
export function useReaderCounts() {
	const t = useText("admin");
	const uiLanguage = useLanguage();
	return (counts: Record<Language, number>) =>
		languages
			.map((language) =>
				t("subscribers.readersIn", {
					people: formatCount(counts[language], uiLanguage),
					language: nameOfLanguage(language, uiLanguage),
				}),
			)
			.join(", ");
}
