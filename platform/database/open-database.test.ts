import { type Kysely, sql } from "kysely";
import { describe, expect, it, onTestFinished } from "vitest";
import { migrations } from "#migrations/index.ts";
import { bothEngines, freshDatabase, freshPlace } from "#platform/testing/fresh-database.ts";
import { isMigrated, migrate } from "./migrate.ts";
import { openDatabase } from "./open-database.ts";

describe.each(bothEngines)("on %s", (engine) => {
	it("migrates an empty database, and a second time does nothing", async () => {
		const database = await openDatabase(await freshPlace(engine));
		expect(await isMigrated(database, migrations)).toBe(false);
		await migrate(database, migrations);
		await migrate(database, migrations);
		expect(await isMigrated(database, migrations)).toBe(true);
		await database.close();
	});

	it("takes a migration that landed after one with a higher number", async () => {
		const database = await openDatabase(await freshPlace(engine));
		await migrate(database, migrations);
		const late = {
			up: (db: Kysely<unknown>) => sql`create table late (name text)`.execute(db).then(() => undefined),
		};
		const all = { "0000-late": late, ...migrations };
		await migrate(database, all);
		expect(await isMigrated(database, all)).toBe(true);
		await database.close();
	});

	it("rolls a failed transaction back and goes on", async () => {
		const { db } = await freshDatabase(engine);
		const row = { id: "1", key: "colour", value: "lagoon", updated_at: "2026-01-01T00:00:00.000Z" };
		const attempt = db.transaction().execute(async (transaction) => {
			await transaction.insertInto("settings").values(row).execute();
			throw new Error("halfway");
		});
		await expect(attempt).rejects.toThrow("halfway");
		expect(await db.selectFrom("settings").selectAll().execute()).toEqual([]);
	});

	it("answers a ping, and throws once closed", async () => {
		const database = await openDatabase(await freshPlace(engine));
		await database.ping();
		await database.close();
		await expect(database.ping()).rejects.toThrow();
	});

	it("enforces foreign keys", async () => {
		const { db } = await freshDatabase(engine);
		const orphan = { slug: "lost", article_id: "nobody", created_at: "2026-01-01T00:00:00.000Z" };
		await expect(db.insertInto("former_slugs").values(orphan).execute()).rejects.toThrow(/foreign key/i);
	});
});

/** Opens a SQLite file as the site opens it: that of a test waits for no disk. */
async function openFile() {
	const database = await openDatabase(await freshPlace("sqlite"));
	onTestFinished(() => database.close());
	return database;
}

it("the site opens SQLite so that an acknowledged write survives a power cut", async () => {
	const { db } = await openFile();
	expect((await sql`pragma journal_mode`.execute(db)).rows).toEqual([{ journal_mode: "wal" }]);
	expect((await sql`pragma synchronous`.execute(db)).rows).toEqual([{ synchronous: 2 }]);
	expect((await sql`pragma foreign_keys`.execute(db)).rows).toEqual([{ foreign_keys: 1 }]);
	expect((await sql`pragma busy_timeout`.execute(db)).rows).toEqual([{ timeout: 5 }]);
});

it("a start waits for the disk once after its preparations, then at every commit again", async () => {
	const { db, exclusively } = await openFile();
	const level = async () => (await sql`pragma synchronous`.execute(db)).rows;
	await exclusively(async () => {
		expect(await level()).toEqual([{ synchronous: 1 }]);
		await sql`create table prepared (name text)`.execute(db);
	});
	expect(await level()).toEqual([{ synchronous: 2 }]);
	await expect(exclusively(() => Promise.reject(new Error("halfway")))).rejects.toThrow("halfway");
	expect(await level()).toEqual([{ synchronous: 2 }]);
});
