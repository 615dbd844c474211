import { nameOfLanguage } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { formatCount, type Language, languages } from "#app/site/site-config.ts";

/** Formats the readers of each language for a sentence: `9 in English, 3 in French`. */
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
