import { describe, expect, it } from "vitest";
import { eventInput, type SocialEvent, usualTable } from "#app/features/events/event.ts";
import { defaultFacts } from "#app/site/facts.ts";
import { copyOf, eventDraftOf, eventInputOf, newEvent } from "./event-draft.ts";

const usual = usualTable(defaultFacts);

const saved: SocialEvent = {
	...eventInput.parse({
		title: "October Brunch",
		date: "October 4",
		time: "11:00 am",
		type: "Brunch",
		calendarDate: "2026-10-04",
		startTime: "11:00",
		fr: { title: "Brunch d’octobre", date: "4 octobre" },
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
			price: "Rs1500",
			type: "Dinner",
			location: "Central Mauritius",
			maxGuests: usual.maxGuests,
			published: true,
		});
		expect(eventInputOf(blank)).toMatchObject({ calendarDate: null, startTime: null, fr: null });
	});

	it("gives back what is saved", () => {
		const { id, createdAt, updatedAt, version, ...input } = saved;
		expect(eventInput.parse(eventInputOf(eventDraftOf(saved)))).toEqual(input);
	});

	it("copies the words to a day still to be chosen, unseen by visitors", () => {
		expect(copyOf(saved)).toMatchObject({
			title: "October Brunch",
			date: "",
			calendarDate: null,
			startTime: "11:00",
			published: false,
			fr: { title: "Brunch d’octobre", date: "" },
		});
	});
});
