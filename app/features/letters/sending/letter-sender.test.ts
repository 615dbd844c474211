import { describe, expect, it, onTestFinished } from "vitest";
import { backoffAfter, maxTries } from "#app/features/letters/delivery-outcome.ts";
import type { Claimed } from "#app/features/letters/storage/deliveries.store.server.ts";
import { openLog } from "#platform/log/log.ts";
import type { Message } from "#platform/mail/mail-transport.ts";
import { letterSender } from "./letter-sender.server.ts";

type Parts = Parameters<typeof letterSender>[0];

const claimed = (subscriberId: string, change: Partial<Claimed> = {}): Claimed => ({
	...{ letterId: "letter", subscriberId, tries: 1, deferrals: 0, returnCode: "c".repeat(32) },
	reader: { email: `${subscriberId}@example.com`, language: "en", unsubscribeToken: "token" },
	...change,
});
const messageTo = (to: string): Message => ({
	...{ to, subject: "", text: "", html: "", headers: {}, messageId: "id@example.com", date: new Date(0) },
});
const refused = (responseCode: number, response: string, command = "RCPT TO") =>
	Object.assign(new Error(response), { responseCode, response, command });
const away = Object.assign(new Error("refused"), { code: "ECONNREFUSED" });

/** Opens a sender of the letters of a queue in memory. */
function open(waiting: Claimed[], change: Partial<Parts> = {}) {
	const events: string[] = [];
	const patience: number[] = [];
	const parts: Parts = {
		deliveries: {
			claimMs: () => 30_000,
			claim: async () => waiting.shift(),
			isDue: async () => waiting.length > 0,
			renew: async () => undefined,
			settle: async ({ subscriberId }, _claimant, { kind }) => void events.push(`${subscriberId} ${kind}`),
			finish: async () => events.push("finish"),
		},
		pace: { nextTurn: async () => 0, backOff: async (ms) => void patience.push(ms) },
		transport: { deliver: async ({ to }) => void events.push(`to ${to}`) },
		write: async (_claimed, { email }) => messageTo(email),
		startDue: async () => void events.push("start due"),
		...{ connections: 1, lookEveryMs: 60_000, log: openLog("silent") },
		...change,
	};
	const sender = letterSender(parts);
	onTestFinished(sender.stop);
	return { sender, events, patience, parts };
}

/** A transport that fails with these, one after the other, and then takes every letter. */
const failing = (...errors: unknown[]): Parts["transport"] => ({
	deliver: async () => {
		const error = errors.shift();
		if (error !== undefined) throw error;
	},
});

describe("sending what is due", () => {
	it("starts what has fallen due, hands over one letter after the other, and ends those that are done", async () => {
		const { sender, events } = open([claimed("a"), claimed("b")]);
		await sender.runDue();
		expect(events).toEqual([
			...["start due", "finish"],
			...["to a@example.com", "a sent", "to b@example.com", "b sent", "finish"],
		]);
	});

	it("looks, and does no more, where nothing is due", async () => {
		const { sender, events } = open([]);
		await sender.runDue();
		expect(events).toEqual(["start due", "finish"]);
	});

	it("writes nothing for a reader who left before their turn", async () => {
		let written = 0;
		const write: Parts["write"] = async () => {
			written += 1;
			return messageTo("");
		};
		const { sender, events } = open([claimed("a", { reader: undefined })], { write });
		await sender.runDue();
		expect([written, events.includes("a skipped")]).toEqual([0, true]);
	});

	it("hands over as many at once as it has connections, and no more", async () => {
		let [now, most] = [0, 0];
		const deliver = async () => {
			now += 1;
			most = Math.max(most, now);
			await Promise.resolve();
			now -= 1;
		};
		const waiting = Array.from({ length: 12 }, (_, index) => claimed(`reader-${index}`));
		const { sender, events } = open(waiting, { transport: { deliver }, connections: 3 });
		await sender.runDue();
		expect(most).toBe(3);
		expect(events.filter((one) => one.endsWith(" sent"))).toHaveLength(12);
	});

	it("is one round, however often is looked for more while it goes on", async () => {
		const { sender, events } = open([claimed("a"), claimed("b")]);
		await Promise.all([sender.runDue(), sender.runDue(), sender.look(), sender.look()]);
		expect(events.filter((one) => one.startsWith("to "))).toEqual(["to a@example.com", "to b@example.com"]);
	});
});

describe("a letter that is not taken", () => {
	it.each<[string, unknown, string]>([
		["an address that is none", refused(550, "550 5.1.1 unknown"), "a failed"],
		["a server that says later", refused(451, "451 4.2.1 later"), "a retry"],
		["a server that is away", away, "a retry"],
		["a server that asks for patience", refused(421, "421 4.7.0 slow"), "a retry"],
	])("is noted for what it is: %s", async (_what, error, outcome) => {
		const { sender, events } = open([claimed("a")], { transport: failing(error) });
		await sender.runDue();
		expect(events).toContain(outcome);
	});

	it("that could not be written is tried again, and the others are sent", async () => {
		const write: Parts["write"] = async ({ subscriberId }) => {
			if (subscriberId === "a") throw new Error("The database is away");
			return messageTo(subscriberId);
		};
		const { sender, events } = open([claimed("a"), claimed("b")], { write });
		await sender.runDue();
		expect(events).toEqual(expect.arrayContaining(["a retry", "b sent"]));
	});

	it("is given up after so many tries that nobody would still wait for it", async () => {
		const { sender, events } = open([claimed("a", { tries: maxTries })], { transport: failing(away) });
		await sender.runDue();
		expect(events).toContain("a failed");
	});
});

describe("patience with a mail server", () => {
	it("grows with each sign in a row, and begins anew once a letter was taken", async () => {
		const waiting = ["a", "b", "c", "d"].map((id) => claimed(id));
		const { sender, patience, parts } = open(waiting, { transport: failing(away, away, undefined, away) });
		await sender.runDue();
		expect(parts.connections).toBe(1);
		expect(patience).toEqual([backoffAfter("away", 1), backoffAfter("away", 2), backoffAfter("away", 1)]);
	});

	it("is longer where the server asked for it than where it is away", async () => {
		const { sender, patience } = open([claimed("a")], { transport: failing(refused(421, "421 4.7.0 slow")) });
		await sender.runDue();
		expect(patience).toEqual([backoffAfter("slow-down", 1)]);
	});

	it("is not asked for by one mailbox that says later", async () => {
		const { sender, patience } = open([claimed("a")], { transport: failing(refused(450, "450 4.2.0 grey")) });
		await sender.runDue();
		expect(patience).toEqual([]);
	});

	it("counts the letters that were under way together as one sign", async () => {
		const waiting = ["a", "b"].map((id) => claimed(id));
		const { sender, patience } = open(waiting, { transport: failing(away, away), connections: 2 });
		await sender.runDue();
		expect(patience).toEqual([backoffAfter("away", 1), backoffAfter("away", 1)]);
	});
});

describe("what goes wrong on our side", () => {
	it("keeps no letter that is on its way from leaving where another one cannot be started", async () => {
		const startDue = () => Promise.reject(new Error("Its text cannot be made"));
		const { sender, events } = open([claimed("a")], { startDue });
		await sender.runDue();
		expect(events).toEqual(["finish", "to a@example.com", "a sent", "finish"]);
	});

	it("ends no process: the next look tries again", async () => {
		let isAway = true;
		const waiting = [claimed("a")];
		const { sender, events, parts } = open(waiting, { startDue: async () => undefined });
		const { finish } = parts.deliveries;
		const flaky = letterSender({
			...parts,
			deliveries: {
				...parts.deliveries,
				finish: () => (isAway ? Promise.reject(new Error("The database is away")) : finish()),
			},
		});
		onTestFinished(flaky.stop);
		await flaky.runDue();
		expect(events).toEqual([]);
		isAway = false;
		await flaky.runDue();
		expect(events).toContain("a sent");
		await sender.stop();
	});

	it("loses no note of a letter that was taken: it is written once the database is back", async () => {
		let failures = 1;
		const { events, parts } = open([claimed("a")]);
		const { settle } = parts.deliveries;
		const sender = letterSender({
			...parts,
			deliveries: {
				...parts.deliveries,
				settle: async (...given) => {
					failures -= 1;
					if (failures >= 0) throw new Error("The database is away");
					await settle(...given);
				},
			},
		});
		onTestFinished(sender.stop);
		await sender.runDue();
		expect(events.filter((one) => one.startsWith("to "))).toEqual(["to a@example.com"]);
		expect(events).toContain("a sent");
	});
});

describe("stopping", () => {
	it("claims nothing more, waits for what is being handed over, and closes the connections", async () => {
		const waiting = [claimed("a"), claimed("b")];
		let taken: () => void = () => undefined;
		let isClosed = false;
		const begun = Promise.withResolvers<void>();
		const transport: Parts["transport"] = {
			deliver: () => {
				begun.resolve();
				return new Promise<void>((resolve) => {
					taken = resolve;
				});
			},
			close: async () => {
				isClosed = true;
			},
		};
		const { sender, events } = open(waiting, { transport });
		const run = sender.runDue();
		await begun.promise;
		const stopped = sender.stop();
		expect(isClosed).toBe(false);
		taken();
		await Promise.all([run, stopped]);
		expect(isClosed).toBe(true);
		expect(events).toContain("a sent");
		expect(waiting.map(({ subscriberId }) => subscriberId)).toEqual(["b"]);
	});

	it("looks for nothing afterwards", async () => {
		const { sender, events } = open([claimed("a")]);
		await sender.stop();
		await sender.runDue();
		expect(events).toEqual([]);
	});
});
