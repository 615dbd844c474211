import { describe, expect, it } from "vitest";
import { eventEnd, eventStart, isInCalendar, isOver } from "./event-time.ts";

const mauritius = "Indian/Mauritius";

describe("isOver", () => {
	const event = { calendarDate: "2026-10-04" };

	it("ends the day at midnight in Mauritius, four hours before midnight in UTC", () => {
		expect(isOver(event, new Date("2026-10-03T20:00:00.000Z"), mauritius)).toBe(false);
		expect(isOver(event, new Date("2026-10-04T19:59:59.999Z"), mauritius)).toBe(false);
		expect(isOver(event, new Date("2026-10-04T20:00:00.000Z"), mauritius)).toBe(true);
	});

	it("ends it at midnight wherever the business is, in summer and in winter", () => {
		const summer = { calendarDate: "2026-07-04" };
		expect(isOver(summer, new Date("2026-07-04T21:59:59.999Z"), "Europe/Paris")).toBe(false);
		expect(isOver(summer, new Date("2026-07-04T22:00:00.000Z"), "Europe/Paris")).toBe(true);
		const winter = { calendarDate: "2026-12-04" };
		expect(isOver(winter, new Date("2026-12-04T22:59:59.999Z"), "Europe/Paris")).toBe(false);
		expect(isOver(winter, new Date("2026-12-04T23:00:00.000Z"), "Europe/Paris")).toBe(true);
	});

	it("never ends an event without a calendar day", () => {
		expect(isOver({ calendarDate: null }, new Date("2126-01-01T00:00:00.000Z"))).toBe(false);
	});
});

describe("eventStart and eventEnd", () => {
	it.each([
		["18:30", "2026-11-08T14:30:00.000Z", "2026-11-08T17:30:00.000Z"],
		["02:00", "2026-11-07T22:00:00.000Z", "2026-11-08T01:00:00.000Z"],
		["22:15", "2026-11-08T18:15:00.000Z", "2026-11-08T21:15:00.000Z"],
	])("turn %s in Mauritius into instants three hours apart", (startTime, start, end) => {
		const event = { calendarDate: "2026-11-08", startTime, endTime: null };
		expect(eventStart(event, mauritius)).toBe(start);
		expect(eventEnd(event, mauritius)).toBe(end);
	});

	it.each([
		["2026-07-14", "18:30", "2026-07-14T16:30:00.000Z", "2026-07-14T19:30:00.000Z"],
		["2026-12-14", "18:30", "2026-12-14T17:30:00.000Z", "2026-12-14T20:30:00.000Z"],
		["2026-10-25", "00:30", "2026-10-24T22:30:00.000Z", "2026-10-25T01:30:00.000Z"],
	])("turn %s %s in Paris into instants three hours apart", (calendarDate, startTime, start, end) => {
		const event = { calendarDate, startTime, endTime: null };
		expect(eventStart(event, "Europe/Paris")).toBe(start);
		expect(eventEnd(event, "Europe/Paris")).toBe(end);
	});

	it("end at the hour that is known, also after midnight", () => {
		const dinner = { calendarDate: "2026-11-08", startTime: "18:30" };
		expect(eventEnd({ ...dinner, endTime: "21:00" }, mauritius)).toBe("2026-11-08T17:00:00.000Z");
		expect(eventEnd({ ...dinner, endTime: "00:30" }, mauritius)).toBe("2026-11-08T20:30:00.000Z");
	});

	it("give the day alone without a start time, and nothing without a day", () => {
		const day = { calendarDate: "2026-11-08", startTime: null, endTime: null };
		expect([eventStart(day), eventEnd(day)]).toEqual(["2026-11-08", "2026-11-08"]);
		const undated = { calendarDate: null, startTime: "18:30", endTime: null };
		expect([eventStart(undated), eventEnd(undated)]).toEqual([undefined, undefined]);
	});
});

describe("isInCalendar", () => {
	it.each([
		[true, "2026-10-04", true],
		[true, null, false],
		[false, "2026-10-04", false],
	])("published %s on %s: %s", (published, calendarDate, expected) => {
		expect(isInCalendar({ published, calendarDate })).toBe(expected);
	});
});
