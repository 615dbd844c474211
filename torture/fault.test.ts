import { expect, it } from "vitest";
import { randoms } from "#platform/testing/randoms.ts";
import { drawRound, type Fault } from "./fault.ts";

const faults: Fault[] = ["one", "other"].map((name) => ({
	name,
	ms: [100, 900],
	begin: () => undefined,
	end: () => undefined,
}));

const draw = (seed: number, count: number) => {
	const random = randoms(seed);
	return Array.from({ length: count }, () => drawRound(random, faults, 2));
};

it("draws the same rounds from the same seed, and others from another", () => {
	expect(draw(7, 20)).toEqual(draw(7, 20));
	expect(draw(7, 20)).not.toEqual(draw(8, 20));
});

it("breaks each thing at times, kills each process, before the end of a fault and after it", () => {
	const rounds = draw(20_261_122, 200);
	expect(new Set(rounds.map(({ fault }) => fault?.name))).toEqual(new Set([undefined, "one", "other"]));
	expect(new Set(rounds.map(({ slot }) => slot))).toEqual(new Set([0, 1]));
	const broken = rounds.filter(({ fault }) => fault !== undefined);
	expect(broken.every(({ faultMs }) => faultMs >= 100 && faultMs <= 900)).toBe(true);
	const meanwhile = broken.filter(({ killAfterMs }) => killAfterMs !== undefined);
	expect(meanwhile.length).toBeGreaterThan(0);
	expect(meanwhile.length).toBeLessThan(broken.length);
	expect(meanwhile.every(({ killAfterMs = 0, faultMs }) => killAfterMs <= faultMs)).toBe(true);
});
