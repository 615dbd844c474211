import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { defaultFacts } from "#app/site/facts.ts";
import { migrations } from "#migrations/index.ts";
import { migrate } from "#platform/database/migrate.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { engines, freshPlace } from "#platform/testing/fresh-database.ts";
import { factsStore } from "./facts.store.server.ts";

const earlier = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < "0023"));
const now = "2026-11-20T08:00:00.000Z";

describe.each(engines)("a site from before it could be opened, on %s", (engine) => {
	it("has been open to search engines all along, with the facts that it had", async () => {
		const database = await openDatabase(await freshPlace(engine));
		await migrate(database, earlier);
		await sql`
			insert into settings (id, key, value, updated_at)
			values ('1', 'active_members_count', '301', ${now})
		`.execute(database.db);
		await migrate(database, migrations);

		const stored = await factsStore(database.db, () => new Date(now)).find();
		expect(stored).toMatchObject({ facts: defaultFacts, version: 1, updatedAt: null });
		expect(stored.openedAt).toMatch(/^\d{4}-\d\d-\d\dT/);
		await database.close();
	});
});
