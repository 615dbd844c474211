import { describe, expect, it } from "vitest";
import { eventDraft, eventInput, type SocialEvent } from "#app/features/events/event.ts";
import { withWords } from "#app/features/events/event-words.ts";
import { defaultFacts } from "#app/site/facts.ts";
import { copyOf, eventDraftOf, eventInputOf, newEvent, unreadWords } from "./event-draft.ts";

const saved: SocialEvent = {
	...eventInput.parse({
		title: "October Brunch",
		price: "",
		maxGuests: "",
		ticketPrice: 1000,
		type: "Brunch",
		calendarDate: "2026-10-04",
		startTime: "11:00",
		fr: { title: "Brunch d’octobre" },
	}),
	id: "e1",
	createdAt: "2026-01-01T00:00:00.000Z",
	updatedAt: "2026-01-01T00:00:00.000Z",
	version: 3,
};

describe("an event's draft", () => {
	it("begins with the specification's defaults and the facts of the business", () => {
		const blank = newEvent({ ...defaultFacts, ticket: 1500 });
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

	it("gives back what is saved", () => {
		const { id, createdAt, updatedAt, version, ...input } = saved;
		expect(eventInputOf(eventDraftOf(withWords(saved)))).toEqual(input);
		expect(unreadWords(withWords(saved))).toBe("");
	});

	it("copies the words to a day still to be chosen, unseen by visitors", () => {
		expect(copyOf(saved)).toMatchObject({
			title: "October Brunch",
			calendarDate: null,
			startTime: "11:00",
			published: false,
			fr: { title: "Brunch d’octobre" },
		});
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
