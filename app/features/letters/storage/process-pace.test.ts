import { expect, it } from "vitest";
import { lettersTogether, processPace } from "./process-pace.server.ts";

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

it("lets letters leave together, four milliseconds for each, however many lanes ask at once", () => {
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

it("gives way to readers while the process is busy, and no longer", () => {
	const { watch, takeTurn } = paceOf();
	watch.load = 0.95;
	expect([takeTurns(takeTurn), takeTurns(takeTurn)]).toEqual([[0], [20]]);
	watch.at += 100;
	expect([takeTurns(takeTurn), takeTurns(takeTurn)]).toEqual([[0], [60]]);
	watch.load = 0.5;
	watch.at += 200;
	expect([takeTurns(takeTurn), takeTurns(takeTurn)]).toEqual([[0], [20]]);
});
