import { describe, expect, it } from "vitest";
import { exampleEvent } from "#server/testing/example-event.ts";
import { eventInput } from "./event.ts";
import { eventText, isIncomplete, phraseOf, withoutWords, withWords } from "./event-words.ts";

const real = {
	calendarDate: "2026-10-04",
	startTime: "18:30",
	endTime: "21:30",
	ticketPrice: 1500,
	tableSize: 8,
};
const words = { date: "Some day", time: "evening", price: "A surprise", maxGuests: "a few" };
const event = (more: object = {}) => eventInput.parse({ title: "Dinner", ...words, ...more });

describe("the words of an event", () => {
	it.each([
		["date", "en", "Sunday 4 October"],
		["date", "fr", "dimanche 4 octobre"],
		["time", "en", "6:30\u00a0pm – 9:30\u00a0pm"],
		["time", "fr", "de 18\u00a0h\u00a030 à 21\u00a0h\u00a030"],
		["price", "en", "Rs\u00a01,500"],
		["price", "fr", "Rs\u00a01\u202f500"],
		["maxGuests", "en", "8"],
		["maxGuests", "fr", "8"],
	] as const)("for its %s in %s follow from what is real: %s", (name, language, text) => {
		expect(phraseOf(event(real), name, language)).toEqual({ text, language });
	});

	it.each([
		["date", "Some day"],
		["time", "evening"],
		["price", "A surprise"],
	] as const)("for its %s are those that were written where nothing is real", (name, text) => {
		expect(phraseOf(event(), name, "en")).toEqual({ text, language: "en" });
		expect(phraseOf(event(), name, "fr")).toEqual({ text, language: "en" });
		const translated = event({ fr: { [name]: "Autrement" } });
		expect(phraseOf(translated, name, "fr")).toEqual({ text: "Autrement", language: "fr" });
	});

	it("know no language for a number of guests", () => {
		expect(phraseOf(event(), "maxGuests", "fr")).toEqual({ text: "a few", language: "fr" });
	});

	it("say when an evening begins where nobody knows when it ends", () => {
		expect(phraseOf(event({ ...real, endTime: null }), "time", "en").text).toBe("6:30\u00a0pm");
		expect(phraseOf(event({ ...real, endTime: null }), "time", "fr").text).toBe("à 18\u00a0h\u00a030");
	});

	it.each([
		["00:00", "12:00\u00a0am", "à 0\u00a0h"],
		["12:00", "12:00\u00a0pm", "à 12\u00a0h"],
		["09:05", "9:05\u00a0am", "à 9\u00a0h\u00a005"],
		["23:59", "11:59\u00a0pm", "à 23\u00a0h\u00a059"],
	])("write %s as each language does", (startTime, en, fr) => {
		const at = event({ ...real, startTime, endTime: null });
		expect([phraseOf(at, "time", "en").text, phraseOf(at, "time", "fr").text]).toEqual([en, fr]);
	});

	it("say that a seat without charge is on the house", () => {
		expect(phraseOf(event({ ...real, ticketPrice: 0 }), "price", "en").text).toBe("On the house");
	});
});

describe("an event as the API gives it", () => {
	it("has every text filled in from what is real, in each language that it is written in", () => {
		const given = withWords(event({ ...real, fr: { title: "Dîner" } }));
		expect(given).toMatchObject({ date: "Sunday 4 October", price: "Rs1500", maxGuests: "8" });
		expect(given.fr).toMatchObject({
			title: "Dîner",
			date: "dimanche 4 octobre",
			price: "Rs\u00a01\u202f500",
		});
	});

	it("invents no translation", () => {
		expect(withWords(event(real)).fr).toBeNull();
	});

	it("leaves what is written in words as it is", () => {
		expect(withWords(event())).toMatchObject(words);
	});
});

describe("an event as it is stored", () => {
	it("holds no text for what is real", () => {
		expect(withoutWords(event(real))).toMatchObject({ date: "", time: "", price: "", maxGuests: "" });
	});

	it("holds the text of what is not", () => {
		const stored = withoutWords(event({ ...real, calendarDate: null, tableSize: null }));
		expect(stored).toMatchObject({ date: "Some day", time: "", price: "", maxGuests: "a few" });
	});

	it("holds no translation in which nothing is left", () => {
		const fr = { date: "Un jour", time: "le soir", price: "Surprise" };
		expect(withoutWords(event({ ...real, fr })).fr).toBeNull();
		expect(withoutWords(event({ ...real, fr: { ...fr, title: "Dîner" } })).fr).toMatchObject({
			title: "Dîner",
			date: "",
		});
	});

	it("is given again as it was", () => {
		const before = withWords(event({ ...real, fr: { title: "Dîner" } }));
		expect(withWords(withoutWords(before))).toEqual(before);
	});
});

describe("an event to complete", () => {
	it.each([
		[real, false],
		[{ ...real, endTime: null, tableSize: null }, false],
		[{ ...real, calendarDate: null }, true],
		[{ ...real, startTime: null, endTime: null }, true],
		[{ ...real, ticketPrice: null }, true],
		[{ ...real, olderWords: "On a Friday" }, true],
	])("with %.60j: %s", (values, isToComplete) => {
		expect(isIncomplete(event(values))).toBe(isToComplete);
	});
});

const english = { title: "Brunch", date: "Early in May", time: "noon", description: "A long brunch." };
const french = { title: "Un brunch", date: "Début mai", time: "midi", location: "Centre", price: "1 000 Rs" };

const brunch = (input: object) => exampleEvent({ ...english, ...input });

describe("eventText", () => {
	it("gives English readers the English texts, whatever there is in French", () => {
		const text = eventText(brunch({ fr: french }), "en");
		expect(text).toMatchObject({
			title: { text: "Brunch", language: "en" },
			date: { text: "Early in May", language: "en" },
			foreign: null,
			day: null,
		});
	});

	it("gives French readers the French texts field by field, and says which are English", () => {
		const text = eventText(brunch({ fr: french }), "fr");
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
		["en", "Friday 11 December", "6:30\u00a0pm – 9:30\u00a0pm", "Rs\u00a01,200", "6"],
		["fr", "vendredi 11 décembre", "de 18\u00a0h\u00a030 à 21\u00a0h\u00a030", "Rs\u00a01\u202f200", "6"],
	] as const)("writes day, hours, price and guests in %s from what they are", (language, ...expected) => {
		const text = eventText(brunch({ ...real, tableSize: 6, fr: french }), language);
		const [, guests, price] = text.facts.map(({ phrase }) => phrase);
		const found = [text.date, text.time, price, guests];
		expect(found).toEqual(expected.map((words) => ({ text: words, language })));
	});

	it("gives English readers the French texts of an evening that is written in French alone", () => {
		const alone = brunch({ ...real, title: "", description: "", location: "", fr: french });
		const text = eventText(alone, "en");
		expect(text).toMatchObject({ title: { text: "Un brunch", language: "fr" }, foreign: "fr" });
		expect(text.facts[0]?.phrase).toEqual({ text: "Centre", language: "fr" });
		expect(eventText(alone, "fr").foreign).toBeNull();
	});

	it("calls no evening foreign for the name of its place", () => {
		const text = eventText(brunch({ ...real, description: "", fr: { title: "Un dîner" } }), "fr");
		expect(text.facts[0]?.phrase.language).toBe("en");
		expect(text.foreign).toBeNull();
	});

	it("calls no event English for its figures alone", () => {
		const fr = { title: "Un dîner", location: "Centre" };
		const text = eventText(brunch({ ...real, description: "", fr }), "fr");
		expect(text.foreign).toBeNull();
	});

	it("takes the day apart in the reader's language", () => {
		const dated = brunch({ calendarDate: "2027-05-01" });
		const day = { number: "1", ordinal: "", month: "May", weekday: "Saturday" };
		expect(eventText(dated, "en").day).toEqual(day);
		expect(eventText(dated, "fr").day).toEqual({ ...day, ordinal: "er", month: "mai", weekday: "samedi" });
		expect(eventText(dated, "fr").date.text).toBe("samedi 1er mai");
	});
});
