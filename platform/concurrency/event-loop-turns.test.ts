import { setImmediate as turn } from "node:timers/promises";
import { expect, it } from "vitest";
import { eventLoopTurns } from "./event-loop-turns.ts";

it("event loop turns begin so many pieces each, one of each holder before the second of any", async () => {
	const inTurn = eventLoopTurns(2);
	const begun: string[] = [];
	for (const number of [1, 2, 3, 4]) inTurn(() => begun.push(`greedy ${number}`), "greedy");
	inTurn(() => begun.push("other"), "other");
	inTurn(() => begun.push("third"), "third");
	expect(begun).toEqual([]);
	await turn();
	expect(begun).toEqual(["greedy 1", "other"]);
	await turn();
	expect(begun.slice(2)).toEqual(["third", "greedy 2"]);
	await turn();
	expect(begun.slice(4)).toEqual(["greedy 3", "greedy 4"]);
});

it("event loop turns begin later what a piece adds", async () => {
	const inTurn = eventLoopTurns(1);
	const begun: string[] = [];
	inTurn(() => {
		begun.push("first");
		inTurn(() => begun.push("second"));
		inTurn(() => begun.push("third"));
	});
	await turn();
	expect(begun).toEqual(["first"]);
	await turn();
	expect(begun).toEqual(["first", "second"]);
	await turn();
	expect(begun).toEqual(["first", "second", "third"]);
});
