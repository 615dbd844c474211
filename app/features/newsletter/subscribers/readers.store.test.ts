import { randomUUID } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import { engines } from "#platform/testing/fresh-database.ts";
import { testSite } from "#server/testing/test-site.ts";

const now = "2026-01-15T08:00:00.000Z";

describe.each(engines)("the readers that the site claims, on %s", (engine) => {
	async function open() {
		const { stores, database } = await testSite({ engine });
		const add = async (state: "pending" | "confirmed" | "unsubscribed") => {
			const id = randomUUID();
			await database.db
				.insertInto("subscribers")
				.values({
					id,
					email: `${id}@example.com`,
					state,
					language: "en",
					page: "/",
					consent_version: "2026-01",
					created_at: now,
					confirmed_at: state === "pending" ? null : now,
					unsubscribed_at: null,
					asked_at: now,
					unsubscribe_token: id,
				})
				.execute();
			return id;
		};
		return { ...stores, database, add };
	}

	it("are those who have confirmed and not left", async () => {
		const { readers, add } = await open();
		for (const state of ["confirmed", "confirmed", "pending", "unsubscribed"] as const) await add(state);
		expect([await readers.reach(2), await readers.reach(3)]).toEqual([true, false]);
	});

	it("are counted again once one of them leaves, comes back or is erased", async () => {
		const { readers, subscribers, erasures, add } = await open();
		const token = await add("confirmed");
		const reached = [await readers.reach(1)];
		await subscribers.unsubscribe(token);
		reached.push(await readers.reach(1));
		await subscribers.undoUnsubscribe(token);
		reached.push(await readers.reach(1));
		await erasures.erase(token);
		reached.push(await readers.reach(1));
		expect(reached).toEqual([true, false, true, false]);
	});

	it("are counted by week of the business and by language, those who left too", async () => {
		const { readers, database, add } = await open();
		const change = (id: string, values: object) =>
			database.db.updateTable("subscribers").set(values).where("id", "=", id).execute();
		// Thursday, 15 January; the first Monday of three weeks is 29 December.
		const [long, early, late, french, gone, never] = [
			await add("confirmed"),
			await add("confirmed"),
			await add("confirmed"),
			await add("confirmed"),
			await add("unsubscribed"),
			await add("unsubscribed"),
		];
		await change(long, { confirmed_at: "2025-06-01T08:00:00.000Z" });
		// Monday has begun in Mauritius, and not yet in UTC.
		await change(early, { confirmed_at: "2026-01-04T20:30:00.000Z" });
		await change(late, { confirmed_at: "2026-01-04T19:30:00.000Z" });
		await change(french, { language: "fr", confirmed_at: "2026-01-14T08:00:00.000Z" });
		const left = { confirmed_at: "2025-12-30T08:00:00.000Z", unsubscribed_at: "2026-01-06T08:00:00.000Z" };
		await change(gone, left);
		await change(never, { confirmed_at: null, unsubscribed_at: "2026-01-06T08:00:00.000Z" });
		expect(await readers.growth(3)).toEqual([
			{
				monday: "2025-12-29",
				en: { confirmed: 2, left: 0, readers: 3 },
				fr: { confirmed: 0, left: 0, readers: 0 },
			},
			{
				monday: "2026-01-05",
				en: { confirmed: 1, left: 1, readers: 3 },
				fr: { confirmed: 0, left: 0, readers: 0 },
			},
			{
				monday: "2026-01-12",
				en: { confirmed: 0, left: 0, readers: 3 },
				fr: { confirmed: 1, left: 0, readers: 1 },
			},
		]);
	});

	it("are on cached pages that only a change of readers invalidates", async () => {
		const { subscribers, database, add } = await open();
		const token = await add("confirmed");
		// PostgreSQL tells nothing before it is listened to.
		await vi.waitFor(() => expect(database.revision.current("readers")).toBeDefined());
		const before = database.revision.current("readers");
		await subscribers.findSubscription(token);
		expect(database.revision.current("readers")).toBe(before);
		await subscribers.unsubscribe(token);
		expect(database.revision.current("readers")).not.toBe(before);
	});
});
