import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openLimiters } from "../../../server/platform/rate-limits";
import { engines, freshDatabase } from "../../../server/platform/testing/fresh-database";
import { freeTriesOverall, freeTriesPerClient, signInLimit } from "./sign-in-limit.server";

const start = Date.parse("2026-01-15T08:00:00.000Z");
const hourSeconds = 3_600;

// Limits read the machine's clock: it alone is moved, timers and connections go on.
beforeEach(() => {
	vi.useFakeTimers({ toFake: ["Date"], now: start });
});
afterEach(() => {
	vi.useRealTimers();
});

const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

async function open(engine: (typeof engines)[number] = "sqlite") {
	const { pool } = await freshDatabase(engine);
	const limit = signInLimit(openLimiters(pool));

	/** One wrong code. @returns the seconds that it must wait first: 0 when it was tried. */
	async function guess(client: string): Promise<number> {
		try {
			await limit.count(client);
			return 0;
		} catch (refusal) {
			return (refusal as { more: { retryAfterSeconds: number } }).more.retryAfterSeconds;
		}
	}

	async function signIn(client: string): Promise<void> {
		await limit.count(client);
		await limit.forgive(client);
	}

	/** Wrong codes from ever new clients, each after the wait that it was told, until so many were tried. */
	async function besiege(tries: number): Promise<void> {
		for (let number = 0; number < tries; number += 1) {
			const wait = await guess(`attacker ${number}`);
			if (wait === 0) continue;
			pass(wait);
			await guess(`attacker ${number}`);
		}
	}
	return { guess, signIn, besiege };
}

describe.each(engines)("wrong codes on %s", (engine) => {
	it("cost one client a wait that doubles up to a quarter of an hour", async () => {
		const { guess } = await open(engine);
		for (let number = 0; number < freeTriesPerClient; number += 1) expect(await guess("a")).toBe(0);
		const waits: number[] = [];
		for (let number = 0; number < 12; number += 1) {
			const wait = await guess("a");
			waits.push(wait);
			pass(wait - 0.5);
			expect(await guess("a")).toBe(1);
			pass(0.5);
			expect(await guess("a")).toBe(0);
		}
		expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
		expect(await guess("another")).toBe(0);
	});

	it("cannot slip through together", async () => {
		const { guess } = await open(engine);
		const waits = await Promise.all(Array.from({ length: 30 }, () => guess("a")));
		expect(waits.filter((wait) => wait === 0)).toHaveLength(freeTriesPerClient);
	});

	it("cost everyone at most half a minute, and the owner's own network nothing", async () => {
		const { guess, signIn, besiege } = await open(engine);
		await signIn("home");
		await besiege(freeTriesOverall + 10);
		await signIn("home");
		const wait = await guess("hotel");
		expect(wait).toBeGreaterThan(0);
		expect(wait).toBeLessThanOrEqual(30);
		pass(wait);
		await signIn("hotel");
		await besiege(1);
		await signIn("hotel");
	});
});

describe("wrong codes", () => {
	it("are few in a day: about 110 from one client, fewer than 3,000 from any number of them", async () => {
		const { guess } = await open();
		const tried = { one: 0, many: 0 };
		while (Date.now() < start + 24 * hourSeconds * 1000) {
			const wait = await guess("a");
			if (wait === 0) tried.one += 1;
			else pass(wait);
		}
		pass(24 * hourSeconds);
		const second = Date.now();
		while (Date.now() < second + 24 * hourSeconds * 1000) {
			const wait = await guess(`client ${tried.many}`);
			if (wait === 0) tried.many += 1;
			else pass(wait);
		}
		expect(tried.one).toBeGreaterThan(100);
		expect(tried.one).toBeLessThan(115);
		expect(tried.many).toBeGreaterThan(2_800);
		expect(tried.many).toBeLessThan(3_000);
	});

	it("are forgotten after a right one and after a day", async () => {
		const { guess, signIn } = await open();
		for (let number = 0; number < freeTriesPerClient + 2; number += 1) pass(await guess("a"));
		pass(60);
		await signIn("a");
		for (let number = 0; number < freeTriesPerClient; number += 1) expect(await guess("a")).toBe(0);
		pass(24 * hourSeconds + 1);
		for (let number = 0; number < freeTriesPerClient; number += 1) expect(await guess("a")).toBe(0);
	});
});
