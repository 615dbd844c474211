import { describe, expect, it } from "vitest";
import { backoffAfter, maxTries, outcomeOf, outcomeOfReport } from "./delivery-outcome.ts";

const first = { tries: 1, deferrals: 0 };
const answer = (responseCode: number, text: string, command: string) =>
	Object.assign(new Error(text), { responseCode, response: `${responseCode} ${text}`, command });

describe("what a mail server's answer means", () => {
	it.each([
		[550, "5.1.1 no such user", "RCPT TO", true],
		[550, "no such user", "RCPT TO", true],
		[550, "5.7.1 blocked", "RCPT TO", false],
		[554, "5.6.0 spam", "DATA", false],
	])("%i %s at %s is final", (code, text, command, isRefusal) => {
		expect(outcomeOf(answer(code, text, command), first)).toMatchObject({ kind: "failed", isRefusal });
	});

	it.each([
		[450, "4.2.1 mailbox busy", "RCPT TO", "none"],
		[452, "4.3.1 no room", "DATA", "none"],
		[451, "4.7.1 greylisted", "RCPT TO", "slow-down"],
		[421, "too many connections", "MAIL FROM", "slow-down"],
		[535, "5.7.8 wrong password", "AUTH PLAIN", "away"],
		[553, "5.7.1 sender not yours", "MAIL FROM", "away"],
	])("%i %s at %s is tried again", (code, text, command, backOff) => {
		expect(outcomeOf(answer(code, text, command), first)).toMatchObject({ kind: "retry", backOff });
	});

	it.each([
		["5.1.1", true],
		["5.0.0", true],
		["5.2.2", true],
		["5.4.1", true],
		["5.5.0", true],
		["5.3.4", false],
		["5.5.3", false],
		["5.6.0", false],
		["5.7.1", false],
		["4.4.7", false],
	])("a report of %s counts against the address: %s", (status, isRefusal) => {
		expect(outcomeOfReport(status)).toEqual({ kind: "failed", error: status, isRefusal });
	});

	it("has everybody wait for a server that cannot be reached", () => {
		const error = Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
		expect(outcomeOf(error, first)).toEqual({
			kind: "retry",
			error: "ECONNREFUSED",
			waitMs: 0,
			backOff: "away",
		});
	});

	it("waits longer each time, and gives up after two days", () => {
		const busy = answer(450, "busy", "RCPT TO");
		const waits: number[] = [];
		for (let deferrals = 0; ; deferrals += 1) {
			const outcome = outcomeOf(busy, { tries: deferrals + 1, deferrals });
			if (outcome.kind !== "retry") {
				expect(outcome).toEqual({ kind: "failed", error: "450", isRefusal: false });
				break;
			}
			waits.push(outcome.waitMs);
		}
		expect(waits).toEqual(waits.toSorted((one, other) => one - other));
		expect(waits.reduce((sum, one) => sum + one)).toBeGreaterThan(36 * 3_600_000);
	});

	it("does not take a server that was away for a refusal of one reader", () => {
		const away = Object.assign(new Error("closed"), { code: "ECONNECTION" });
		expect(outcomeOf(away, { tries: maxTries - 1, deferrals: 0 }).kind).toBe("retry");
		expect(outcomeOf(away, { tries: maxTries, deferrals: 0 })).toMatchObject({ isRefusal: false });
	});

	it("stores no word of the server: it may repeat the address", () => {
		const error = answer(550, "5.1.1 <reader@example.com> unknown", "RCPT TO");
		expect(JSON.stringify(outcomeOf(error, first))).not.toContain("reader");
	});

	it("is more patient at every further sign", () => {
		const waits = [1, 2, 3, 4, 5, 50].map((signs) => backoffAfter("slow-down", signs));
		expect(waits).toEqual(waits.toSorted((one, other) => one - other));
		expect(waits.at(-1)).toBe(3_600_000);
	});
});
