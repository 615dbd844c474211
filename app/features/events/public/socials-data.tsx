import type { SocialEvent } from "#app/features/events/event.ts";
import type { TableText } from "#app/features/events/table-text.server.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { BreadcrumbData } from "#app/metadata/structured-data.tsx";
import { pages } from "#app/site/site-map.ts";
import { EventData } from "./event-data.tsx";

/**
 * What the page tells search engines beside its texts: the tables that have a day, the way to it.
 */
export function SocialsData({ events, texts }: { events: SocialEvent[]; texts: TableText[] }) {
	const t = useText("socials");
	return (
		<>
			{events.map((event) => {
				const text = texts.find(({ id }) => id === event.id);
				return text === undefined ? null : <EventData key={event.id} event={event} text={text} />;
			})}
			<BreadcrumbData trail={[{ name: t("hero.label"), path: pages.socials }]} />
		</>
	);
}
