import type { SocialEvent } from "#app/features/events/event.ts";
import { eventEnd, eventStart } from "#app/features/events/event-time.ts";
import type { TableText } from "#app/features/events/table-text.server.ts";
import { useLanguage } from "#app/i18n/text-context.tsx";
import { JsonLd } from "#app/metadata/json-ld.tsx";
import { useSiteUrl } from "#app/metadata/root-data.ts";
import type { Language } from "#app/site/site-config.ts";
import { useSite } from "#app/site/use-site.tsx";
import { eventJsonLd } from "./social-event.ts";

type Table = { event: SocialEvent; text: Pick<TableText, "phase" | "action"> };

/** What search engines are told of a table; nothing of one without a day. */
export function EventData({ event, text }: Table) {
	const siteUrl = useSiteUrl();
	const language = useLanguage();
	const site = useSite();
	if (event.calendarDate === null) return null;
	return <JsonLd data={import.meta.env.SSR ? dataOf(siteUrl, language, site, { event, text }) : undefined} />;
}

/** Only the server writes it: a browser needs no time zone for it. */
function dataOf(siteUrl: string, language: Language, site: { name: string }, { event, text }: Table) {
	const start = eventStart(event);
	if (start === undefined) return undefined;
	const { phase, action } = text;
	const facts = { start, end: eventEnd(event), phase, form: action.href };
	return eventJsonLd(siteUrl, language, site, event, facts);
}
