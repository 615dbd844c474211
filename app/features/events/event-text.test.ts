import { describe, expect, it } from "vitest";
import { exampleEvent } from "#server/testing/example-event.ts";
import { eventText } from "./event-text.ts";

const english = { title: "Brunch", date: "Early in May", time: "noon", description: "A long brunch." };
const french = { title: "Un brunch", date: "Début mai", time: "midi", location: "Centre", price: "1 000 Rs" };

const event = (input: object) => exampleEvent({ ...english, ...input });

describe("eventText", () => {
	it("gives English readers the English texts, whatever there is in French", () => {
		const text = eventText(event({ fr: french }), "en");
		expect(text).toMatchObject({
			title: { text: "Brunch", language: "en" },
			date: { text: "Early in May", language: "en" },
			foreign: null,
			day: null,
		});
	});

	it("gives French readers the French texts field by field, and says which are English", () => {
		const text = eventText(event({ fr: french }), "fr");
		expect(text).toMatchObject({
			title: { text: "Un brunch", language: "fr" },
			date: { text: "Début mai", language: "fr" },
			facts: [
				{ label: "events.place", phrase: { text: "Centre", language: "fr" } },
				{ label: "events.guests", phrase: { text: "6-8", language: "fr" } },
				{ label: "events.price", phrase: { text: "1 000 Rs", language: "fr" } },
			],
			description: { text: "A long brunch.", language: "en" },
			foreign: "en",
		});
	});

	const real = { calendarDate: "2026-12-11", startTime: "18:30", endTime: "21:30", ticketPrice: 1200 };

	it.each([
		["en", "Friday 11 December", "6:30\u00a0pm – 9:30\u00a0pm", "Rs1200", "6"],
		["fr", "vendredi 11 décembre", "de 18\u00a0h\u00a030 à 21\u00a0h\u00a030", "Rs\u00a01\u202f200", "6"],
	] as const)("writes day, hours, price and guests in %s from what they are", (language, ...expected) => {
		const text = eventText(event({ ...real, tableSize: 6, fr: french }), language);
		const [, guests, price] = text.facts.map(({ phrase }) => phrase);
		const found = [text.date, text.time, price, guests];
		expect(found).toEqual(expected.map((words) => ({ text: words, language })));
	});

	it("gives English readers the French texts of an evening that is written in French alone", () => {
		const alone = event({ ...real, title: "", description: "", location: "", fr: french });
		const text = eventText(alone, "en");
		expect(text).toMatchObject({ title: { text: "Un brunch", language: "fr" }, foreign: "fr" });
		expect(text.facts[0]?.phrase).toEqual({ text: "Centre", language: "fr" });
		expect(eventText(alone, "fr").foreign).toBeNull();
	});

	it("calls no evening foreign for the name of its place", () => {
		const text = eventText(event({ ...real, description: "", fr: { title: "Un dîner" } }), "fr");
		expect(text.facts[0]?.phrase.language).toBe("en");
		expect(text.foreign).toBeNull();
	});

	it("calls no event English for its figures alone", () => {
		const fr = { title: "Un dîner", location: "Centre" };
		const text = eventText(event({ ...real, description: "", fr }), "fr");
		expect(text.foreign).toBeNull();
	});

	it("takes the day apart in the reader's language", () => {
		const dated = event({ calendarDate: "2027-05-01" });
		const day = { number: "1", ordinal: "", month: "May", weekday: "Saturday" };
		expect(eventText(dated, "en").day).toEqual(day);
		expect(eventText(dated, "fr").day).toEqual({ ...day, ordinal: "er", month: "mai", weekday: "samedi" });
		expect(eventText(dated, "fr").date.text).toBe("samedi 1er mai");
	});
});
