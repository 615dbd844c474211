import { describe, expect, it } from "vitest";
import { eventsStore } from "#app/features/events/storage/events.store.server.ts";
import type { GuestsTable } from "#migrations/guest-tables.ts";
import { steppingClock } from "#platform/testing/clock.ts";
import { engines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { exampleEvent } from "#server/testing/example-event.ts";

describe.each(engines)("the tables of guests on %s", (engine) => {
	it("hold what is known of a guest, and nothing once their table is deleted", async () => {
		const { db } = await freshDatabase(engine);
		const events = eventsStore(db, steppingClock());
		const { id: event_id } = await events.create(exampleEvent({}));
		const now = "2026-11-22T08:00:00.000Z";
		const guest: GuestsTable = {
			...{ id: "one", event_id, first_name: "Anaïs", age: 34, gender: "woman", email: "anais@example.com" },
			...{ telephone: "+230 5712 3456", note: "Paints", diet: "No fish", language: "fr", state: "applied" },
			...{ told_sequence: 2, seated_at: now, moved_from: null, came_from: null, last_save: null },
			...{ accepted_at: now, answer_by: "2026-11-30", takes_messages: 1 },
			...{ state_since: now, moved_to: null, created_at: now, updated_at: now, version: 1 },
		};
		await db.insertInto("guests").values(guest).execute();
		const seating = { event_id, surname: "Laval", counts: null, erased_at: null, version: 1 };
		await db.insertInto("seatings").values(seating).execute();
		expect(await db.selectFrom("guests").selectAll().execute()).toEqual([guest]);
		await events.remove(event_id);
		expect(await db.selectFrom("guests").selectAll().execute()).toEqual([]);
		expect(await db.selectFrom("seatings").selectAll().execute()).toEqual([]);
	});
});
