import { describe, expect, it } from "vitest";
import { movableClock } from "#platform/testing/clock.ts";
import { engines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { mailQueue, unhurriedEveryMs } from "./mail-queue.ts";

const order = (recipient: string) => ({ recipient, language: "en" as const, kind: "note", payload: "{}" });

describe.each(engines)("mails that nobody awaits on %s", (engine) => {
	async function open() {
		const { db } = await freshDatabase(engine);
		const { clock, advance } = movableClock();
		const queue = mailQueue(db, clock);
		await queue.enqueueUnhurried(
			db,
			Array.from({ length: 40 }, (_, index) => order(`reader-${index}@example.com`)),
		);
		/** Sends until nothing more may leave now. @returns to how many. */
		async function leave(sender = queue): Promise<number> {
			for (let left = 0; ; left += 1) {
				const mail = await sender.claim();
				if (mail === undefined) return left;
				await sender.markSent(mail);
			}
		}
		return { db, clock, advance, queue, leave };
	}

	it("leave a few at a time, at their pace, however long nobody looked", async () => {
		const { advance, leave } = await open();
		const outcomes = [await leave(), await leave()];
		advance(unhurriedEveryMs);
		outcomes.push(await leave());
		advance(3 * unhurriedEveryMs);
		outcomes.push(await leave());
		advance(100 * unhurriedEveryMs);
		outcomes.push(await leave());
		expect(outcomes).toEqual([5, 0, 1, 3, 5]);
	});

	it("keep one pace, however many processes send them", async () => {
		const { db, clock, advance, leave } = await open();
		const other = mailQueue(db, clock);
		expect((await leave()) + (await leave(other))).toBe(5);
		advance(2 * unhurriedEveryMs);
		expect((await leave(other)) + (await leave())).toBe(2);
	});

	it("let every mail pass that somebody waits for", async () => {
		const { db, queue, leave } = await open();
		await leave();
		await queue.enqueue(db, order("now@example.com"));
		expect(await queue.claim()).toMatchObject({ recipient: "now@example.com" });
	});
});
