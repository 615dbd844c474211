import { describe, expect, it } from "vitest";
import { eventDraft } from "#app/features/events/event.ts";
import { withWords } from "#app/features/events/event-words.ts";
import { defaultFacts } from "#app/site/facts.ts";
import { exampleEvent } from "#server/testing/example-event.ts";
import { copyOf, eventDraftOf, eventInputOf, newEvent, unreadWords } from "./event-draft.ts";

const saved = exampleEvent({
	title: "October Brunch",
	date: "",
	time: "",
	price: "",
	maxGuests: "6-8",
	ticketPrice: 1000,
	type: "Brunch",
	calendarDate: "2026-10-04",
	startTime: "11:00",
	fr: { title: "Brunch d’octobre" },
});

describe("an event's draft", () => {
	it("begins with the specification's defaults and the facts of the business", () => {
		const blank = newEvent({ ...defaultFacts, ticket: 1500 }, "en", "Central Mauritius");
		expect(blank).toMatchObject({
			ticketPrice: 1500,
			type: "Dinner",
			location: "Central Mauritius",
			tableSize: null,
			maxGuests: "6-8",
			published: true,
		});
		expect(eventInputOf(blank)).toMatchObject({ calendarDate: null, startTime: null, fr: null });
	});

	it("begins in the language of whoever writes it", () => {
		const blank = newEvent(defaultFacts, "fr", "Centre de l’île");
		expect([blank.location, blank.fr.location]).toEqual(["", "Centre de l’île"]);
	});

	it("gives back what is saved", () => {
		const {
			id,
			slug,
			ownSlugs,
			announcedAt,
			previousStart,
			createdAt,
			updatedAt,
			version,
			sequence,
			quietChanges: _quiet,
			...input
		} = saved;
		expect(eventInputOf(eventDraftOf(withWords(saved)))).toEqual(input);
		expect(unreadWords(withWords(saved))).toBe("");
	});

	it("copies the words to the same weekday later, unseen by visitors and with no state yet", () => {
		const copy = copyOf({ ...saved, state: "full" }, "2026-09-20");
		expect(copy).toMatchObject({
			title: "October Brunch",
			calendarDate: "2026-11-01",
			startTime: "11:00",
			published: false,
			state: "announced",
			fr: { title: "Brunch d’octobre" },
		});
		expect(copyOf(saved, "2026-11-01").calendarDate).toBe("2026-11-29");
		expect(copyOf({ ...saved, calendarDate: null }, "2026-11-01").calendarDate).toBeNull();
	});

	it("asks anew for what is there in words alone, and shows them", () => {
		const vague = { date: "Early in May", time: "evening", olderWords: "Rs900" };
		const event = { ...saved, ...vague, calendarDate: null, startTime: null };
		expect(eventDraftOf(event)).toMatchObject({ calendarDate: null, date: "", olderWords: "" });
		expect(unreadWords(event)).toBe("Early in May · evening · Rs900");
		expect(eventDraft.safeParse(eventDraftOf(event)).error?.issues.map(({ path }) => path)).toEqual([
			["calendarDate"],
			["startTime"],
		]);
	});
});
