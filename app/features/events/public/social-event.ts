import type { Offer, SocialEvent as SocialEventData, WithContext } from "schema-dts";
import { textOrDefault } from "#app/content/localized.ts";
import type { SocialEvent } from "#app/features/events/event.ts";
import { localizePath } from "#app/i18n/language.ts";
import { organizationId } from "#app/metadata/organization.ts";
import { shareImagePath } from "#app/metadata/public-pages.ts";
import type { Language } from "#app/site/site-config.ts";
import type { SiteFacts } from "#app/site/site-facts.ts";
import { pages } from "#app/site/site-map.ts";

/** ISO 4217: the Mauritian rupee. */
const currency = "MUR";

type When = { start: string; end: string | undefined };

/**
 * A table that visitors may ask a seat at, for the reader's language where it has a translation.
 * `start` and `end` are ISO 8601: instants, or days (`YYYY-MM-DD`). An event without a day has no
 * such data.
 */
export function eventJsonLd(
	siteUrl: string,
	language: Language,
	site: Pick<SiteFacts, "name" | "socialsForm">,
	event: SocialEvent,
	{ start, end }: When,
): WithContext<SocialEventData> {
	const path = localizePath(pages.socials, language);
	const read = (field: "title" | "description" | "location") => textOrDefault(event, field, language).text;
	const description = read("description");
	return {
		"@context": "https://schema.org",
		"@type": "SocialEvent",
		name: read("title"),
		...(description === "" ? {} : { description }),
		image: siteUrl + (shareImagePath(path) ?? ""),
		startDate: start,
		...(end === undefined ? {} : { endDate: end }),
		eventStatus: "https://schema.org/EventScheduled",
		eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
		location: {
			"@type": "Place",
			name: read("location"),
			address: { "@type": "PostalAddress", addressLocality: read("location"), addressCountry: "MU" },
		},
		organizer: { "@type": "Organization", "@id": organizationId(siteUrl), name: site.name, url: siteUrl },
		...(event.ticketPrice === null ? {} : { offers: offerAt(event.ticketPrice, site.socialsForm.href) }),
		url: siteUrl + path,
	};
}

function offerAt(price: number, url: string): Offer {
	return {
		"@type": "Offer",
		price,
		priceCurrency: currency,
		availability: "https://schema.org/LimitedAvailability",
		url,
	};
}
