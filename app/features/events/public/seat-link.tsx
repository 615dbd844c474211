import type { Phrase } from "#app/features/events/event-words.ts";
import type { TableText } from "#app/features/events/table-text.server.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { InItsLanguage } from "./in-its-language.tsx";

/** The way to the form from a row of the list, for a table that still takes requests. */
export function SeatLink({ action, title }: { action: TableText["action"]; title: Phrase }) {
	const t = useText("socials");
	const common = useText("navigation");
	if (action.kind === "none") return null;
	return (
		<a
			href={action.href}
			target="_blank"
			rel="noopener"
			className="text-link mt-2 mr-6 -mb-3 inline-flex min-h-11 items-center text-small font-semibold"
		>
			{action.label}
			<span className="sr-only">
				{t("events.calendarOf")}
				<InItsLanguage phrase={title} /> ({common("newTab")})
			</span>
		</a>
	);
}
