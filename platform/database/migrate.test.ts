import { copyFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { describe, expect, it, onTestFinished } from "vitest";
import { engines, freshPlace, type Place } from "#platform/testing/fresh-database.ts";
import { migrate, migrationState } from "./migrate.ts";
import { openDatabase } from "./open-database.ts";

async function opened(place: Place) {
	const database = await openDatabase(place);
	onTestFinished(() => database.close());
	return database;
}

const boats: Migration = {
	up: (db) => sql`create table boats (name text)`.execute(db).then(() => undefined),
};

/** Changes a table and fills it; `between` happens in its middle. */
function sails(between: () => Promise<unknown>): Migration {
	return {
		up: async (db: Kysely<unknown>) => {
			await sql`alter table boats add column sail text`.execute(db);
			await between();
			await sql`insert into boats (name, sail) values ('Pirogue', 'white')`.execute(db);
		},
	};
}

describe.each(engines)("on %s", (engine) => {
	it("a migration that fails in its middle changes nothing, and succeeds once it is mended", async () => {
		const database = await opened(await freshPlace(engine));
		await migrate(database, { "1": boats });
		const broken = sails(() => Promise.reject(new Error("halfway")));
		const before: Migration = {
			up: (db) => sql`create table oars (n text)`.execute(db).then(() => undefined),
		};
		await expect(migrate(database, { "1": boats, "2": before, "3": broken })).rejects.toThrow("halfway");
		const mended = sails(() => Promise.resolve());
		const all = { "1": boats, "2": before, "3": mended };
		expect(await migrationState(database, all)).toMatchObject({ outdatedSince: "1" });
		await migrate(database, all);
		const { rows } = await sql`select name, sail from boats`.execute(database.db);
		expect(rows).toEqual([{ name: "Pirogue", sail: "white" }]);
		const done = { isCurrent: true, isMigrated: true, outdatedSince: undefined };
		expect(await migrationState(database, all)).toEqual(done);
	});

	it("a database is outdated since the last migration that it has, and an empty one is not", async () => {
		const database = await opened(await freshPlace(engine));
		const all = { "1": boats, "2": sails(() => Promise.resolve()) };
		const nothing = { isCurrent: false, isMigrated: false, outdatedSince: undefined };
		expect(await migrationState(database, all)).toEqual(nothing);
		await migrate(database, { "1": boats });
		expect(await migrationState(database, all)).toEqual({ ...nothing, outdatedSince: "1" });
		// What a newer program has added is nothing that this one waits for, and not its own.
		const older = { isCurrent: false, isMigrated: true, outdatedSince: undefined };
		expect(await migrationState(database, {})).toEqual(older);
	});
});

it("a process killed in the middle of a migration leaves a SQLite file that the next start brings up to date", async () => {
	const place = await freshPlace("sqlite");
	const left = await freshPlace("sqlite");
	const database = await opened(place);
	await migrate(database, { "1": boats });
	// What lies in the folder at that moment is what a killed process leaves.
	const copied = async () => {
		for (const name of await readdir(place.dataDir)) {
			if (!name.endsWith("-shm")) await copyFile(join(place.dataDir, name), join(left.dataDir, name));
		}
	};
	await migrate(database, { "1": boats, "2": sails(copied) });
	const next = await opened(left);
	await migrate(next, { "1": boats, "2": sails(() => Promise.resolve()) });
	const { rows } = await sql`select name from boats`.execute(next.db);
	expect(rows).toEqual([{ name: "Pirogue" }]);
});
