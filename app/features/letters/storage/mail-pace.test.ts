import { describe, expect, it } from "vitest";
import { movableClock } from "#platform/testing/clock.ts";
import { engines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { lettersTogether, mailPace, processPace } from "./mail-pace.server.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

describe.each(engines)("the pace of letters on %s", (engine) => {
	it("gives turns one after the other, behind what a mail server asks for", async () => {
		const { db } = await freshDatabase(engine);
		const { clock, advance } = movableClock();
		const pace = mailPace(db, clock, 60);
		expect([await pace.nextTurn(), await pace.nextTurn(), await pace.nextTurn()]).toEqual([0, 1_000, 2_000]);
		await pace.backOff(60 * minuteMs);
		expect(await pace.nextTurn()).toBe(60 * minuteMs);
		advance(61 * minuteMs);
		expect(await pace.nextTurn()).toBe(0);
	});

	it.each([60, undefined])(
		"waits no longer for a clock that is set back by an hour, at %s a minute",
		async (rate) => {
			const { db } = await freshDatabase(engine);
			const { clock, advance } = movableClock();
			const pace = mailPace(db, clock, rate);
			await pace.nextTurn();
			await pace.backOff(minuteMs);
			await pace.nextTurn();
			advance(-60 * minuteMs);
			expect(await pace.nextTurn()).toBeLessThanOrEqual(2 * minuteMs);
			expect(await mailPace(db, clock, rate).nextTurn()).toBeLessThanOrEqual(2 * minuteMs);
		},
	);

	it.each([60, undefined])(
		"waits for no instant that a wrong clock has written, at %s a minute",
		async (perMinute) => {
			const { db } = await freshDatabase(engine);
			const { clock, advance } = movableClock();
			const pace = mailPace(db, clock, perMinute);
			advance(dayMs);
			await pace.backOff(10 * minuteMs);
			advance(-dayMs);
			expect(await pace.nextTurn()).toBe(0);
			await pace.backOff(30 * minuteMs);
			expect(await pace.nextTurn()).toBeGreaterThan(29 * minuteMs);
		},
	);
});

/** A pace over a clock and a load that the test sets. */
function paceOf() {
	const watch = { at: 1_000, load: 0 };
	const takeTurn = processPace({ now: () => watch.at, utilization: () => watch.load });
	return { watch, takeTurn };
}

/** Takes turns for all letters that leave at one moment. @returns the waits, each once. */
function takeTurns(takeTurn: () => number): number[] {
	return [...new Set(Array.from({ length: lettersTogether }, takeTurn))];
}

it("letters leave together, four milliseconds for each, however many lanes ask at once", () => {
	const { watch, takeTurn } = paceOf();
	expect([takeTurns(takeTurn), takeTurns(takeTurn), takeTurns(takeTurn)]).toEqual([[0], [20], [40]]);
	watch.at += 50;
	expect(takeTurns(takeTurn)).toEqual([10]);
	watch.at += 90;
	expect(takeTurns(takeTurn)).toEqual([0]);
});

it("owes the rest of a moment no wait, when they ask after it", () => {
	const { watch, takeTurn } = paceOf();
	expect(takeTurn()).toBe(0);
	watch.at += 15;
	expect([takeTurn(), takeTurn(), takeTurn(), takeTurn(), takeTurn()]).toEqual([0, 0, 0, 0, 5]);
});

it("letters give way to readers while the process is busy, and no longer", () => {
	const { watch, takeTurn } = paceOf();
	watch.load = 0.95;
	expect([takeTurns(takeTurn), takeTurns(takeTurn)]).toEqual([[0], [20]]);
	watch.at += 100;
	expect([takeTurns(takeTurn), takeTurns(takeTurn)]).toEqual([[0], [60]]);
	watch.load = 0.5;
	watch.at += 200;
	expect([takeTurns(takeTurn), takeTurns(takeTurn)]).toEqual([[0], [20]]);
});
