import type { SocialEvent } from "#app/features/events/event.ts";
import { eventEnd, eventStart } from "#app/features/events/event-time.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { JsonLd } from "#app/metadata/json-ld.tsx";
import { useSiteUrl } from "#app/metadata/root-data.ts";
import { BreadcrumbData, FaqData } from "#app/metadata/structured-data.tsx";
import type { Language } from "#app/site/site-config.ts";
import type { SiteFacts } from "#app/site/site-facts.ts";
import { pages } from "#app/site/site-map.ts";
import { useSite } from "#app/site/use-site.tsx";
import { eventJsonLd } from "./social-event.ts";

/**
 * What the page tells search engines beside its texts: the tables that have a day, the questions,
 * the way to it.
 */
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
	const language = useLanguage();
	const site = useSite();
	if (event.calendarDate === null) return null;
	return <JsonLd data={import.meta.env.SSR ? dataOf(siteUrl, language, site, event) : undefined} />;
}

/** Only the server writes it: a browser needs no time zone for it. */
function dataOf(siteUrl: string, language: Language, site: SiteFacts, event: SocialEvent) {
	const start = eventStart(event);
	if (start === undefined) return undefined;
	return eventJsonLd(siteUrl, language, site, event, { start, end: eventEnd(event) });
}
