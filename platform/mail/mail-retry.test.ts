import { expect, it } from "vitest";
import { isUnknownMailbox, maxTries, waitAfter } from "./mail-retry.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

it("a mail waits longer after each failure, then a day each time, and is given up after about a week", () => {
	const waits = Array.from({ length: maxTries }, (_, index) => waitAfter(index + 1));
	expect(waits.slice(0, 6)).toEqual([minuteMs, 5 * minuteMs, 30 * minuteMs, 2 * hourMs, 12 * hourMs, dayMs]);
	expect(waits.slice(6, -1).every((wait) => wait === dayMs)).toBe(true);
	expect(waits.at(-1)).toBeUndefined();
	const totalMs = waits.reduce<number>((sum, wait) => sum + (wait ?? 0), 0);
	expect(totalMs / dayMs).toBeGreaterThan(6);
	expect(totalMs / dayMs).toBeLessThan(8);
});

it.each([
	["550 5.1.1 No such user here", true],
	["553-5.1.2 Bad domain", true],
	["554 5.7.1 Relay access denied", false],
	["550 Mailbox unavailable", false],
	["451 4.1.1 Greylisted", false],
])("the mail queue takes '%s' for an unknown mailbox: %s", (response, expected) => {
	expect(isUnknownMailbox(Object.assign(new Error("refused"), { response }))).toBe(expected);
});

it("a broken connection is not taken for an unknown mailbox", () => {
	expect(isUnknownMailbox(new Error("connect ECONNREFUSED 127.0.0.1:25"))).toBe(false);
	expect(isUnknownMailbox(undefined)).toBe(false);
});
