import { describe, expect, it } from "vitest";
import { defaultFacts } from "#app/site/facts.ts";
import { eventInput, tableSizes, usualTable } from "./event.ts";

const usual = usualTable(defaultFacts);

const dinner = { title: "Dinner", date: "January 15", time: "6:30 pm - 9:30 pm" };

describe("eventInput", () => {
	it("has the specification's defaults", () => {
		expect(eventInput.parse(dinner)).toEqual({
			...dinner,
			price: usual.price,
			type: "Dinner",
			location: "Central Mauritius",
			maxGuests: usual.maxGuests,
			description: "",
			published: true,
			calendarDate: null,
			startTime: null,
			endTime: null,
			ticketPrice: null,
			tableSize: null,
			ageFrom: null,
			ageTo: null,
			spoken: "unsaid",
			state: "announced",
			...{ restaurant: "", address: "", mapLink: "", directions: "", included: "" },
			olderWords: "",
			fr: null,
		});
	});

	it.each([
		[{ ...dinner, title: " " }, "title", "Please fill in this field."],
		[{ ...dinner, date: "" }, "date", "Please fill in this field."],
		[{ ...dinner, time: undefined }, "time", "Please fill in this field."],
		[{ ...dinner, price: "\u0000" }, "price", "Please fill in this field."],
		[{ ...dinner, type: "Lunch" }, "type", "Choose Dinner or Brunch."],
		[{ ...dinner, location: "x".repeat(121) }, "location", "Use at most 120 characters."],
		[{ ...dinner, calendarDate: "2026-02-30" }, "calendarDate", "Use a calendar day, such as 2026-10-04."],
		[{ ...dinner, startTime: "6:30 pm" }, "startTime", "Use 24 hours, such as 18:30."],
		[{ ...dinner, ticketPrice: 9.5 }, "ticketPrice", "Use a whole number of rupees, such as 1000."],
		[{ ...dinner, ageFrom: 17 }, "ageFrom", "Use an age in years, from 18 on."],
		[{ ...dinner, ageFrom: 40, ageTo: 30 }, "ageTo", "The younger age stands first."],
		[{ ...dinner, state: "sold out" }, "state", "Choose announced, few, full, postponed or cancelled."],
		[{ ...dinner, tableSize: 0 }, "tableSize", "Use a whole number of guests, such as 8."],
		[
			{ ...dinner, startTime: "18:30", endTime: "17:00" },
			"endTime",
			"The end comes after the start, such as 21:30.",
		],
	])("says in words what is wrong (%#)", (input, field, message) => {
		const issues = eventInput.safeParse(input).error?.issues;
		expect(issues).toMatchObject([{ path: [field], message }]);
	});

	it("takes a day, hours and a price in place of their texts", () => {
		const real = { calendarDate: "2026-12-31", startTime: "22:00", endTime: "01:30", ticketPrice: 1000 };
		expect(eventInput.parse({ title: "Dinner", price: "", ...real })).toMatchObject({ ...real, date: "" });
	});

	it("keeps lines on one line, and lets no control character through", () => {
		const input = {
			...dinner,
			title: "A\r\nlong\u0007 dinner\ud800",
			description: "One\r\n\r\nTwo\u0000\tthree",
		};
		expect(eventInput.parse(input)).toMatchObject({
			title: "A long  dinner\ufffd",
			description: "One\n\nTwo three",
		});
	});
});

const { tableSmall, table } = defaultFacts;
const sizes = tableSizes(defaultFacts);

describe("a table", () => {
	it("seats as many women as men", () => {
		expect(sizes.every((size) => size % 2 === 0)).toBe(true);
	});

	it("has the sizes of the site's facts", () => {
		expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([tableSmall, table.max]);
		expect(sizes).toContain(table.min);
	});
});
