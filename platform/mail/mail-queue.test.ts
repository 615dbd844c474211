import { describe, expect, it, vi } from "vitest";
import { movableClock } from "#platform/testing/clock.ts";
import { bothEngines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { mailQueue } from "./mail-queue.ts";
import { maxTries } from "./mail-retry.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const order = { recipient: "a@example.com", language: "en", kind: "greeting", payload: "{}" } as const;

describe.each(bothEngines)("the mail queue on %s", (engine) => {
	async function open() {
		const { db } = await freshDatabase(engine);
		const time = movableClock();
		return { db, time, queue: mailQueue(db, time.clock) };
	}

	async function claimed() {
		const opened = await open();
		await opened.queue.enqueue(opened.db, order);
		const mail = await opened.queue.claim();
		if (mail === undefined) throw new Error("Nothing to claim");
		return { ...opened, mail };
	}

	it("hands out a mail once, the oldest first", async () => {
		const { db, queue, time } = await open();
		await queue.enqueue(db, order);
		time.advance(1);
		await queue.enqueue(db, { ...order, recipient: "b@example.com" });
		expect(await queue.claim()).toMatchObject({ ...order, tries: 1 });
		expect(await queue.claim()).toMatchObject({ recipient: "b@example.com" });
		expect(await queue.claim()).toBeUndefined();
	});

	it("hands out what a clock has dated that was set back since, and a claim of it in its time", async () => {
		const { db, queue, time } = await open();
		time.advance(3 * dayMs);
		await queue.enqueue(db, order);
		await queue.claim();
		await queue.enqueue(db, { ...order, recipient: "b@example.com" });
		time.advance(-3 * dayMs);
		await queue.bringDatesBack();
		time.advance(1);
		expect(await queue.claim()).toMatchObject({ recipient: "b@example.com" });
		expect(await queue.claim()).toBeUndefined();
		time.advance(minuteMs);
		expect(await queue.claim()).toMatchObject({ recipient: order.recipient, tries: 2 });
	});

	it("gives each mail to one of several processes", async () => {
		const { db, queue, time } = await open();
		for (let number = 0; number < 12; number += 1) {
			await queue.enqueue(db, { ...order, recipient: `${number}@example.com` });
		}
		const processes = [queue, mailQueue(db, time.clock), mailQueue(db, time.clock)];
		const taken: string[] = [];
		await Promise.all(
			processes.map(async (process) => {
				for (let mail = await process.claim(); mail !== undefined; mail = await process.claim()) {
					taken.push(mail.recipient);
				}
			}),
		);
		expect(taken).toHaveLength(12);
		expect(new Set(taken).size).toBe(12);
	});

	it("hands a mail out again when the process that claimed it died", async () => {
		const { queue, time, mail } = await claimed();
		time.advance(minuteMs / 2 - 1);
		expect(await queue.claim()).toBeUndefined();
		time.advance(1);
		expect(await queue.claim()).toMatchObject({ id: mail.id, tries: 2 });
		expect(await queue.renew(mail)).toBe(false);
	});

	it("leaves a mail to the process that renews its claim, however long that takes", async () => {
		const { queue, time, mail } = await claimed();
		for (let renewals = 0; renewals < 10; renewals += 1) {
			time.advance(minuteMs / 3);
			expect(await queue.renew(mail)).toBe(true);
			expect(await queue.claim()).toBeUndefined();
		}
		await queue.markSent(mail);
		expect(await queue.renew(mail)).toBe(false);
	});

	it("ignores what a process says of a mail that is no longer its own", async () => {
		const { db, queue, time, mail } = await claimed();
		time.advance(10 * minuteMs);
		await queue.claim();
		await queue.markFailed(mail, new Error("late"), true);
		const row = await db.selectFrom("outgoing_mails").selectAll().executeTakeFirstOrThrow();
		expect(row).toMatchObject({ tries: 2, last_error: null });
		expect(row.next_try_at).not.toBeNull();
	});

	it("never hands out what was sent or dropped", async () => {
		const { db, queue, time, mail } = await claimed();
		await queue.markSent(mail);
		await queue.enqueue(db, order);
		const second = await queue.claim();
		if (second) await queue.drop(second);
		time.advance(30 * dayMs);
		expect(await queue.claim()).toBeUndefined();
		const rows = await db.selectFrom("outgoing_mails").select(["id", "sent_at"]).execute();
		expect(rows).toEqual([{ id: mail.id, sent_at: "2026-01-15T08:00:00.000Z" }]);
	});

	it("notes a refusal without the address that the mail server quotes", async () => {
		const { db, queue, mail } = await claimed();
		await queue.markFailed(mail, new Error("550 <nadia.r@example.org>: unknown"), true);
		const row = await db.selectFrom("outgoing_mails").select("last_error").executeTakeFirstOrThrow();
		expect(row).toEqual({ last_error: "Error: 550 <…>: unknown" });
	});

	it("waits after a failure, and gives up in the end", async () => {
		const { db, queue, time } = await claimed();
		time.advance(10 * minuteMs);
		for (let tries = 2; tries <= maxTries; tries += 1) {
			const mail = await queue.claim();
			if (mail === undefined) throw new Error(`No try ${tries}`);
			expect(await queue.markFailed(mail, new Error("down"))).toBe(tries < maxTries);
			expect(await queue.claim()).toBeUndefined();
			time.advance(dayMs);
		}
		expect(await queue.claim()).toBeUndefined();
		const row = await db.selectFrom("outgoing_mails").selectAll().executeTakeFirstOrThrow();
		expect(row).toMatchObject({ sent_at: null, next_try_at: null, last_error: "Error: down" });
	});

	it("stores no mail whose transaction was rolled back", async () => {
		const { db, queue } = await open();
		const attempt = db.transaction().execute(async (transaction) => {
			await queue.enqueue(transaction, order);
			throw new Error("halfway");
		});
		await expect(attempt).rejects.toThrow("halfway");
		expect(await queue.claim()).toBeUndefined();
	});

	it("counts what one recipient was meant to get of one kind", async () => {
		const { db, queue, time } = await open();
		await queue.enqueue(db, order);
		time.advance(minuteMs);
		await queue.enqueue(db, order);
		await queue.enqueue(db, { ...order, kind: "other" });
		await queue.enqueue(db, { ...order, recipient: "b@example.com" });
		const since = (iso: string) => queue.ordered(db, order.recipient, order.kind, new Date(iso));
		expect(await since("2026-01-15T07:00:00.000Z")).toEqual({ count: 2, last: "2026-01-15T08:01:00.000Z" });
		expect(await since("2026-01-15T08:00:00.000Z")).toMatchObject({ count: 1 });
		expect(await since("2026-01-16T08:00:00.000Z")).toEqual({ count: 0, last: null });
	});

	it("forgets mails that are done with after thirty days, and none that waits", async () => {
		const { db, queue, time, mail } = await claimed();
		await queue.markSent(mail);
		await queue.enqueue(db, { ...order, recipient: "waiting@example.com" });
		time.advance(29 * dayMs);
		await queue.removeOld();
		expect(await db.selectFrom("outgoing_mails").select("id").execute()).toHaveLength(2);
		time.advance(2 * dayMs);
		await queue.removeOld();
		const waiting = await db.selectFrom("outgoing_mails").select("recipient").execute();
		expect(waiting).toEqual([{ recipient: "waiting@example.com" }]);
	});
});

it("wakes those who listen, until they stop", async () => {
	const { db } = await freshDatabase("sqlite");
	const queue = mailQueue(db, movableClock().clock);
	const listener = vi.fn();
	const unlisten = queue.onWake(listener);
	queue.wake();
	unlisten();
	queue.wake();
	expect(listener).toHaveBeenCalledTimes(1);
});
