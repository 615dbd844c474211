import { describe, expect, it } from "vitest";
import { migrations } from "#migrations/index.ts";
import { migrate } from "#platform/database/migrate.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { steppingClock } from "#platform/testing/clock.ts";
import { engines, freshPlace } from "#platform/testing/fresh-database.ts";
import { openStores } from "#server/composition/stores.ts";

const earlier = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < "0033"));

describe.each(engines)("the migration to answers after an evening on %s", (engine) => {
	it("leaves the links that guests have what they are: those of invitations", async () => {
		const database = await openDatabase(await freshPlace(engine));
		await migrate(database, earlier);
		const { db } = database;
		const at = "2026-01-15T08:00:00.000Z";
		const saved = { created_at: at, updated_at: at, version: 1 };
		const table = { id: "table", slug: "table", type: "Dinner", state: "announced", spoken: "all" } as const;
		await db
			.insertInto("events")
			.values({ ...table, max_guests: "", published: 1, sequence: 1, ...saved })
			.execute();
		const guest = { id: "guest", event_id: table.id, first_name: "Anna", age: 34, gender: "woman" } as const;
		const known = { email: "", telephone: "", note: "", diet: "", language: "en" } as const;
		await db
			.insertInto("guests")
			.values({ ...guest, ...known, state: "invited", state_since: at, ...saved })
			.execute();
		const link = {
			token_hash: "abc",
			guest_id: guest.id,
			created_at: "2026-01-15",
			expires_at: "2026-03-14",
		};
		await db
			.insertInto("guest_links")
			// As an earlier version stored it.
			.values(link as never)
			.execute();
		await migrate(database, migrations);
		const links = await db.selectFrom("guest_links").selectAll().execute();
		expect(links).toEqual([{ ...link, page: "invitation" }]);
		const { feedback } = openStores(database, steppingClock());
		expect(await feedback.roundOf(table.id)).toBeUndefined();
		await database.close();
	});
});
