import { truncateSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { bothEngines, freshPlace, type Place } from "#platform/testing/fresh-database.ts";
import type { Database } from "./database.ts";
import { openDatabase } from "./open-database.ts";
import { sqliteFile } from "./sqlite.ts";
import { watchWrites } from "./write-watch.ts";

async function withTable(engine: Database["engine"], place?: Place): Promise<Database> {
	const database = await openDatabase(place ?? (await freshPlace(engine)));
	onTestFinished(() => database.close());
	await sql`create table words (word text unique)`.execute(database.db);
	return database;
}

const long = "x".repeat(100_000);

it.each(["alone", "in a transaction"])("notes that the disk is full on SQLite: a write %s", async (where) => {
	const { db, writes } = await withTable("sqlite");
	const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
	await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count)}`.execute(db);
	const insert = sql`insert into words values (${long})`;
	const written =
		where === "alone" ? insert.execute(db) : db.transaction().execute((on) => insert.execute(on));
	await expect(written).rejects.toThrow(/full/);
	expect(writes.trouble()).toBe("full");
});

it.each(["alone", "in a transaction"])("notes a PostgreSQL that takes no writes: one %s", async (where) => {
	const { db, writes } = await withTable("postgres");
	const insert = sql`insert into words values ('one')`;
	const written = db.connection().execute(async (connection) => {
		await sql`set default_transaction_read_only = on`.execute(connection);
		if (where === "alone") await insert.execute(connection);
		else await connection.transaction().execute((on) => insert.execute(on));
	});
	await expect(written).rejects.toThrow(/read-only/);
	expect(writes.trouble()).toBe("unwritable");
});

it.each(bothEngines)("the watch of writes takes no refused row for a disk on %s", async (engine) => {
	const { db, writes } = await withTable(engine);
	await sql`insert into words values ('one')`.execute(db);
	await expect(sql`insert into words values ('one')`.execute(db)).rejects.toThrow(/unique/i);
	expect(writes.trouble()).toBeUndefined();
});

it("the watch of writes takes no read that fails on the disk for a write on SQLite", async () => {
	const place = await freshPlace("sqlite");
	const { db, writes } = await withTable("sqlite", place);
	const other = new DatabaseSync(sqliteFile(place.dataDir));
	onTestFinished(() => other.close());
	other.exec(`insert into words values ('${long}')`);
	// The write is in the log alone, which is cut here.
	truncateSync(`${sqliteFile(place.dataDir)}-wal`);
	await expect(sql`select length(word) from words`.execute(db)).rejects.toThrow(/disk I\/O error/);
	expect(writes.trouble()).toBeUndefined();
});

it("the watch of writes takes no read that finds no room for its files for a write on PostgreSQL", async () => {
	const { db, writes } = await withTable("postgres");
	await sql`create function sorted() returns int language plpgsql as
		'begin raise exception ''no room'' using errcode = ''disk_full''; end'`.execute(db);
	await expect(sql`select sorted()`.execute(db)).rejects.toThrow("no room");
	expect(writes.trouble()).toBeUndefined();
	await expect(sql`insert into words select sorted()::text`.execute(db)).rejects.toThrow("no room");
	expect(writes.trouble()).toBe("full");
});

it("trouble is over once a write was stored, and none has failed for a minute", () => {
	let now = 0;
	const writes = watchWrites(() => now);
	const failed = () => writes.failed(Object.assign(new Error("full"), { code: "ENOSPC" }));
	failed();
	now = 30_000;
	writes.stored();
	expect(writes.trouble()).toBe("full");
	failed();
	now = 89_999;
	writes.stored();
	expect(writes.trouble()).toBe("full");
	now = 90_000;
	expect(writes.trouble()).toBe("full");
	writes.stored();
	expect(writes.trouble()).toBeUndefined();
});
