import { describe, expect, it } from "vitest";
import { migrations } from "#migrations/index.ts";
import { migrate } from "#platform/database/migrate.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { steppingClock } from "#platform/testing/clock.ts";
import { engines, freshPlace } from "#platform/testing/fresh-database.ts";
import { openStores } from "#server/composition/stores.ts";
import { someGuest, someTable } from "#server/testing/guests.ts";

const earlier = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < "0033"));

describe.each(engines)("the migration to answers after an evening on %s", (engine) => {
	it("leaves the links that guests have what they are: those of invitations", async () => {
		const database = await openDatabase(await freshPlace(engine));
		await migrate(database, earlier);
		const stores = openStores(database, steppingClock());
		const table = await someTable(stores);
		const guest = await stores.guests.add(table.id, someGuest({}, "invited"));
		const link = {
			token_hash: "abc",
			guest_id: guest.id,
			created_at: "2026-01-15",
			expires_at: "2026-03-14",
		};
		await database.db
			.insertInto("guest_links")
			// As an earlier version stored it.
			.values(link as never)
			.execute();
		await migrate(database, migrations);
		const links = await database.db.selectFrom("guest_links").selectAll().execute();
		expect(links).toEqual([{ ...link, page: "invitation" }]);
		expect(await stores.feedback.roundOf(table.id)).toBeUndefined();
		await database.close();
	});
});
