import { expect, it } from "vitest";
import { WriteGate } from "./write-gate.ts";

it("the gate holds writes back once those that are under way have ended, until they may go on", async () => {
	const gate = new WriteGate();
	const done: string[] = [];
	const first = Promise.withResolvers<void>();
	const writing = gate.pass(() => first.promise.then(() => done.push("first")));
	const holding = gate.hold().then(() => done.push("held"));
	const second = gate.pass(async () => done.push("second"));
	await Promise.resolve();
	expect(done).toEqual([]);
	first.resolve();
	await Promise.all([writing, holding]);
	expect(done).toEqual(["first", "held"]);
	gate.release();
	await second;
	expect(done).toEqual(["first", "held", "second"]);
});
