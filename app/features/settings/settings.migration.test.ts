import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { migrations } from "#migrations/index.ts";
import { migrate } from "#platform/database/migrate.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { engines, freshPlace } from "#platform/testing/fresh-database.ts";
import { activeMembersKey, confirmedAt } from "./setting.ts";
import { settingsStore } from "./settings.store.server.ts";

const earlier = Object.fromEntries(Object.entries(migrations).filter(([one]) => one < "0054"));
const begun = "2026-01-05T08:00:00.000Z";
const now = "2026-11-23T08:00:00.000Z";

/** A site of before with a number of members, brought up to date. */
async function updated(engine: (typeof engines)[number], key: string, value: string) {
	const database = await openDatabase(await freshPlace(engine));
	await migrate(database, earlier);
	await sql`insert into settings (id, key, value, updated_at) values ('1', ${key}, ${value}, ${begun})`.execute(
		database.db,
	);
	await migrate(database, migrations);
	const settings = settingsStore(database.db, () => new Date(now));
	return { settings, stored: await settings.find(key), close: () => database.close() };
}

describe.each(engines)("the number of members of a site from before, on %s", (engine) => {
	it("is asked for where it still is the sample's, and confirmed once its owner saves it", async () => {
		const { settings, stored, close } = await updated(engine, activeMembersKey, "234");
		expect(stored).toMatchObject({ id: "1", value: "234" });
		expect(confirmedAt(stored)).toBeUndefined();
		expect(confirmedAt(await settings.set(activeMembersKey, "234"))).toBe(now);
		await close();
	});

	it("stays confirmed where it is another", async () => {
		const { stored, close } = await updated(engine, activeMembersKey, "235");
		expect([stored?.value, confirmedAt(stored)]).toEqual(["235", begun]);
		await close();
	});
});

it("is the only setting that is asked for", async () => {
	const { stored, close } = await updated("sqlite", "another", "234");
	expect(confirmedAt(stored)).toBe(begun);
	await close();
});
