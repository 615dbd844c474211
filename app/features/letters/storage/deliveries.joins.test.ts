import { expect, it } from "vitest";
import { movableClock } from "#platform/testing/clock.ts";
import { engines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { addReaders } from "#server/testing/readers.ts";
import { joinDeliveries } from "./deliveries.joins.server.ts";
import { returnsStore } from "./returns.store.server.ts";

type State = "waiting" | "sending" | "sent" | "skipped";

/** The outcome of each letter, by the state of the ended record's row and of the known one's. */
const joined: Record<string, [ended: State | null, known: State | null, left: string[]]> = {
	"waits for the old one alone": ["waiting", null, ["known waiting"]],
	"waits for both": ["waiting", "waiting", ["ended waiting", "known waiting"]],
	"came to the old one": ["sent", "waiting", ["ended sent", "known skipped"]],
	"came to the old one alone": ["sent", null, ["known sent"]],
	"is on its way to the old one": ["sending", null, ["ended sending"]],
	"came to the new one": ["waiting", "sent", ["ended waiting", "known sent"]],
};

it.each(engines)("a letter comes once to a reader whose two records become one, on %s", async (engine) => {
	const { db } = await freshDatabase(engine);
	const { clock } = movableClock();
	await addReaders({ db }, 2);
	const at = clock().toISOString();
	const letter = { parts: "[]", english_articles: "shown", image_url: null, listed: 1 } as const;
	for (const [id, [ended, known]] of Object.entries(joined)) {
		const times = { started_at: at, created_at: at, updated_at: at, version: 1 };
		const row = { ...letter, ...times, id, state: "sending", audience: "all" } as const;
		await db.insertInto("letters").values(row).execute();
		for (const [subscriber_id, state] of [
			["reader-0", ended],
			["reader-1", known],
		] as const) {
			if (state === null) continue;
			const settled_at = state === "sent" ? at : null;
			const delivery = { letter_id: id, subscriber_id, language: "en", state, due_at: at } as const;
			const return_code = state === "sent" ? `${id} ${subscriber_id}` : null;
			await db
				.insertInto("letter_deliveries")
				.values({ ...delivery, settled_at, return_code })
				.execute();
		}
	}
	await joinDeliveries(db, clock, { ended: "reader-0", known: "reader-1" });
	const rows = await db
		.selectFrom("letter_deliveries")
		.select(["letter_id", "subscriber_id", "state"])
		.orderBy("subscriber_id")
		.execute();
	const name = (id: string) => (id === "reader-0" ? "ended" : "known");
	for (const [id, [, , left]] of Object.entries(joined)) {
		const of = rows.filter(({ letter_id }) => letter_id === id);
		expect(of.map(({ subscriber_id, state }) => `${name(subscriber_id)} ${state}`)).toEqual(left);
	}
	// A complaint about what came to the old address ends the subscription of the one who is left.
	const returns = returnsStore(db, clock);
	expect(await returns.noteComplaint(["came to the old one alone reader-0"])).toBe("noted");
	const { state } = await db
		.selectFrom("subscribers")
		.select("state")
		.where("id", "=", "reader-1")
		.executeTakeFirstOrThrow();
	expect(state).toBe("unsubscribed");
});
