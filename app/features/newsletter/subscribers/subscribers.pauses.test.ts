import { describe, expect, it } from "vitest";
import { countRecipients } from "#app/features/letters/storage/letters.start.server.ts";
import { mailQueue } from "#platform/mail/mail-queue.ts";
import { movableClock } from "#platform/testing/clock.ts";
import { engines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { addReaders, readerToken } from "#server/testing/readers.ts";
import { subscribersStore } from "./subscribers.store.server.ts";

const dayMs = 24 * 60 * 60_000;

describe.each(engines)("pausing on %s", (engine) => {
	async function open() {
		const database = await freshDatabase(engine);
		const { db } = database;
		const { clock, advance } = movableClock();
		const subscribers = subscribersStore(db, clock, mailQueue(db, clock));
		await addReaders(database, 2);
		const recipients = async () => Object.values(await countRecipients(db, clock, "all"));
		return { db, advance, subscribers, recipients, token: readerToken(0) };
	}

	it("keeps letters away for three months, and ends by itself", async () => {
		const { subscribers, advance, recipients, token } = await open();
		await subscribers.pause(token);
		expect(await subscribers.findReader(token)).toEqual({
			state: "paused",
			isConfirmed: true,
			pausedUntil: "2026-04-15T08:00:00.000Z",
			reason: null,
		});
		expect(await recipients()).toEqual([0, 1]);
		advance(89 * dayMs);
		expect(await recipients()).toEqual([0, 1]);
		advance(dayMs);
		expect(await recipients()).toEqual([1, 1]);
		expect(await subscribers.findReader(token)).toMatchObject({ pausedUntil: null });
	});

	it("is not made longer by a second click, and is ended at once by its own", async () => {
		const { subscribers, advance, recipients, token } = await open();
		await subscribers.pause(token);
		advance(dayMs);
		await subscribers.pause(token);
		expect(await subscribers.findReader(token)).toMatchObject({ pausedUntil: "2026-04-15T08:00:00.000Z" });
		await subscribers.resume(token);
		expect(await recipients()).toEqual([1, 1]);
	});

	it("is for those who read: nobody else is found, paused or counted", async () => {
		const { db, subscribers, token } = await open();
		expect(await subscribers.findReader("nobody")).toBeUndefined();
		await subscribers.unsubscribe(token);
		await subscribers.pause(token);
		const [row] = await db.selectFrom("subscribers").select("rests_until").orderBy("id").execute();
		expect(row).toEqual({ rests_until: null });
	});

	it("leaves a pause as it was where somebody leaves and takes it back", async () => {
		const { subscribers, token } = await open();
		await subscribers.pause(token);
		await subscribers.unsubscribe(token);
		expect(await subscribers.findReader(token)).toMatchObject({ isConfirmed: false, pausedUntil: null });
		expect(await subscribers.undoUnsubscribe(token)).toBe("paused");
	});

	it("takes a reason from those alone who have left, and forgets it with an undo", async () => {
		const { subscribers, token } = await open();
		await subscribers.giveReason(token, "too-often");
		expect(await subscribers.findReader(token)).toMatchObject({ reason: null });
		await subscribers.unsubscribe(token);
		await subscribers.giveReason(token, "too-often");
		await subscribers.giveReason(token, "no-need");
		expect(await subscribers.findReader(token)).toMatchObject({ reason: "no-need" });
		await subscribers.undoUnsubscribe(token);
		expect(await subscribers.findReader(token)).toMatchObject({ reason: null });
	});
});
