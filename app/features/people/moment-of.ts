import { formatFullDay, formatHours } from "#app/i18n/dates.ts";
import type { Language } from "#app/site/site-config.ts";
import type { HostList } from "./host-list.ts";

/** Returns the day of a list and when its table begins: `vendredi 5 mai 2090, à 10 h 10`. */
export function momentOf(
	{ day, startTime }: Pick<HostList, "day" | "startTime">,
	language: Language,
): string {
	const hour = startTime === null ? "" : formatHours(startTime, null, language);
	return [formatFullDay(day, language), hour].filter(Boolean).join(", ");
}
