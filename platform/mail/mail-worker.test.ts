import { describe, expect, it, onTestFinished, vi } from "vitest";
import { openLog } from "#platform/log/log.ts";
import { movableClock } from "#platform/testing/clock.ts";
import { freshDatabase } from "#platform/testing/fresh-database.ts";
import { mailQueue, type QueuedMail } from "./mail-queue.ts";
import type { Message } from "./mail-transport.ts";
import { mailWorker } from "./mail-worker.ts";

const minuteMs = 60_000;
const order = { recipient: "a@example.com", language: "en", kind: "greeting", payload: "{}" } as const;

const message = async (mail: QueuedMail): Promise<Message> => ({
	to: mail.recipient,
	subject: "Hello",
	text: "Hello",
	html: "<p>Hello</p>",
	headers: {},
	messageId: `${mail.id}@localhost`,
	date: new Date(mail.created_at),
});

async function open(deliver: (mail: Message, signal: AbortSignal) => Promise<void>, write = message) {
	const { db } = await freshDatabase("sqlite");
	const time = movableClock();
	const queue = mailQueue(db, time.clock);
	const chore = vi.fn(async () => undefined);
	const parts = { queue, write, chores: [chore], clock: time.clock, log: openLog("silent") };
	const start = () => mailWorker({ ...parts, transport: { deliver } });
	const enqueue = async (recipient: string) => {
		await queue.enqueue(db, { ...order, recipient });
		queue.wake();
	};
	return { db, time, queue, chore, start, enqueue };
}

describe("the mail worker", () => {
	it("sends what waits, in order, each once", async () => {
		const sent: string[] = [];
		const { start, enqueue, time } = await open(async ({ to }) => void sent.push(to));
		const worker = start();
		await enqueue("a@example.com");
		time.advance(1);
		await enqueue("b@example.com");
		await worker.runDue();
		await worker.runDue();
		expect(sent).toEqual(["a@example.com", "b@example.com"]);
	});

	it("is woken by an order once it is started, and by none once it is stopped", async () => {
		const delivered = Promise.withResolvers<string>();
		const sent: string[] = [];
		const { start, enqueue } = await open(async ({ to }) => {
			sent.push(to);
			delivered.resolve(to);
		});
		const worker = start();
		worker.start();
		await enqueue("a@example.com");
		expect(await delivered.promise).toBe("a@example.com");
		await worker.stop();
		await enqueue("b@example.com");
		await worker.runDue();
		expect(sent).toEqual(["a@example.com"]);
	});

	it("sends after a restart what an earlier process left", async () => {
		const sent: string[] = [];
		const { start, enqueue } = await open(async ({ to }) => void sent.push(to));
		await enqueue("a@example.com");
		const first = start();
		await first.stop();
		await start().runDue();
		expect(sent).toEqual(["a@example.com"]);
	});

	it("goes on with the next mail when one fails, and tries the failed one again when it is due", async () => {
		const sent: string[] = [];
		let isDown = true;
		const { start, enqueue, time } = await open(async ({ to }) => {
			if (to === "a@example.com" && isDown) throw new Error("down");
			sent.push(to);
		});
		const worker = start();
		await enqueue("a@example.com");
		time.advance(1);
		await enqueue("b@example.com");
		await worker.runDue();
		expect(sent).toEqual(["b@example.com"]);
		isDown = false;
		time.advance(minuteMs - 2);
		await worker.runDue();
		expect(sent).toEqual(["b@example.com"]);
		time.advance(2);
		await worker.runDue();
		expect(sent).toEqual(["b@example.com", "a@example.com"]);
	});

	it("gives up at once on a mailbox that does not exist", async () => {
		const refusal = Object.assign(new Error("refused"), { response: "550 5.1.1 No such user" });
		const deliver = vi.fn(async () => {
			throw refusal;
		});
		const { db, start, enqueue, time } = await open(deliver);
		const worker = start();
		await enqueue("nobody@example.com");
		await worker.runDue();
		time.advance(10 * 24 * 60 * minuteMs);
		await worker.runDue();
		expect(deliver).toHaveBeenCalledTimes(1);
		const rows = await db.selectFrom("outgoing_mails").select(["next_try_at", "last_error"]).execute();
		expect(rows).toEqual([{ next_try_at: null, last_error: "Error: refused" }]);
	});

	it("drops a mail that nobody needs any more", async () => {
		const deliver = vi.fn(async () => undefined);
		const { db, start, enqueue } = await open(deliver, async () => undefined as never);
		const worker = start();
		await enqueue("a@example.com");
		await worker.runDue();
		expect(deliver).not.toHaveBeenCalled();
		expect(await db.selectFrom("outgoing_mails").selectAll().execute()).toEqual([]);
	});

	it("lets the delivery in flight end before it stops, and leaves the rest for later", async () => {
		const begun = Promise.withResolvers<void>();
		const release = Promise.withResolvers<void>();
		const sent: string[] = [];
		const { db, start, enqueue, time } = await open(async ({ to }) => {
			begun.resolve();
			await release.promise;
			sent.push(to);
		});
		const worker = start();
		await enqueue("a@example.com");
		time.advance(1);
		await enqueue("b@example.com");
		const round = worker.runDue();
		await begun.promise;
		const stopped = worker.stop();
		release.resolve();
		await Promise.all([stopped, round]);
		expect(sent).toEqual(["a@example.com"]);
		const waiting = await db
			.selectFrom("outgoing_mails")
			.select("recipient")
			.where("next_try_at", "is not", null)
			.execute();
		expect(waiting).toEqual([{ recipient: "b@example.com" }]);
	});

	it("aborts a delivery that does not end, and leaves its mail in the queue", async () => {
		vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
		onTestFinished(() => void vi.useRealTimers());
		const begun = Promise.withResolvers<void>();
		const { db, start, enqueue } = await open((_mail, signal) => {
			begun.resolve();
			return new Promise((_resolve, reject) =>
				signal.addEventListener("abort", () => reject(new Error("aborted"))),
			);
		});
		const worker = start();
		await enqueue("a@example.com");
		void worker.runDue();
		await begun.promise;
		const stopped = worker.stop();
		vi.advanceTimersByTime(5_000);
		await stopped;
		const rows = await db.selectFrom("outgoing_mails").select(["sent_at", "last_error"]).execute();
		expect(rows).toEqual([{ sent_at: null, last_error: "Error: aborted" }]);
	});

	it("tidies up once an hour", async () => {
		const { start, chore, time } = await open(async () => undefined);
		const worker = start();
		await worker.runDue();
		time.advance(59 * minuteMs);
		await worker.runDue();
		expect(chore).toHaveBeenCalledTimes(1);
		time.advance(minuteMs);
		await worker.runDue();
		expect(chore).toHaveBeenCalledTimes(2);
	});

	it("never writes a recipient into the log", async () => {
		const lines: unknown[] = [];
		const log = openLog("silent");
		vi.spyOn(log, "warn").mockImplementation((facts: unknown) => void lines.push(facts));
		const { db } = await freshDatabase("sqlite");
		const { clock } = movableClock();
		const queue = mailQueue(db, clock);
		await queue.enqueue(db, order);
		const failure = Object.assign(new Error("450 a@example.com is greylisted"), {
			code: "EENVELOPE",
			responseCode: 450,
		});
		const transport = { deliver: () => Promise.reject(failure) };
		await mailWorker({ queue, write: message, chores: [], clock, log, transport }).runDue();
		expect(lines).toHaveLength(1);
		expect(lines[0]).toMatchObject({ kind: "greeting", tries: 1, reason: "EENVELOPE 450" });
		expect(JSON.stringify(lines)).not.toContain("a@example.com");
	});
});
