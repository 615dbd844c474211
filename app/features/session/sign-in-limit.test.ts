import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openLimiters } from "#platform/rate-limits/rate-limits.ts";
import { bothEngines, freshDatabase } from "#platform/testing/fresh-database.ts";
import {
	freeTriesOverall,
	freeTriesPerClient,
	maxWaitingChecks,
	rightCodesPerHour,
	signInLimit,
} from "./sign-in-limit.server.ts";

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

async function open(engine: (typeof bothEngines)[number] = "sqlite") {
	const { pool } = await freshDatabase(engine);
	const limit = signInLimit(openLimiters(pool));

	/** Tries one code. @returns the seconds that it must wait first: 0 when it was checked. */
	async function tryCode(client: string, right: boolean, known?: string, person = "owner"): Promise<number> {
		try {
			await limit.attempt({ client, known, person }, async () => (right ? "opened" : undefined));
			return 0;
		} catch (refusal) {
			return (refusal as { more: { retryAfterSeconds: number } }).more.retryAfterSeconds;
		}
	}

	const guess = (client: string, known?: string) => tryCode(client, false, known);
	const signIn = (client: string, known?: string, person?: string) => tryCode(client, true, known, person);

	/** Tries wrong codes from ever new clients, each after the wait that it was told. */
	async function besiege(tries: number): Promise<void> {
		for (let number = 0; number < tries; number += 1) {
			const wait = await guess(`attacker ${number}`);
			if (wait === 0) continue;
			pass(wait);
			await guess(`attacker ${number}`);
		}
	}
	return { limit, guess, signIn, besiege };
}

describe.each(bothEngines)("wrong codes on %s", (engine) => {
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

	it("of strangers never make a device wait that signed in before, wherever it is", async () => {
		const { guess, signIn, besiege } = await open(engine);
		await besiege(freeTriesOverall + 10);
		for (let turn = 0; turn < 20; turn += 1) {
			await besiege(1);
			expect(await signIn("attacker 1", "device")).toBe(0);
		}
		const wait = await guess("hotel");
		expect(wait).toBeGreaterThan(0);
		expect(wait).toBeLessThanOrEqual(30);
		pass(wait);
		expect(await signIn("hotel")).toBe(0);
	});

	it("make the device wait that they are tried on", async () => {
		const { guess, signIn } = await open(engine);
		for (let number = 0; number < freeTriesPerClient; number += 1) {
			expect(await guess(`client ${number}`, "device")).toBe(0);
		}
		expect(await guess("a", "device")).toBe(1);
		expect(await signIn("a", "another device")).toBe(0);
		expect(await signIn("a")).toBe(0);
	});
});

describe.each(bothEngines)("right codes on %s", (engine) => {
	it("are checked so many times an hour for one device, also when all come at once", async () => {
		const { signIn, guess } = await open(engine);
		expect(await guess("a", "device")).toBe(0);
		for (let turn = 0; turn < rightCodesPerHour - 2; turn += 1) expect(await signIn("a", "device")).toBe(0);
		const waits = await Promise.all(Array.from({ length: 4 }, () => signIn("a", "device")));
		expect(waits.filter((wait) => wait === 0)).toHaveLength(2);
		expect(Math.max(...waits)).toBeGreaterThan(3_500);
		expect(await signIn("a", "another device")).toBe(0);
		pass(hourSeconds);
		expect(await signIn("a", "device")).toBe(0);
	});
});

it("wrong codes and refusals are common to all processes of a site, which share its PostgreSQL", async () => {
	const { pool } = await freshDatabase("postgres");
	const [one, other] = [1, 2].map(() => signInLimit(openLimiters(pool)));
	const tries = Array.from({ length: 2 * freeTriesPerClient }, (_, tried) =>
		(tried % 2 === 0 ? one : other)
			?.attempt({ client: "a", person: "owner" }, async () => undefined)
			.then(() => "checked")
			.catch(() => "refused"),
	);
	const found = await Promise.all(tries);
	expect(found.filter((what) => what === "checked")).toHaveLength(freeTriesPerClient);
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
		expect(await signIn("a")).toBe(0);
		for (let number = 0; number < freeTriesPerClient; number += 1) expect(await guess("a")).toBe(0);
		pass(24 * hourSeconds + 1);
		for (let number = 0; number < freeTriesPerClient; number += 1) expect(await guess("a")).toBe(0);
	});
});

describe("a person’s own right code", () => {
	it.each([undefined, "device"])("forgives no guesses at somebody else’s (%s)", async (known) => {
		const { guess, signIn } = await open();
		for (let number = 0; number < freeTriesPerClient; number += 1) {
			expect(await guess("a", known)).toBe(0);
			expect(await signIn("a", known, "editor")).toBe(0);
		}
		expect(await guess("a", known)).toBeGreaterThan(0);
		expect(await signIn("a", known, "editor")).toBe(0);
	});
});

describe("codes that come at once", () => {
	it("leave room for others where they are of one person", async () => {
		const { limit } = await open();
		const first = Promise.withResolvers<undefined>();
		const attempt = (known: string, person: string) =>
			limit.attempt({ client: known, known, person }, () => first.promise).catch(({ status }) => status);
		const editor = Array.from({ length: 30 }, (_, number) => attempt(`session ${number}`, "editor"));
		const isRefused = (answer: unknown) => answer === 429;
		const refused = Promise.all(editor).then((answers) => answers.filter(isRefused).length);
		await Promise.race(editor);
		const owner = attempt("owner's session", "owner");
		first.resolve(undefined);
		expect([await refused, await owner]).toEqual([26, undefined]);
	});

	it("are checked one at a time, those of known callers first, and refused once too many wait", async () => {
		const { limit, guess } = await open();
		const begun: string[] = [];
		const first = Promise.withResolvers<void>();
		let [running, most] = [0, 0];
		const attempt = (client: string, known?: string) =>
			limit.attempt({ client, known, person: client }, async () => {
				running += 1;
				most = Math.max(most, running);
				begun.push(client);
				if (begun.length === 1) await first.promise;
				running -= 1;
				return undefined;
			});
		const strangers = [attempt("first")];
		await vi.waitFor(() => expect(begun).toEqual(["first"]));
		for (let number = 0; number < maxWaitingChecks; number += 1) strangers.push(attempt(`waiting ${number}`));
		// Counted in the database first: it waits once nobody else gets a place.
		await vi.waitFor(async () => expect(await guess("late")).toBeGreaterThan(1));
		const owner = attempt("owner", "device");
		await vi.waitFor(async () => expect(await guess("late")).toBeGreaterThan(1));
		first.resolve();
		await Promise.all([...strangers, owner]);
		expect(most).toBe(1);
		expect(begun).toHaveLength(maxWaitingChecks + 2);
		expect(begun.indexOf("owner")).toBe(1);
		// What was refused for the crowd alone was no try.
		for (let number = 0; number < freeTriesPerClient; number += 1) expect(await guess("late")).toBe(0);
	});
});
