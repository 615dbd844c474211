import fc from "fast-check";
import { expect, it } from "vitest";
import {
	hasLeft,
	isWritable,
	type LetterState,
	letterSteps,
	stateAfter,
	statesBefore,
} from "./letter-state.ts";

const steps = fc.array(fc.constantFrom(...letterSteps), { maxLength: 30 });

/** Returns the states that a letter goes through, each step taken where it is possible. */
function way(taken: readonly (typeof letterSteps)[number][]): LetterState[] {
	const states: LetterState[] = ["draft"];
	for (const step of taken) {
		const next = stateAfter(states.at(-1) ?? "draft", step);
		if (next !== undefined) states.push(next);
	}
	return states;
}

it("a letter never takes back what has left, and never changes its words then", () => {
	fc.assert(
		fc.property(steps, (taken) => {
			const states = way(taken);
			const firstLeft = states.findIndex(hasLeft);
			if (firstLeft === -1) return;
			expect(states.slice(firstLeft).every(hasLeft)).toBe(true);
			expect(states.slice(firstLeft).some(isWritable)).toBe(false);
			expect(states[firstLeft]).toBe("sending");
		}),
	);
});

it("a letter ends for good once it is sent or cancelled", () => {
	for (const step of letterSteps) {
		expect([stateAfter("sent", step), stateAfter("cancelled", step)]).toEqual([undefined, undefined]);
	}
});

it("the states before a step are those from which it is possible", () => {
	fc.assert(
		fc.property(steps, fc.constantFrom(...letterSteps), (taken, step) => {
			const state = way(taken).at(-1) ?? "draft";
			expect(stateAfter(state, step) !== undefined).toBe(statesBefore(step).includes(state));
		}),
	);
});
