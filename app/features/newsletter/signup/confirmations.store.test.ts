import { describe, expect, it } from "vitest";
import { subscribersStore } from "#app/features/newsletter/subscribers/subscribers.store.server.ts";
import { mailQueue } from "#platform/mail/mail-queue.ts";
import { movableClock } from "#platform/testing/clock.ts";
import { bothEngines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { confirmationsStore } from "./confirmations.store.server.ts";

const dayMs = 24 * 60 * 60_000;

describe.each(bothEngines)("confirmations on %s", (engine) => {
	async function asked() {
		const { db } = await freshDatabase(engine);
		const { clock, advance } = movableClock();
		const mails = mailQueue(db, clock);
		const subscribers = subscribersStore(db, clock, mails);
		const confirmations = confirmationsStore(db, clock, mails);
		await subscribers.ask({ email: "reader@example.com", language: "en", page: "/" });
		const subscriber = () => db.selectFrom("subscribers").selectAll().executeTakeFirstOrThrow();
		const { id, unsubscribe_token } = await subscriber();
		const openLink = async () => (await confirmations.open(id, clock().toISOString()))?.token ?? "";
		const welcomes = () =>
			db.selectFrom("outgoing_mails").selectAll().where("kind", "=", "newsletter-welcome").execute();
		return {
			db,
			clock,
			advance,
			subscribers,
			confirmations,
			subscriber,
			id,
			unsubscribe_token,
			openLink,
			welcomes,
		};
	}

	it("resets the refusals of an address: its mailbox has just been reached", async () => {
		const { db, confirmations, subscriber, openLink } = await asked();
		const refused = { refusals: 3, refused_at: "2026-01-10T08:00:00.000Z", refusal_status: "5.1.1" };
		await db.updateTable("subscribers").set(refused).execute();
		await confirmations.confirm(await openLink());
		expect(await subscriber()).toMatchObject({
			refusals: 0,
			refused_at: null,
			refusal_status: null,
			refusals_from: expect.any(String),
		});
	});

	it("confirms once, and orders one welcome", async () => {
		const { confirmations, subscriber, openLink, welcomes } = await asked();
		const token = await openLink();
		expect(await confirmations.find(token)).toBe("open");
		expect(await confirmations.confirm(token)).toBe("confirmed");
		expect(await confirmations.confirm(token)).toBe("done");
		expect(await confirmations.find(token)).toBe("done");
		expect(await subscriber()).toMatchObject({
			state: "confirmed",
			confirmed_at: "2026-01-15T08:00:00.000Z",
		});
		expect(await welcomes()).toHaveLength(1);
	});

	it("confirms once by a double click", async () => {
		const { confirmations, openLink, welcomes } = await asked();
		const token = await openLink();
		const answers = await Promise.all(Array.from({ length: 4 }, () => confirmations.confirm(token)));
		expect(answers.toSorted()).toEqual(["confirmed", "done", "done", "done"]);
		expect(await welcomes()).toHaveLength(1);
	});

	it("accepts the links of earlier mails, until one is used", async () => {
		const { confirmations, openLink, welcomes } = await asked();
		const [first, second] = [await openLink(), await openLink()];
		expect(await confirmations.confirm(first)).toBe("confirmed");
		expect(await confirmations.confirm(second)).toBe("done");
		expect(await welcomes()).toHaveLength(1);
	});

	it("finds a link without changing anything", async () => {
		const { db, confirmations, subscriber, openLink } = await asked();
		const token = await openLink();
		const before = [await subscriber(), await db.selectFrom("confirmations").selectAll().execute()];
		await confirmations.find(token);
		expect([await subscriber(), await db.selectFrom("confirmations").selectAll().execute()]).toEqual(before);
	});

	it("refuses a link that is unknown, expired, or older than an unsubscription", async () => {
		const { subscribers, confirmations, subscriber, unsubscribe_token, openLink, advance } = await asked();
		expect(await confirmations.confirm("")).toBe("invalid");
		expect(await confirmations.confirm("x".repeat(43))).toBe("invalid");
		const early = await openLink();
		await subscribers.unsubscribe(unsubscribe_token);
		expect(await confirmations.confirm(early)).toBe("invalid");
		expect(await subscriber()).toMatchObject({ state: "unsubscribed" });
		advance(1);
		await subscribers.undoUnsubscribe(unsubscribe_token);
		advance(30 * dayMs);
		expect(await confirmations.find(early)).toBe("invalid");
		expect(await confirmations.confirm(early)).toBe("invalid");
		expect(await subscriber()).toMatchObject({ state: "pending" });
	});

	it("does not bring a person back by a link that was used before they left", async () => {
		const { subscribers, confirmations, subscriber, unsubscribe_token, openLink, advance } = await asked();
		const token = await openLink();
		await confirmations.confirm(token);
		advance(1);
		await subscribers.unsubscribe(unsubscribe_token);
		expect(await confirmations.confirm(token)).toBe("invalid");
		expect(await subscriber()).toMatchObject({ state: "unsubscribed" });
	});

	it("creates no link for a person who confirmed, left or was erased since the mail was ordered", async () => {
		const { db, clock, subscribers, confirmations, id, unsubscribe_token, openLink } = await asked();
		const orderedAt = clock().toISOString();
		await subscribers.unsubscribe(unsubscribe_token);
		expect(await confirmations.open(id, orderedAt)).toBeUndefined();
		await subscribers.undoUnsubscribe(unsubscribe_token);
		await confirmations.confirm(await openLink());
		expect(await confirmations.open(id, orderedAt)).toBeUndefined();
		await db.deleteFrom("subscribers").execute();
		expect(await confirmations.open(id, orderedAt)).toBeUndefined();
	});

	it("stores no token in clear", async () => {
		const { db, openLink } = await asked();
		const token = await openLink();
		expect(token).toMatch(/^[\w-]{43}$/);
		const tables = await Promise.all(
			(["subscribers", "confirmations", "outgoing_mails"] as const).map((table) =>
				db.selectFrom(table).selectAll().execute(),
			),
		);
		expect(JSON.stringify(tables)).not.toContain(token);
	});
});
