import { expect, it } from "vitest";
import { processPace } from "./process-pace.server.ts";

/** A pace over a clock and a load that the test sets. */
function paceOf() {
	const watch = { at: 1_000, load: 0 };
	const takeTurn = processPace({ now: () => watch.at, utilization: () => watch.load });
	return { watch, takeTurn };
}

it("keeps four milliseconds between letters, however many lanes ask at once", () => {
	const { watch, takeTurn } = paceOf();
	expect([takeTurn(), takeTurn(), takeTurn()]).toEqual([0, 4, 8]);
	watch.at += 10;
	expect(takeTurn()).toBe(2);
	watch.at += 50;
	expect(takeTurn()).toBe(0);
});

it("gives way to readers while the process is busy, and no longer", () => {
	const { watch, takeTurn } = paceOf();
	watch.load = 0.95;
	expect([takeTurn(), takeTurn()]).toEqual([0, 4]);
	watch.at += 100;
	expect([takeTurn(), takeTurn(), takeTurn()]).toEqual([0, 12, 24]);
	watch.load = 0.5;
	watch.at += 100;
	expect([takeTurn(), takeTurn()]).toEqual([0, 4]);
});
