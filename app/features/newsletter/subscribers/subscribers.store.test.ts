import { describe, expect, it } from "vitest";
import { confirmationsStore } from "#app/features/newsletter/signup/confirmations.store.server.ts";
import { mailQueue } from "#platform/mail/mail-queue.ts";
import { movableClock } from "#platform/testing/clock.ts";
import { bothEngines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { subscribersStore } from "./subscribers.store.server.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const signUp = { email: "reader@example.com", language: "fr", page: "/fr/blog" } as const;

describe.each(bothEngines)("subscribers on %s", (engine) => {
	async function open() {
		const { db } = await freshDatabase(engine);
		const { clock, advance } = movableClock();
		const mails = mailQueue(db, clock);
		const subscribers = subscribersStore(db, clock, mails);
		const confirmations = confirmationsStore(db, clock, mails);
		const all = () => db.selectFrom("subscribers").selectAll().execute();
		const ordered = async () =>
			(await db.selectFrom("outgoing_mails").select("kind").orderBy("created_at").execute()).map(
				({ kind }) => kind,
			);
		/** Asks, and opens the link of the mail that follows. */
		async function confirmed() {
			await subscribers.ask(signUp);
			const [{ id, unsubscribe_token } = { id: "", unsubscribe_token: "" }] = await all();
			const link = await confirmations.open(id, clock().toISOString());
			await confirmations.confirm(link?.token ?? "");
			return { id, token: unsubscribe_token, confirmToken: link?.token ?? "" };
		}
		return { db, clock, advance, subscribers, confirmations, all, ordered, confirmed };
	}

	it("stores the address, page, language and consent, and orders one mail", async () => {
		const { db, subscribers, all } = await open();
		await subscribers.ask(signUp);
		const [subscriber] = await all();
		expect(subscriber).toMatchObject({
			...signUp,
			state: "pending",
			consent_version: "2026-01",
			created_at: "2026-01-15T08:00:00.000Z",
			confirmed_at: null,
			unsubscribed_at: null,
		});
		expect(subscriber?.unsubscribe_token).toMatch(/^[\w-]{43}$/);
		const mails = await db
			.selectFrom("outgoing_mails")
			.select(["recipient", "language", "kind", "payload"])
			.execute();
		expect(mails).toEqual([
			{
				recipient: signUp.email,
				language: "fr",
				kind: "newsletter-confirm",
				payload: JSON.stringify({ subscriberId: subscriber?.id }),
			},
		]);
	});

	it("mails a pending address again at most once an hour and three times a day", async () => {
		const { subscribers, advance, ordered, all } = await open();
		await subscribers.ask(signUp);
		advance(59 * minuteMs);
		await subscribers.ask(signUp);
		expect(await ordered()).toHaveLength(1);
		advance(minuteMs);
		await subscribers.ask({ ...signUp, language: "en" });
		expect(await ordered()).toHaveLength(2);
		for (let hour = 0; hour < 20; hour += 1) {
			advance(hourMs);
			await subscribers.ask(signUp);
		}
		expect(await ordered()).toHaveLength(3);
		advance(4 * hourMs);
		await subscribers.ask(signUp);
		expect(await ordered()).toHaveLength(4);
		expect(await all()).toHaveLength(1);
	});

	it("orders one mail when the form is sent twice at once", async () => {
		const { subscribers, ordered, all } = await open();
		await Promise.all(Array.from({ length: 5 }, () => subscribers.ask(signUp)));
		expect(await ordered()).toEqual(["newsletter-confirm"]);
		expect(await all()).toHaveLength(1);
	});

	it("mails a confirmed address nothing more, and changes nothing that it agreed to", async () => {
		const { subscribers, advance, ordered, all, confirmed } = await open();
		await confirmed();
		advance(dayMs);
		await subscribers.ask({ email: signUp.email, language: "en", page: "/" });
		expect(await ordered()).toEqual(["newsletter-confirm", "newsletter-welcome"]);
		expect(await all()).toMatchObject([{ ...signUp, state: "confirmed" }]);
	});

	it("asks someone who left to confirm again, who stays away until then", async () => {
		const { subscribers, confirmations, clock, advance, ordered, all, confirmed } = await open();
		const { id, token } = await confirmed();
		await subscribers.unsubscribe(token);
		advance(dayMs);
		await subscribers.ask(signUp);
		expect(await ordered()).toEqual(["newsletter-confirm", "newsletter-welcome", "newsletter-confirm"]);
		expect(await all()).toMatchObject([{ state: "unsubscribed" }]);
		const link = await confirmations.open(id, clock().toISOString());
		expect(await confirmations.confirm(link?.token ?? "")).toBe("confirmed");
		expect(await all()).toMatchObject([
			{ state: "confirmed", unsubscribed_at: null, unsubscribe_token: token },
		]);
	});

	it("mails someone at once who left and comes back within the hour, but not over and over", async () => {
		const { subscribers, advance, ordered, confirmed } = await open();
		const { token } = await confirmed();
		for (let minute = 0; minute < 6; minute += 1) {
			advance(minuteMs);
			await subscribers.unsubscribe(token);
			advance(minuteMs);
			await subscribers.ask(signUp);
			await subscribers.ask(signUp);
			await subscribers.undoUnsubscribe(token);
		}
		expect((await ordered()).filter((kind) => kind === "newsletter-confirm")).toHaveLength(3);
	});

	it("unsubscribes, once and for all later clicks", async () => {
		const { subscribers, advance, all, confirmed } = await open();
		const { token } = await confirmed();
		expect(await subscribers.findSubscription(token)).toBe("subscribed");
		expect(await subscribers.unsubscribe(token)).toBe("unsubscribed");
		advance(hourMs);
		expect(await subscribers.unsubscribe(token)).toBe("unsubscribed");
		expect(await subscribers.findSubscription(token)).toBe("unsubscribed");
		expect(await all()).toMatchObject([
			{ state: "unsubscribed", unsubscribed_at: "2026-01-15T08:00:00.000Z" },
		]);
	});

	it("undoes an unsubscription to what was before", async () => {
		const { subscribers, all, confirmed, advance } = await open();
		const { token } = await confirmed();
		advance(minuteMs);
		await subscribers.unsubscribe(token);
		expect(await subscribers.undoUnsubscribe(token)).toBe("subscribed");
		expect(await all()).toMatchObject([
			{ state: "confirmed", confirmed_at: "2026-01-15T08:00:00.000Z", unsubscribed_at: null },
		]);
	});

	it("does not confirm a person by an undo", async () => {
		const { subscribers, all } = await open();
		await subscribers.ask(signUp);
		const token = (await all())[0]?.unsubscribe_token ?? "";
		await subscribers.unsubscribe(token);
		await subscribers.undoUnsubscribe(token);
		expect(await all()).toMatchObject([{ state: "pending" }]);
	});

	it("does nothing for an unknown link", async () => {
		const { subscribers, all, confirmed } = await open();
		await confirmed();
		const before = await all();
		for (const token of ["", "x".repeat(43), "' or 1=1 --"]) {
			expect(await subscribers.findSubscription(token)).toBe("invalid");
			expect(await subscribers.unsubscribe(token)).toBe("invalid");
			expect(await subscribers.undoUnsubscribe(token)).toBe("invalid");
		}
		expect(await all()).toEqual(before);
	});

	it("deletes people who never confirmed after the days that a link works, and nobody else", async () => {
		const { subscribers, confirmations, advance, all, confirmed, db } = await open();
		const { token } = await confirmed();
		await subscribers.ask({ ...signUp, email: "left@example.com" });
		const formerReader = (await all()).find(({ email }) => email === "left@example.com");
		await subscribers.unsubscribe(formerReader?.unsubscribe_token ?? "");
		await subscribers.ask({ ...signUp, email: "silent@example.com" });
		await confirmations.open((await all()).at(-1)?.id ?? "", "2026-01-15T08:00:00.000Z");
		advance(30 * dayMs - minuteMs);
		await subscribers.removeExpired();
		expect(await all()).toHaveLength(3);
		advance(minuteMs);
		await subscribers.removeExpired();
		await confirmations.removeExpired();
		expect((await all()).map(({ email }) => email).toSorted()).toEqual(["left@example.com", signUp.email]);
		expect(await db.selectFrom("confirmations").selectAll().execute()).toEqual([]);
		expect(await subscribers.findSubscription(token)).toBe("subscribed");
	});
});
