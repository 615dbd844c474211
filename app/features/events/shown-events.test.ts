import { describe, expect, it } from "vitest";
import { exampleEvent } from "#server/testing/example-event.ts";
import { eventsMissing, queryOfEvents, shownEventsOf, untranslatedEvents } from "./shown-events.ts";

const real = { calendarDate: "2026-02-14", startTime: "18:30", ticketPrice: 1000, date: "", time: "" };
const both = exampleEvent({ ...real, fr: { title: "Dîner" } });
const english = exampleEvent(real);
const french = exampleEvent({ ...real, title: "", fr: { title: "Dîner" } });
const begun = exampleEvent({ ...real, description: "Eight seats.", fr: { title: "Dîner" } });
const place = exampleEvent({ ...real, location: "Moka", fr: { title: "Dîner", location: "" } });
const all = [both, english, french, begun, place];

describe("an event is missing in a language", () => {
	it("whose readers read any of its words in another one, but for the name of its place", () => {
		expect(eventsMissing(all, "fr")).toEqual([english, begun]);
		expect(eventsMissing(all, "en")).toEqual([french]);
		expect(eventsMissing(all, "any")).toEqual(all);
	});

	it("is counted while its evening is to come, as a draft or postponed too", () => {
		const now = new Date("2026-02-15T08:00:00.000Z");
		const over = exampleEvent(real);
		const postponed = exampleEvent({ ...real, state: "postponed" });
		const draft = exampleEvent({ ...real, calendarDate: "2026-03-01", published: false });
		expect(untranslatedEvents([over, postponed, draft, both], "fr", now)).toEqual([postponed, draft]);
	});
});

describe("the address of the events", () => {
	it.each([
		["", { month: undefined, onlyIncomplete: false, missing: "any" }],
		["show=incomplete&missing=fr", { month: undefined, onlyIncomplete: true, missing: "fr" }],
		["month=2026-02&missing=en", { month: "2026-02", onlyIncomplete: false, missing: "en" }],
	])("says which are shown: %j", (query, asked) => {
		const read = shownEventsOf(new URLSearchParams(query));
		expect(read).toEqual(asked);
		expect(queryOfEvents(read)).toBe(query);
	});

	it("means the whole list by what makes no sense in it", () => {
		expect(queryOfEvents(shownEventsOf(new URLSearchParams("missing=de&show=all&x=1")))).toBe("");
	});
});
