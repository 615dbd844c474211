import { describe, expect, it } from "vitest";
import { guestStates } from "#app/features/guests/guest.ts";
import { fitsGuest, fitsTable, guestMailKinds } from "./guest-mail.ts";

const today = "2026-02-12";
const kindsOf = (calendarDate: string | null, state: string) =>
	guestMailKinds.filter((kind) => fitsTable(kind, { calendarDate, state }, today));

describe("the mails that fit a table", () => {
	it.each([
		["2026-02-14", "announced", ["invitation", "confirmation", "reminder", "change"]],
		["2026-02-12", "full", ["invitation", "confirmation", "reminder", "change"]],
		["2026-02-14", "postponed", ["change"]],
		["2026-02-14", "cancelled", ["cancellation"]],
		["2026-02-11", "announced", []],
		["2026-02-11", "cancelled", []],
		[null, "announced", []],
	])("of %s that is %s", (day, state, kinds) => {
		expect(kindsOf(day, state)).toEqual(kinds);
	});
});

describe("the mails that fit a guest", () => {
	it("reach nobody who said no, or sits elsewhere", () => {
		for (const state of ["cancelled", "moved"] as const) {
			expect(guestMailKinds.filter((kind) => fitsGuest(kind, state, "ordered"))).toEqual([]);
		}
	});

	it("are sent to nobody to whom they could not be ordered", () => {
		for (const kind of guestMailKinds) {
			const sent = guestStates.filter((state) => fitsGuest(kind, state, "sent"));
			expect(sent.length).toBeGreaterThan(0);
			expect(sent.every((state) => fitsGuest(kind, state, "ordered"))).toBe(true);
		}
	});
});
