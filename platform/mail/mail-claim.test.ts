import type { Kysely } from "kysely";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { Tables } from "#migrations/tables.ts";
import { openLog } from "#platform/log/log.ts";
import { movableClock } from "#platform/testing/clock.ts";
import { freshDatabase } from "#platform/testing/fresh-database.ts";
import { mailQueue } from "./mail-queue.ts";
import type { Message } from "./mail-transport.ts";
import { mailWorker } from "./mail-worker.ts";

const minuteMs = 60_000;

/** Opens two workers on one queue that holds one mail. Their intervals move by hand. */
async function open(deliver: (mail: Message, signal: AbortSignal) => Promise<void>) {
	vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
	onTestFinished(() => void vi.useRealTimers());
	const { db } = await freshDatabase("sqlite");
	const time = movableClock();
	const queue = mailQueue(db, time.clock);
	const [to, log] = ["a@example.com", openLog("silent")];
	const write = async () => ({
		to,
		subject: "",
		text: "",
		html: "",
		headers: {},
		messageId: "",
		date: new Date(),
	});
	await queue.enqueue(db, { recipient: to, language: "en", kind: "greeting", payload: "{}" });
	const start = () =>
		mailWorker({ queue, write, chores: [], clock: time.clock, log, transport: { deliver } });
	return { db, time, queue, start };
}

async function nextTryOf(db: Kysely<Tables>): Promise<string | null> {
	const row = await db.selectFrom("outgoing_mails").select("next_try_at").executeTakeFirstOrThrow();
	return row.next_try_at;
}

describe("the claim of a mail that is being delivered", () => {
	it("hides a mail that takes long to deliver from every other process", async () => {
		const begun = Promise.withResolvers<void>();
		const release = Promise.withResolvers<void>();
		const sent: string[] = [];
		const { db, start, time } = await open(async ({ to }) => {
			begun.resolve();
			await release.promise;
			sent.push(to);
		});
		const delivered = start().runDue();
		await begun.promise;
		for (let steps = 0; steps < 6; steps += 1) {
			const before = await nextTryOf(db);
			time.advance(minuteMs / 6);
			vi.advanceTimersByTime(minuteMs / 6);
			await vi.waitFor(async () => expect(await nextTryOf(db)).not.toBe(before));
			await start().runDue();
		}
		release.resolve();
		await delivered;
		expect(sent).toEqual(["a@example.com"]);
	});

	it("ends a delivery whose mail has become another process's", async () => {
		const begun = Promise.withResolvers<void>();
		const { start, time, queue } = await open((_mail, signal) => {
			begun.resolve();
			return new Promise((_resolve, reject) =>
				signal.addEventListener("abort", () => reject(new Error("aborted"))),
			);
		});
		const ended = start().runDue();
		await begun.promise;
		time.advance(minuteMs);
		expect(await queue.claim()).toMatchObject({ tries: 2 });
		vi.advanceTimersByTime(minuteMs / 6);
		await ended;
	});
});
