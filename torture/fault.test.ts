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
	const again = rounds.flatMap(({ startShare }) => startShare ?? []);
	expect(again.length).toBeGreaterThan(200 / 16);
	expect(again.length).toBeLessThan(200 / 4);
	expect(Math.min(...again)).toBeLessThan(0.2);
	expect(Math.max(...again)).toBeGreaterThan(0.8);
	const photographs = rounds.flatMap(({ decoderKillMs }) => decoderKillMs ?? []);
	expect(photographs.length).toBeGreaterThan(200 / 16);
	expect(photographs.length).toBeLessThan(200 / 4);
	const backups = rounds.flatMap(({ backup }) => backup ?? []);
	expect(backups.length).toBeGreaterThan(200 / 20);
	expect(backups.length).toBeLessThan(200 / 5);
	expect(new Set(backups.map(({ killShare }) => killShare === undefined)).size).toBe(2);
	const meanwhile = broken.filter(({ killAfterMs }) => killAfterMs !== undefined);
	expect(meanwhile.length).toBeGreaterThan(0);
	expect(meanwhile.length).toBeLessThan(broken.length);
	expect(meanwhile.every(({ killAfterMs = 0, faultMs }) => killAfterMs <= faultMs)).toBe(true);
});
