import { describe, expect, it } from "vitest";
import { readDay } from "./read-days.ts";
import { readHours } from "./read-hours.ts";

describe("readDay", () => {
	it.each([
		["October 4", "2027-10-04"],
		["4 October", "2027-10-04"],
		["Dec. 6", "2026-12-06"],
		["December 6th, 2026", "2026-12-06"],
		["the 22nd of November", "2026-11-22"],
		["Friday 12 December 2025", "2025-12-12"],
		["vendredi 1er mai 2026", "2026-05-01"],
		["le 8 févr.", "2027-02-08"],
		["29 February", "2028-02-29"],
		["2026-12-06", "2026-12-06"],
	])("reads %s", (text, day) => {
		expect(readDay(text, { from: "2026-11-22" })).toBe(day);
	});

	it.each([
		"",
		"October",
		"soon",
		"October 4 or 5",
		"October 4, on the terrace",
		"30 February",
		"8 jui",
		"12/06/2026",
		"Friday 6 December",
		"mars 3 mars",
		"2026-02-30",
	])("leaves %j to a person", (text) => {
		expect(readDay(text, { from: "2026-11-22" })).toBeUndefined();
	});

	it("stays with the day that it was, unless the words name another", () => {
		const known = "2026-10-04";
		expect(readDay("October 4", { from: "2026-11-22", known })).toBe(known);
		expect(readDay("Sunday 4 October", { from: "2026-11-22", known })).toBe(known);
		expect(readDay("October 5", { from: "2026-11-22", known })).toBe("2027-10-05");
	});
});

describe("readHours", () => {
	it.each([
		["6:30 pm - 9:30 pm", "18:30", "21:30"],
		["6:30 pm – 9:30 pm", "18:30", "21:30"],
		["6-9 pm", "18:00", "21:00"],
		["11 - 2 pm", "11:00", "14:00"],
		["11:00 am to 2:00 pm", "11:00", "14:00"],
		["noon - 3 p.m.", "12:00", "15:00"],
		["12:30 am", "00:30", null],
		["7 pm", "19:00", null],
		["18:30 - 21:30", "18:30", "21:30"],
		["18 h 30 – 21 h 30", "18:30", "21:30"],
		["de 18\u00a0h\u00a030 à 21\u00a0h", "18:30", "21:00"],
		["9 h", "09:00", null],
	])("reads %s", (text, start, end) => {
		expect(readHours(text)).toEqual({ start, end });
	});

	it.each(["", "evening", "6:30", "6:30 - 9:30", "7", "25:00", "18:75", "7 pm - late", "1 pm - 2 pm - 3 pm"])(
		"leaves %j to a person",
		(text) => {
			expect(readHours(text)).toBeUndefined();
		},
	);
});
