import { useQuery } from "@tanstack/react-query";
import { LinkNotice } from "#app/admin-ui/screen.tsx";
import { isIncomplete } from "#app/features/events/event-words.ts";
import { queryOfEvents } from "#app/features/events/shown-events.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { adminPaths } from "#app/site/admin-screens.ts";
import { useDashboardSources } from "./dashboard.context.ts";

/** Links to the events that lack a day, an hour or a price, if any. */
export function EventReminder() {
	const t = useText("admin");
	const { data: events = [] } = useQuery(useDashboardSources().events);
	const count = events.filter(isIncomplete).length;
	if (count === 0) return null;
	return (
		<LinkNotice
			title={t("events.incompleteTitle", { count })}
			text={t("events.incompleteText")}
			to={`${adminPaths.events}?${queryOfEvents({ onlyIncomplete: true })}`}
			link={t("events.incompleteLink")}
		/>
	);
}
