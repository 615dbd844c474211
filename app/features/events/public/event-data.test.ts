import { describe, expect, it } from "vitest";
import { instantOf } from "#app/i18n/business-time.ts";
import { defaultFacts } from "#app/site/facts.ts";
import { siteFacts } from "#app/site/site-facts.ts";
import { exampleEvent } from "#server/testing/example-event.ts";
import { eventJsonLd } from "./event-data.tsx";

const site = siteFacts(defaultFacts, "en");
const origin = "https://ensemble.example";
const form = "https://forms.ensemble.example/?event=October+Brunch";
const when = { start: instantOf("2026-10-04T11:00") ?? "", end: instantOf("2026-10-04T14:00") ?? "" };
const open = { ...when, phase: "announced" as const, form };

function table(changes: object = {}, history: object = {}) {
	const real = { calendarDate: "2026-10-04", startTime: "11:00", ticketPrice: defaultFacts.ticket };
	return exampleEvent({ title: "October Brunch", ...real, ...changes }, { slug: "october", ...history });
}

describe("eventJsonLd", () => {
	it("states what, when, where and for how much", () => {
		expect(eventJsonLd(origin, "en", site, table(), open)).toMatchObject({
			"@type": "SocialEvent",
			name: "October Brunch",
			startDate: "2026-10-04T11:00:00+04:00",
			endDate: "2026-10-04T14:00:00+04:00",
			eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
			location: { name: "Central Mauritius", address: { addressCountry: "MU" } },
			image: `${origin}/share/en/table/october.png`,
			offers: { price: defaultFacts.ticket, priceCurrency: "MUR", url: form },
			url: `${origin}/events/singlessocials/october`,
		});
	});

	it("gives French readers the French words that there are", () => {
		const fr = { title: "Brunch d’octobre", location: "Centre de Maurice" };
		expect(
			eventJsonLd(origin, "fr", site, table({ fr }, { ownSlugs: { fr: "octobre" } }), open),
		).toMatchObject({
			name: "Brunch d’octobre",
			location: { name: "Centre de Maurice" },
			offers: { price: defaultFacts.ticket },
			url: `${origin}/fr/events/singlessocials/octobre`,
		});
	});

	it.each([
		["announced", "announced", "EventScheduled", "InStock"],
		["few", "few", "EventScheduled", "LimitedAvailability"],
		["full", "full", "EventScheduled", "SoldOut"],
		["announced", "closed", "EventScheduled", "OutOfStock"],
		["postponed", "postponed", "EventPostponed", "OutOfStock"],
		["cancelled", "cancelled", "EventCancelled", "OutOfStock"],
	] as const)("of a table that is %s, and %s that day, says %s and %s", (state, phase, status, stock) => {
		expect(eventJsonLd(origin, "en", site, table({ state }), { ...open, phase })).toMatchObject({
			eventStatus: `https://schema.org/${status}`,
			offers: { availability: `https://schema.org/${stock}` },
		});
	});

	it("says when it was to take place before it was moved, unless it is put off again", () => {
		const moved = { previousStart: "2026-09-27T11:00" };
		expect(eventJsonLd(origin, "en", site, table({}, moved), open)).toMatchObject({
			eventStatus: "https://schema.org/EventRescheduled",
			previousStartDate: "2026-09-27T11:00:00+04:00",
		});
		const off = table({ state: "postponed" }, moved);
		expect(eventJsonLd(origin, "en", site, off, open)).not.toHaveProperty("previousStartDate");
	});

	it("leaves out an end, a price and a description that nobody wrote", () => {
		const data = eventJsonLd(origin, "en", site, table({ ticketPrice: null }), { ...open, end: undefined });
		for (const name of ["endDate", "description", "offers"]) expect(data).not.toHaveProperty(name);
	});
});
