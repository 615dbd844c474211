import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { languages, rupees } from "#app/site/site-config.ts";
import { eventInput } from "./event.ts";
import { readAmount, readEvent } from "./event-reading.ts";
import { withWords } from "./event-words.ts";

const dinner = { title: "Dinner", date: "January 15", time: "6:30 pm - 9:30 pm", maxGuests: "8" };
const at = { today: "2026-11-22" };

describe("readAmount", () => {
	it.each([
		["Rs1000", 1000],
		["Rs1,000", 1000],
		["1 500 Rs", 1500],
		["1 000 roupies", 1000],
		["MUR 900", 900],
		["1200", 1200],
	])("reads %j", (price, amount) => {
		expect(readAmount(price)).toBe(amount);
	});

	it.each(["", "Free", "Rs1000 or Rs1500", "Rs1000, wine included", "Rs", "10,5"])("leaves %j", (price) => {
		expect(readAmount(price)).toBeUndefined();
	});

	it("reads what is written of any price in any language", () => {
		fc.assert(
			fc.property(fc.nat({ max: 1_000_000 }), fc.constantFrom(...languages), (amount, language) => {
				expect(readAmount(rupees[language](amount))).toBe(amount);
			}),
		);
	});
});

describe("readEvent", () => {
	it("reads values from an event that is written as text alone, and writes the text from them", () => {
		const read = readEvent(eventInput.parse({ ...dinner, fr: { title: "Dîner", date: "15 janvier" } }), at);
		expect(read).toMatchObject({
			calendarDate: "2027-01-15",
			startTime: "18:30",
			endTime: "21:30",
			ticketPrice: 1000,
			tableSize: 8,
			date: "",
			fr: { date: "" },
		});
		expect(withWords(read)).toMatchObject({
			date: "Friday 15 January",
			time: "6:30\u00a0pm – 9:30\u00a0pm",
			price: "Rs1000",
			maxGuests: "8",
			fr: { date: "vendredi 15 janvier", time: "de 18\u00a0h\u00a030 à 21\u00a0h\u00a030" },
		});
	});

	it("lets the real value count where both are there", () => {
		const real = { calendarDate: "2027-02-20", startTime: "19:00", ticketPrice: 1200, tableSize: 4 };
		const read = readEvent(eventInput.parse({ ...dinner, ...real }), at);
		expect(read).toMatchObject({ ...real, endTime: null });
	});

	it("says the same when its own words are read again, whatever they are", () => {
		const texts = fc.string({ unit: "grapheme", maxLength: 20 });
		fc.assert(
			fc.property(texts, texts, texts, texts, (date, time, price, maxGuests) => {
				const written = { ...dinner, date: `${date}.`, time: `${time}.`, price: `${price}.`, maxGuests };
				const input = eventInput.safeParse(written);
				if (!input.success) return;
				const read = readEvent(input.data, at);
				expect(readEvent(withWords(read), { ...at, before: read })).toEqual(read);
			}),
		);
	});
});
