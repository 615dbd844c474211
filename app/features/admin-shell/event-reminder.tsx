import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { compactClass } from "#app/admin-ui/compact-button.tsx";
import { isIncomplete } from "#app/features/events/event-words.ts";
import { queryOfEvents } from "#app/features/events/shown-events.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { useDashboardSources } from "./dashboard.context.ts";

/** The events that lack a day, an hour or a price, with the way to them; nothing without any. */
export function EventReminder() {
	const t = useText("admin");
	const { data: events = [] } = useQuery(useDashboardSources().events);
	const count = events.filter(isIncomplete).length;
	if (count === 0) return null;
	return (
		<div className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-[2px] border-l-2 border-brand bg-white px-5 py-4 sm:px-7">
			<div>
				<p className="font-semibold">{t("events.incompleteTitle", { count })}</p>
				<p className="max-w-column text-small text-ink-soft">{t("events.incompleteText")}</p>
			</div>
			<Link
				to={`/admin/events?${queryOfEvents({ onlyIncomplete: true })}`}
				prefetch="intent"
				className={compactClass("quiet")}
			>
				{t("events.incompleteLink")}
			</Link>
		</div>
	);
}
