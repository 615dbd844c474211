import { pages } from "../../site-map";
import { useSiteUrl } from "../../site-url";
import { useLanguage, useText } from "../../text/text-context";
import { JsonLd } from "../discovery/json-ld";
import { eventJsonLd } from "../discovery/social-event";
import { BreadcrumbData, FaqData } from "../discovery/structured-data";
import type { SocialEvent } from "./event";
import { eventEnd, eventStart } from "./event-time";

/** What the page tells search engines beside its texts: the tables that have a day, the questions, the way to it. */
export function SocialsData({ events }: { events: SocialEvent[] }) {
	const t = useText("socials");
	return (
		<>
			{events.map((event) => (
				<EventData key={event.id} event={event} />
			))}
			<FaqData items={t("faq.items")} />
			<BreadcrumbData trail={[{ name: t("hero.label"), path: pages.socials }]} />
		</>
	);
}

function EventData({ event }: { event: SocialEvent }) {
	const siteUrl = useSiteUrl();
	const reader = useLanguage();
	const start = eventStart(event);
	if (start === undefined) return null;
	const when = { start, end: eventEnd(event) };
	return <JsonLd data={import.meta.env.SSR ? eventJsonLd(siteUrl, reader, event, when) : undefined} />;
}
