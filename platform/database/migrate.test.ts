import { copyFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { describe, expect, it, onTestFinished } from "vitest";
import type { Step } from "#migrations/index.ts";
import { bothEngines, freshPlace, type Place } from "#platform/testing/fresh-database.ts";
import type { Database } from "./database.ts";
import { migrate, migrationState, OlderDatabaseError } from "./migrate.ts";
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

describe.each(bothEngines)("on %s", (engine) => {
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
		const outdatedSince = engine === "sqlite" ? "1" : "2";
		expect(await migrationState(database, all)).toMatchObject({ outdatedSince });
		await migrate(database, all);
		const { rows } = await sql`select name, sail from boats`.execute(database.db);
		expect(rows).toEqual([{ name: "Pirogue", sail: "white" }]);
		const done = { isMigrated: true, outdatedSince: undefined, newer: [] };
		expect(await migrationState(database, all)).toEqual(done);
	});

	it("a new database has all migrations or none", async () => {
		const database = await opened(await freshPlace(engine));
		const broken = sails(() => Promise.reject(new Error("halfway")));
		await expect(migrate(database, { "1": boats, "2": broken })).rejects.toThrow("halfway");
		await expect(sql`select * from boats`.execute(database.db)).rejects.toThrow(/boats/);
	});

	describe("a migration that replaces others", () => {
		const oars: Migration = {
			up: (db) => sql`create table oars (n text)`.execute(db).then(() => undefined),
		};
		const steps = { "1-boats": boats, "2-oars": oars };
		const both: Step = {
			up: async (db) => {
				await boats.up(db);
				await oars.up(db);
			},
			replaces: { names: Object.keys(steps), lastVersion: "0.9.0" },
		};
		const later: Migration = {
			up: (db) => sql`alter table oars add column length text`.execute(db).then(() => undefined),
		};
		const all = { "0-both": both, "3-later": later };
		const namesIn = async ({ db }: Database) =>
			(await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)).rows;

		it("counts as carried out where all of them were, also where two processes start at once", async () => {
			const place = await freshPlace(engine);
			const database = await opened(place);
			await migrate(database, steps);
			await sql`insert into oars (n) values ('left')`.execute(database.db);
			expect(await migrationState(database, all)).toMatchObject({
				isMigrated: false,
				outdatedSince: "2-oars",
			});
			const others = [await opened(place), await opened(place)];
			await Promise.all(others.map((other) => migrate(other, { "0-both": both })));
			expect(await namesIn(database)).toEqual([{ name: "0-both" }]);
			await migrate(database, all);
			expect(await namesIn(database)).toEqual([{ name: "0-both" }, { name: "3-later" }]);
			expect((await sql`select n, length from oars`.execute(database.db)).rows).toEqual([
				{ n: "left", length: null },
			]);
		});

		it("makes the tables of a new database", async () => {
			const database = await opened(await freshPlace(engine));
			await migrate(database, all);
			expect(await namesIn(database)).toEqual([{ name: "0-both" }, { name: "3-later" }]);
		});

		it("refuses a database that misses one of them, and leaves it as it was", async () => {
			const database = await opened(await freshPlace(engine));
			await migrate(database, { "1-boats": boats });
			await expect(migrate(database, all)).rejects.toThrow(OlderDatabaseError);
			await expect(migrationState(database, all)).rejects.toThrow("start version 0.9.0");
			expect(await namesIn(database)).toEqual([{ name: "1-boats" }]);
		});
	});

	it("a database is outdated since the last migration that it has, and an empty one is not", async () => {
		const database = await opened(await freshPlace(engine));
		const all = { "1": boats, "2": sails(() => Promise.resolve()) };
		const nothing = { isMigrated: false, outdatedSince: undefined, newer: [] };
		expect(await migrationState(database, all)).toEqual(nothing);
		await migrate(database, { "1": boats });
		expect(await migrationState(database, all)).toEqual({ ...nothing, outdatedSince: "1" });
		// A migration of a newer program is neither missing here nor one of our own.
		const older = { isMigrated: true, outdatedSince: undefined, newer: ["1"] };
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

/** Returns whether a session waits for a table that another one holds. */
async function waitsFor({ db }: Database, table: string): Promise<boolean> {
	const { rows } = await sql`select 1 from pg_locks
		where not granted and relation = ${table}::regclass`.execute(db);
	return rows.length > 0;
}

describe("a migration of a PostgreSQL that others use", () => {
	const oars: Migration = {
		up: async (db) => {
			await sql`create table oars (n text)`.execute(db);
			await sql`insert into oars values ('left')`.execute(db);
		},
	};
	const longer: Migration = {
		up: (db) => sql`alter table oars add column length text`.execute(db).then(() => undefined),
	};

	it.each(["in a migration of its own", "in the same one"])(
		"gives way to a save: a second table, %s",
		async (where) => {
			const place = await freshPlace("postgres");
			const [database, older] = [await opened(place), await opened(place)];
			const before = { "1": boats, "2": oars };
			await migrate(database, before);
			const isReached = Promise.withResolvers<void>();
			let waited: Promise<void> | undefined;
			// The save waits for the first table, and holds the second.
			const first = sails(() => {
				isReached.resolve();
				waited ??= expect.poll(() => waitsFor(older, "boats")).toBe(true);
				return waited;
			});
			const both: Migration = {
				up: async (db) => {
					await first.up(db);
					await longer.up(db);
				},
			};
			const newer: Record<string, Migration> =
				where === "in the same one" ? { "3": both } : { "3": first, "4": longer };
			const migrated: Promise<void>[] = [];
			await older.db.transaction().execute(async (save) => {
				await sql`update oars set n = 'right'`.execute(save);
				migrated.push(migrate(database, { ...before, ...newer }));
				await isReached.promise;
				await sql`insert into boats (name) values ('Dinghy')`.execute(save);
			});
			await Promise.all(migrated);
			const { rows } = await sql`select name from boats order by name`.execute(database.db);
			expect(rows).toEqual([{ name: "Dinghy" }, { name: "Pirogue" }]);
			const { rows: kept } = await sql`select n, length from oars`.execute(database.db);
			expect(kept).toEqual([{ n: "right", length: null }]);
		},
	);
});
