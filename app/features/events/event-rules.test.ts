import { describe, expect, it } from "vitest";
import { blankDraft } from "#app/content/draft.ts";
import { defaultFacts } from "#app/site/facts.ts";
import { eventDraft, eventFields, eventRequest, eventUpdate, usualTable } from "./event.ts";

const real = { calendarDate: "2026-10-04", startTime: "18:30", ticketPrice: 1000 };
const draft = { ...blankDraft(eventFields), title: "Dinner", ...real };

/** The fields that a form is refused for, each with what is said of it. */
const faults = (more: object) =>
	Object.fromEntries(
		(eventDraft.safeParse({ ...draft, ...more }).error?.issues ?? []).map(({ path, message }) => [
			path.join("."),
			message,
		]),
	);

describe("the form of an event", () => {
	it("can be saved with a title, a day, an hour and a price", () => {
		expect(faults({})).toEqual({});
	});

	it("needs a title in one of the languages, and says it at each", () => {
		const blank = { ...draft.fr, title: "" };
		const fillIn = "Please fill in this field.";
		expect(faults({ title: "", fr: blank })).toEqual({ title: fillIn, "fr.title": fillIn });
		expect(Object.keys(faults({ title: "", startTime: null, fr: blank }))).toContain("startTime");
		expect(faults({ title: "", fr: { ...blank, title: "Le dîner" } })).toEqual({});
		expect(eventRequest.safeParse({ ...real, fr: { title: "Le dîner" } }).success).toBe(true);
		expect(eventRequest.safeParse({ ...real, fr: { location: "Moka" } }).success).toBe(false);
	});

	it.each(["calendarDate", "startTime", "ticketPrice"])(
		"needs its %s as what it is, not as words",
		(name) => {
			const faulty = faults({ [name]: null, date: "Sunday", time: "evening", price: "Rs1000" });
			expect(faulty).toEqual({ [name]: "Please fill in this field." });
		},
	);

	it("says everything that is wrong with it at once", () => {
		const faulty = faults({
			title: "",
			calendarDate: "soon",
			startTime: "25:00",
			ticketPrice: -1,
			ageFrom: 12,
		});
		expect(Object.keys(faulty).toSorted()).toEqual([
			"ageFrom",
			"calendarDate",
			"fr.title",
			"startTime",
			"ticketPrice",
			"title",
		]);
	});

	it.each([
		["18:30", "21:30", true],
		["18:30", "18:31", true],
		["18:30", "18:30", false],
		["18:30", "17:00", false],
		["22:00", "01:30", true],
		["22:00", "06:00", true],
		["22:00", "06:01", false],
		["11:00", "10:00", false],
	])("may last from %s to %s: %s", (startTime, endTime, isRight) => {
		expect(Object.keys(faults({ startTime, endTime }))).toEqual(isRight ? [] : ["endTime"]);
	});

	it.each([
		[30, 40, true],
		[30, 30, true],
		[30, null, true],
		[null, 40, true],
		[40, 30, false],
	])("may be for guests from %j to %j: %s", (ageFrom, ageTo, isRight) => {
		expect(Object.keys(faults({ ageFrom, ageTo }))).toEqual(isRight ? [] : ["ageTo"]);
	});

	it.each([
		["ticketPrice", 0, true],
		["ticketPrice", 1_000_000, true],
		["ticketPrice", 1_000_001, false],
		["tableSize", 2, true],
		["tableSize", 1, false],
		["tableSize", 40, true],
		["tableSize", 41, false],
		["ageFrom", 18, true],
		["ageFrom", 99, true],
		["ageFrom", 100, false],
		["startTime", "00:00", true],
		["startTime", "24:00", false],
		["startTime", "6:30", false],
		["calendarDate", "2028-02-29", true],
		["calendarDate", "2026-02-29", false],
		["description", "x".repeat(2_000), true],
		["description", "x".repeat(2_001), false],
		["spoken", "all", true],
		["spoken", "de", false],
	])("may have as its %s: %.12j, %s", (name, value, isRight) => {
		expect(Object.keys(faults({ [name]: value }))).toEqual(isRight ? [] : [name]);
	});

	it("has the same limits in each language", () => {
		const fr = { ...draft.fr, title: "x".repeat(121) };
		expect(faults({ fr })).toEqual({ "fr.title": "Use at most 120 characters." });
	});
});

describe("a request for an event", () => {
	it("may leave price and guests out: the facts of the business say them", () => {
		const request = { title: "Dinner", date: "Sunday", time: "evening" };
		expect(eventRequest.safeParse(request).success).toBe(true);
		expect(usualTable({ ...defaultFacts, ticket: 1250, table: { min: 8, max: 10 } })).toEqual({
			maxGuests: "8-10",
			price: "Rs1250",
		});
	});

	it("may not leave out when it is", () => {
		expect(eventRequest.safeParse({ title: "Dinner" }).error?.issues.map(({ path }) => path[0])).toEqual([
			"date",
			"time",
		]);
	});

	it("that changes one says from which version", () => {
		const request = { title: "Dinner", date: "Sunday", time: "evening" };
		expect(eventUpdate.safeParse(request).error?.issues[0]?.path).toEqual(["version"]);
		expect(eventUpdate.safeParse({ ...request, version: 1 }).success).toBe(true);
	});
});
