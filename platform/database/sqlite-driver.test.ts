import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it, onTestFinished } from "vitest";
import { migrations } from "#migrations/index.ts";
import { hurryWaits } from "#platform/testing/clock.ts";
import { freshPlace } from "#platform/testing/fresh-database.ts";
import { isDatabaseAway } from "./database-failure.ts";
import { migrate } from "./migrate.ts";
import { openDatabase } from "./open-database.ts";

const setting = { id: "1", key: "colour", value: "lagoon", updated_at: "2026-01-01T00:00:00.000Z" };

/** A database, and another process's connection that holds its lock until `release`. */
async function lockedDatabase() {
	const place = await freshPlace("sqlite");
	const database = await openDatabase(place);
	await migrate(database, migrations);
	const other = new DatabaseSync(join(place.dataDir, "ensemble.sqlite"));
	other.exec("begin exclusive");
	onTestFinished(async () => {
		other.close();
		await database.close();
	});
	return { ...database, release: () => other.exec("rollback") };
}

describe("while another process holds the lock of the file", () => {
	it("a write waits for it, and lets readers and every other task pass", async () => {
		const { db, release } = await lockedDatabase();
		let isWritten = false;
		const writing = db.insertInto("settings").values(setting).execute();
		const transaction = db.transaction().execute(async (inner) => {
			await inner.updateTable("settings").set({ value: "ember" }).execute();
			isWritten = true;
		});
		for (let turns = 0; turns < 20; turns += 1) {
			expect(await db.selectFrom("settings").selectAll().execute()).toEqual([]);
		}
		expect(isWritten).toBe(false);
		release();
		await Promise.all([writing, transaction]);
		expect(await db.selectFrom("settings").select("value").execute()).toHaveLength(1);
	});

	it("a write that waited for too long fails as away, and a later one succeeds", async () => {
		const { db, release } = await lockedDatabase();
		hurryWaits(20);
		const failure = await db
			.insertInto("settings")
			.values(setting)
			.execute()
			.catch((error: unknown) => error);
		expect(isDatabaseAway(failure)).toBe(true);
		release();
		await db.insertInto("settings").values(setting).execute();
	});
});
