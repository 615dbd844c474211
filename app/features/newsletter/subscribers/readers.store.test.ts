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

	it("are counted anew once one of them leaves, comes back or is erased", async () => {
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

	it("are on pages that only a change of readers makes new", async () => {
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
