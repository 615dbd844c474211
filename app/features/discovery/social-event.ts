import type { Offer, SocialEvent as SocialEventData, WithContext } from "schema-dts";
import { textOrDefault } from "../../content/localized";
import { localizePath } from "../../language";
import { shareImagePath } from "../../public-pages";
import { type Language, links, site } from "../../site";
import { pages } from "../../site-map";
import type { SocialEvent } from "../events/event";
import { organizationId } from "./organization";

/** ISO 4217: the Mauritian rupee. */
const currency = "MUR";

type When = { start: string; end: string | undefined };

/**
 * A table that visitors may ask a seat at, for the reader's language where it has a translation. `start` and `end`
 * are ISO 8601: instants, or days (`YYYY-MM-DD`). An event without a day has no such data.
 */
export function eventJsonLd(
	siteUrl: string,
	reader: Language,
	event: SocialEvent,
	{ start, end }: When,
): WithContext<SocialEventData> {
	const path = localizePath(pages.socials, reader);
	const read = (field: "title" | "description" | "location") => textOrDefault(event, field, reader).text;
	const description = read("description");
	const price = amountOf(event.price);
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
		...(price === undefined ? {} : { offers: offerAt(price) }),
		url: siteUrl + path,
	};
}

function offerAt(price: number): Offer {
	return {
		"@type": "Offer",
		price,
		priceCurrency: currency,
		availability: "https://schema.org/LimitedAvailability",
		url: links.socials,
	};
}

/** The number in a price such as `Rs1000`, `Rs1,000` or `1 000 Rs`; undefined where there is not exactly one. */
function amountOf(price: string): number | undefined {
	const [digits, ...others] = price.match(/\d+(?:[\s,.’]\d{3})*/g) ?? [];
	return digits === undefined || others.length > 0 ? undefined : Number(digits.replace(/\D/g, ""));
}
