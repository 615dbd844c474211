import { describe, expect, it } from "vitest";
import { defaultFacts } from "#app/site/facts.ts";
import { eventInput, type SocialEvent, usualTable } from "./event.ts";
import { eventText } from "./event-text.ts";

const usual = usualTable(defaultFacts);

const english = { title: "Brunch", date: "October 4", time: "11:00 am", description: "A long brunch." };
const french = { title: "Un brunch", date: "4 octobre", time: "11 h", location: "Centre", price: "1 000 Rs" };

function event(input: object): SocialEvent {
	const history = { id: "one", version: 1, createdAt: "", updatedAt: "" };
	return { ...eventInput.parse({ ...english, ...input }), ...history };
}

describe("eventText", () => {
	it("gives English readers the English texts, whatever there is in French", () => {
		const text = eventText(event({ fr: french }), "en");
		expect(text).toMatchObject({
			title: { text: "Brunch", language: "en" },
			date: { text: "October 4", language: "en" },
			inEnglish: false,
			day: null,
		});
	});

	it("gives French readers the French texts field by field, and says which are English", () => {
		const text = eventText(event({ fr: french }), "fr");
		expect(text).toMatchObject({
			title: { text: "Un brunch", language: "fr" },
			date: { text: "4 octobre", language: "fr" },
			facts: [
				{ label: "events.place", phrase: { text: "Centre", language: "fr" } },
				{ label: "events.guests", phrase: { text: usual.maxGuests, language: "fr" } },
				{ label: "events.price", phrase: { text: "1 000 Rs", language: "fr" } },
			],
			description: { text: "A long brunch.", language: "en" },
			inEnglish: true,
		});
	});

	it("does not call English what is absent, or only a price", () => {
		const text = eventText(event({ description: "", fr: { ...french, price: "" } }), "fr");
		expect(text.facts.at(-1)?.phrase).toEqual({ text: usual.price, language: "en" });
		expect(text.inEnglish).toBe(false);
	});

	it("makes the French date from the calendar day where nobody wrote one", () => {
		const dated = { calendarDate: "2026-10-04", fr: { ...french, date: "" } };
		expect(eventText(event(dated), "fr").date).toEqual({ text: "dimanche 4 octobre", language: "fr" });
		expect(eventText(event({ ...dated, fr: null }), "fr").date.language).toBe("fr");
		expect(eventText(event({ ...dated, fr: french }), "fr").date.text).toBe("4 octobre");
		expect(eventText(event(dated), "en").date).toEqual({ text: "October 4", language: "en" });
	});

	it("takes the day apart in the reader's language", () => {
		const dated = event({ calendarDate: "2027-05-01" });
		const day = { number: "1", ordinal: "", month: "May", weekday: "Saturday" };
		expect(eventText(dated, "en").day).toEqual(day);
		expect(eventText(dated, "fr").day).toEqual({ ...day, ordinal: "er", month: "mai", weekday: "samedi" });
		expect(eventText(dated, "fr").date.text).toBe("samedi 1er mai");
	});
});
