import { describe, expect, it } from "vitest";
import { type FeedbackRound, feedbackDays } from "#app/features/feedback/feedback.ts";
import { guestStates } from "#app/features/guests/guest.ts";
import { daysAfter } from "#app/i18n/business-time.ts";
import { guestDays } from "#app/site/site-config.ts";
import { fitsGuest, fitsTable, guestMailKinds, lastDayToAsk, whyNoKind } from "./guest-mail.ts";

const today = "2026-02-12";
const kindsOf = (calendarDate: string | null, state: string, round?: FeedbackRound) =>
	guestMailKinds.filter((kind) => fitsTable(kind, { calendarDate, state }, { today, round }));

describe("the mails that fit a table", () => {
	it.each([
		[
			"2026-02-14",
			"announced",
			["invitation", "waiting", "confirmation", "reminder", "moved", "change", "backOn"],
		],
		[
			"2026-02-12",
			"full",
			["invitation", "waiting", "confirmation", "reminder", "moved", "change", "backOn"],
		],
		["2026-02-14", "postponed", ["postponement"]],
		[null, "postponed", ["postponement"]],
		[null, "cancelled", ["cancellation"]],
		["2026-02-14", "cancelled", ["cancellation"]],
		["2026-02-15", "announced", ["invitation", "waiting", "confirmation", "moved", "change", "backOn"]],
		["2026-02-11", "announced", ["feedback"]],
		["2026-02-11", "postponed", []],
		["2026-02-11", "cancelled", []],
		[null, "announced", []],
	])("of %s that is %s", (day, state, kinds) => {
		expect(kindsOf(day, state)).toEqual(kinds);
	});

	it("asks guests until the last day, and says afterwards what came of it", () => {
		expect(kindsOf("2026-02-05", "announced", { lastDay: today, isClosed: false })).toEqual(["feedback"]);
		expect(kindsOf("2026-02-05", "full", { lastDay: "2026-02-11", isClosed: true })).toEqual(["results"]);
		expect(kindsOf("2026-02-05", "cancelled", { lastDay: "2026-02-11", isClosed: true })).toEqual([]);
	});
});

describe("the guests of an evening long ago", () => {
	const evening = daysAfter(today, -guestDays);

	it("are asked while they can answer for as long as the mail says", () => {
		expect(kindsOf(daysAfter(evening, feedbackDays), "full")).toEqual(["feedback"]);
		expect(kindsOf(daysAfter(evening, feedbackDays - 1), "full")).toEqual([]);
	});

	it("can be asked for the first time until the day that the screen names", () => {
		expect(lastDayToAsk(daysAfter(evening, feedbackDays))).toBe(today);
	});

	it.each([
		[null, "announced", "noDay"],
		["2026-02-11", "postponed", "off"],
		["2026-02-11", "cancelled", "off"],
		["2025-12-01", "full", "tooLate"],
	] as const)("have no mail of %s that is %s, for a reason: %s", (day, state, why) => {
		expect(kindsOf(day, state)).toEqual([]);
		expect(whyNoKind({ calendarDate: day, state })).toBe(why);
	});

	it("are asked in a round that is open already, whose last day stands", () => {
		expect(kindsOf(evening, "full", { lastDay: today, isClosed: false })).toEqual(["feedback"]);
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
