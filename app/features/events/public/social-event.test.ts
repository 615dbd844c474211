import { describe, expect, it } from "vitest";
import { eventInput, type SocialEvent } from "#app/features/events/event.ts";
import { defaultFacts } from "#app/site/facts.ts";
import { siteFacts } from "#app/site/site-facts.ts";
import { eventJsonLd } from "./social-event.ts";

const site = siteFacts(defaultFacts, "en");
const origin = "https://ensemble.example";
const when = { start: "2026-10-04T07:00:00.000Z", end: "2026-10-04T10:00:00.000Z" };

function table(changes: object = {}): SocialEvent {
	const texts = {
		title: "October Brunch",
		date: "October 4",
		time: "11:00 am",
		type: "Brunch",
		ticketPrice: defaultFacts.ticket,
	};
	const input = eventInput.parse({ ...texts, calendarDate: "2026-10-04", ...changes });
	return { ...input, id: "1", createdAt: when.start, updatedAt: when.start, version: 1 };
}

describe("eventJsonLd", () => {
	it("states what, when, where and for how much", () => {
		expect(eventJsonLd(origin, "en", site, table(), when)).toMatchObject({
			"@type": "SocialEvent",
			name: "October Brunch",
			startDate: when.start,
			endDate: when.end,
			eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
			location: { name: "Central Mauritius", address: { addressCountry: "MU" } },
			image: `${origin}/share/en/socials.png`,
			offers: { price: defaultFacts.ticket, priceCurrency: "MUR" },
			url: `${origin}/events/singlessocials`,
		});
	});

	it("gives French readers the French words that there are", () => {
		const fr = { title: "Brunch d’octobre", location: "Centre de Maurice" };
		expect(
			eventJsonLd(origin, "fr", site, table({ fr }), { start: "2026-10-04", end: undefined }),
		).toMatchObject({
			name: "Brunch d’octobre",
			location: { name: "Centre de Maurice" },
			offers: { price: defaultFacts.ticket },
			url: `${origin}/fr/events/singlessocials`,
		});
	});

	it("leaves out an end, a price and a description that nobody wrote", () => {
		const data = eventJsonLd(origin, "en", site, table({ ticketPrice: null }), {
			start: "2026-10-04",
			end: undefined,
		});
		expect(Object.keys(data)).not.toContain("endDate");
		expect(Object.keys(data)).not.toContain("description");
		expect(Object.keys(data)).not.toContain("offers");
	});
});
