import { textOrOther } from "#app/content/localized.ts";
import { formatFullDay } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import type { Evening } from "./person.ts";

/** Returns a function that names an evening by its title and day; undefined where there is none. */
export function useEveningName() {
	const t = useText("admin");
	const language = useLanguage();
	return (evening: Evening | undefined): string | undefined => {
		if (evening === undefined) return undefined;
		const title = textOrOther(evening, "title", language).text;
		return evening.day === null
			? title
			: t("people.eveningOn", { title, day: formatFullDay(evening.day, language) });
	};
}
