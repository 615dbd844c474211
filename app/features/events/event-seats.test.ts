import { describe, expect, it } from "vitest";
import type { SocialEvent } from "./event.ts";
import { deadlinesOf, phaseOf, seatActions } from "./event-seats.ts";

const weeks = { min: 2, max: 4 };
const day = "2026-03-31";

describe("the deadlines of a table", () => {
	it("follow from its day and from how long before it invitations are sent", () => {
		expect(deadlinesOf(day, { weeks, moveDays: 7 })).toEqual({
			invitationsFrom: "2026-03-03",
			invitationsUntil: "2026-03-17",
			lastMove: "2026-03-24",
		});
	});

	it.each([
		["2024-03-01", "2024-02-09", "2024-02-16"],
		["2026-01-05", "2025-12-15", "2025-12-22"],
	])("count over the ends of months and years, for a table on %s", (calendarDay, from, until) => {
		const { invitationsFrom, invitationsUntil } = deadlinesOf(calendarDay, {
			weeks: { min: 2, max: 3 },
			moveDays: 10,
		});
		expect([invitationsFrom, invitationsUntil]).toEqual([from, until]);
	});
});

describe("where a table stands on a day", () => {
	const on = (today: string, state: SocialEvent["state"], calendarDate: string | null = day) =>
		phaseOf({ state, calendarDate }, { today, weeks });

	it.each([
		["announced", "2026-03-17", "announced"],
		["announced", "2026-03-18", "closed"],
		["announced", "2026-03-31", "closed"],
		["few", "2026-03-18", "few"],
		["few", "2026-03-30", "few"],
		["few", "2026-03-31", "closed"],
		["full", "2026-03-30", "full"],
		["full", "2026-03-31", "closed"],
		["announced", "2026-04-01", "over"],
		["few", "2026-04-01", "over"],
		["full", "2026-04-01", "over"],
		["cancelled", "2026-01-01", "cancelled"],
		["cancelled", "2026-04-01", "cancelled"],
		["postponed", "2026-01-01", "postponed"],
		["postponed", "2026-04-01", "postponed"],
	] as const)("%s, on %s: %s", (state, today, phase) => {
		expect(on(today, state)).toBe(phase);
	});

	it.each(["announced", "few", "full", "postponed", "cancelled"] as const)(
		"is what its owner says of it while it has no day: %s",
		(state) => {
			expect(on("2030-01-01", state, null)).toBe(state);
		},
	);

	it("closes earlier where invitations are sent earlier", () => {
		const early = { today: "2026-03-04", weeks: { min: 4, max: 6 } };
		expect(phaseOf({ state: "announced", calendarDate: day }, early)).toBe("closed");
		expect(on("2026-03-04", "announced")).toBe("announced");
	});
});

describe("what can be done about a seat", () => {
	it("is to apply while there is a seat, to wait where there may be one, and else nothing", () => {
		const byAction = Object.groupBy(Object.entries(seatActions), ([, action]) => action);
		const phases = (action: "apply" | "waitingList" | "none") =>
			byAction[action]?.map(([phase]) => phase).toSorted();
		expect(phases("apply")).toEqual(["announced", "few"]);
		expect(phases("waitingList")).toEqual(["full"]);
		expect(phases("none")).toEqual(["cancelled", "closed", "over", "postponed"]);
	});
});
