import type { Offer, SocialEvent as SocialEventData, WithContext } from "schema-dts";

import { entryPathIn } from "#app/content/entry-slugs.ts";
import { textOrOther } from "#app/content/localized.ts";
import type { SocialEvent } from "#app/features/events/event.ts";
import type { Phase } from "#app/features/events/event-seats.ts";
import { instantHere, instantOf } from "#app/i18n/business-time.ts";
import { organizationId } from "#app/metadata/organization.ts";
import { shareImagePath } from "#app/metadata/public-pages.ts";
import type { Language } from "#app/site/site-config.ts";
import type { SiteFacts } from "#app/site/site-facts.ts";

/** ISO 4217: the Mauritian rupee. */
const currency = "MUR";

/** When a table takes place, and where it stands. */
type Facts = { start: string; end: string | undefined; phase: Phase; form: string };

/** What schema.org calls the seats of each phase. */
const availability: Record<Phase, Offer["availability"]> = {
	announced: "https://schema.org/InStock",
	few: "https://schema.org/LimitedAvailability",
	full: "https://schema.org/SoldOut",
	closed: "https://schema.org/OutOfStock",
	postponed: "https://schema.org/OutOfStock",
	cancelled: "https://schema.org/OutOfStock",
	over: "https://schema.org/OutOfStock",
};

/**
 * A table that visitors may ask a seat at, for the reader's language where it has a translation.
 * `start` and `end` are ISO 8601: instants, or days (`YYYY-MM-DD`). An event without a day has no
 * such data.
 */
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
		organizer: { "@type": "Organization", "@id": organizationId(siteUrl), name: site.name, url: siteUrl },
		...(event.ticketPrice === null ? {} : { offers: offerAt(event.ticketPrice, form, phase) }),
		url: siteUrl + path,
	};
}

/** An instant as the clocks of the place show it; a day as it is. */
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
