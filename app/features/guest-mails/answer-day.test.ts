import { describe, expect, it } from "vitest";
import { answerDay, isAnswerDay } from "./answer-day.ts";

describe("the day by which an invitation asks for an answer", () => {
	it.each([
		["weeks before the table", "2026-02-14", "2026-01-20", "2026-01-25"],
		["so that the reminder comes after it", "2026-02-14", "2026-02-08", "2026-02-11"],
		["today, once the reminder is due", "2026-02-14", "2026-02-13", "2026-02-13"],
		["today, on the day of the table", "2026-02-14", "2026-02-14", "2026-02-14"],
	])("is %s", (_case, calendarDate, today, day) => {
		expect(answerDay(calendarDate, today)).toBe(day);
		expect(isAnswerDay(day, { calendarDate, today })).toBe(true);
	});

	it("lies between today and the table, whoever chooses it", () => {
		const table = { calendarDate: "2026-02-14", today: "2026-02-01" };
		const days = ["2026-01-31", "2026-02-01", "2026-02-14", "2026-02-15"];
		expect(days.map((day) => isAnswerDay(day, table))).toEqual([false, true, true, false]);
	});
});
