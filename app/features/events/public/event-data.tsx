import type { Offer, SocialEvent as SocialEventData, WithContext } from "schema-dts";
import { entryPathIn } from "#app/content/entry-slugs.ts";
import { textOrOther } from "#app/content/localized.ts";
import type { SocialEvent } from "#app/features/events/event.ts";
import type { Phase } from "#app/features/events/event-seats.ts";
import { eventEnd, eventStart } from "#app/features/events/event-time.ts";
import type { TableText } from "#app/features/events/table-text.server.ts";
import { instantHere, instantOf } from "#app/i18n/business-time.ts";
import { useLanguage } from "#app/i18n/text-context.tsx";
import { JsonLd } from "#app/metadata/json-ld.tsx";
import { organizationAt } from "#app/metadata/organization.ts";
import { shareImagePath } from "#app/metadata/public-pages.ts";
import { useSiteUrl } from "#app/metadata/root-data.ts";
import type { Language } from "#app/site/site-config.ts";
import type { SiteFacts } from "#app/site/site-facts.ts";
import { useSite } from "#app/site/use-site.tsx";

type Table = { event: SocialEvent; text: Pick<TableText, "phase" | "action"> };

/** Structured data of a table that has a day. */
export function EventData({ event, text }: Table) {
	const siteUrl = useSiteUrl();
	const language = useLanguage();
	const site = useSite();
	if (event.calendarDate === null) return null;
	return <JsonLd data={import.meta.env.SSR ? dataOf(siteUrl, language, site, { event, text }) : undefined} />;
}

/** Returns the structured data of a table. Only the server writes it: a browser needs no time zone for it. */
function dataOf(siteUrl: string, language: Language, site: { name: string }, { event, text }: Table) {
	const start = eventStart(event);
	if (start === undefined) return undefined;
	const { phase, action } = text;
	const facts = { start, end: eventEnd(event), phase, form: action.href };
	return eventJsonLd(siteUrl, language, site, event, facts);
}

/** ISO 4217: the Mauritian rupee. */
const currency = "MUR";

type Facts = { start: string; end: string | undefined; phase: Phase; form: string };

const availability: Record<Phase, Offer["availability"]> = {
	announced: "https://schema.org/InStock",
	few: "https://schema.org/LimitedAvailability",
	full: "https://schema.org/SoldOut",
	closed: "https://schema.org/OutOfStock",
	postponed: "https://schema.org/OutOfStock",
	cancelled: "https://schema.org/OutOfStock",
	over: "https://schema.org/OutOfStock",
};

/** Returns a table's structured data. `start` and `end` are ISO 8601: instants, or days. */
export function eventJsonLd(
	siteUrl: string,
	language: Language,
	site: Pick<SiteFacts, "name">,
	event: SocialEvent,
	{ start, end, phase, form }: Facts,
): WithContext<SocialEventData> {
	const path = entryPathIn("table", event, language);
	const read = (field: "title" | "description" | "location") => textOrOther(event, field, language).text;
	const description = read("description");
	return {
		"@context": "https://schema.org",
		"@type": "SocialEvent",
		name: read("title"),
		...(description === "" ? {} : { description }),
		image: siteUrl + (shareImagePath(path) ?? ""),
		startDate: hereOrDay(start),
		...(end === undefined ? {} : { endDate: hereOrDay(end) }),
		...statusOf(event),
		eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
		location: {
			"@type": "Place",
			name: read("location"),
			address: { "@type": "PostalAddress", addressLocality: read("location"), addressCountry: "MU" },
		},
		organizer: organizationAt(siteUrl, site),
		...(event.ticketPrice === null ? {} : { offers: offerAt(event.ticketPrice, form, phase) }),
		url: siteUrl + path,
	};
}

/** Returns an instant in local time; a day as it is. */
function hereOrDay(when: string): string {
	return when.includes("T") ? instantHere(when) : when;
}

function statusOf({ state, previousStart }: SocialEvent) {
	if (state === "cancelled") return { eventStatus: "https://schema.org/EventCancelled" } as const;
	if (state === "postponed") return { eventStatus: "https://schema.org/EventPostponed" } as const;
	if (previousStart === null) return { eventStatus: "https://schema.org/EventScheduled" } as const;
	return {
		eventStatus: "https://schema.org/EventRescheduled",
		previousStartDate: hereOrDay(instantOf(previousStart) ?? previousStart),
	} as const;
}

function offerAt(price: number, url: string, phase: Phase): Offer {
	return {
		"@type": "Offer",
		price,
		priceCurrency: currency,
		availability: availability[phase],
		...(url === "" ? {} : { url }),
	};
}
