import { describe, expect, it } from "vitest";
import { eventInput, type SocialEvent, usualGuests } from "#app/features/events/event.ts";
import { textVariables } from "#app/site/site-config.ts";
import { blankEvent, copyOf, eventDraftOf, eventInputOf } from "./event-draft.ts";

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
	it("begins with the specification's defaults", () => {
		expect(blankEvent).toMatchObject({
			price: textVariables("en").ticket,
			type: "Dinner",
			location: "Central Mauritius",
			maxGuests: usualGuests,
			published: true,
		});
		expect(eventInputOf(blankEvent)).toMatchObject({ calendarDate: null, startTime: null, fr: null });
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
