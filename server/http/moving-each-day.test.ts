import { expect, it } from "vitest";
import { movingEachDay } from "./moving-each-day";

it("moves with content, and at midnight in Mauritius, four hours before midnight in UTC", () => {
	const state = { content: "1", now: "2026-10-04T19:59:59.999Z" };
	const { current } = movingEachDay({ current: () => state.content }, () => new Date(state.now));
	const first = current();
	state.now = "2026-10-03T20:00:00.000Z";
	expect(current()).toBe(first);
	state.now = "2026-10-04T20:00:00.000Z";
	const nextDay = current();
	expect(nextDay).not.toBe(first);
	state.content = "2";
	expect(current()).not.toBe(nextDay);
});

it("knows nothing while the content's revision is not known", () => {
	expect(movingEachDay({ current: () => undefined }, () => new Date(0)).current()).toBeUndefined();
});
