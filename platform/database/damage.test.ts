import { open, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { freshFolder } from "#platform/testing/fresh-folder.ts";
import { isDamaged, refuseDamage } from "./damage.ts";
import { openSqlite, sqliteFile } from "./sqlite.ts";

async function folderWithDatabase(): Promise<string> {
	const folder = await freshFolder();
	const { db, close } = await openSqlite(folder);
	await sql`create table words (word text)`.execute(db);
	await sql`create index words_by_word on words (word)`.execute(db);
	for (let each = 0; each < 40; each += 1)
		await sql`insert into words values (${"x".repeat(900 + each)})`.execute(db);
	await close();
	return folder;
}

async function overwrite(folder: string, from: number, bytes: number): Promise<void> {
	const file = await open(sqliteFile(folder), "r+");
	await file.write(Buffer.alloc(bytes, 0xa5), 0, bytes, from);
	await file.close();
}

function errorOf(folder: string): unknown {
	try {
		refuseDamage(folder);
		return undefined;
	} catch (error) {
		return error;
	}
}

it("the damage check finds nothing wrong with a database, with none, and with one that was just made", async () => {
	expect(errorOf(await folderWithDatabase())).toBeUndefined();
	const folder = await freshFolder();
	expect(errorOf(folder)).toBeUndefined();
	await writeFile(join(folder, "ensemble.sqlite"), "");
	expect(errorOf(folder)).toBeUndefined();
});

it("the damage check finds a page in the middle that was overwritten, and writes nothing", async () => {
	const folder = await folderWithDatabase();
	await overwrite(folder, 2 * 4096, 4096);
	const before = await readFile(sqliteFile(folder));
	expect(isDamaged(errorOf(folder))).toBe(true);
	expect((await readFile(sqliteFile(folder))).equals(before)).toBe(true);
});

it("the damage check finds a first page that was overwritten", async () => {
	const folder = await folderWithDatabase();
	await overwrite(folder, 0, 4096);
	expect(isDamaged(errorOf(folder))).toBe(true);
});

it("the damage check finds a file that was cut", async () => {
	const folder = await folderWithDatabase();
	const { size } = await stat(sqliteFile(folder));
	const file = await open(sqliteFile(folder), "r+");
	await file.truncate(size - 3 * 4096);
	await file.close();
	expect(isDamaged(errorOf(folder))).toBe(true);
});

it("the damage check leaves a file alone that another start is setting up", async () => {
	const folder = await freshFolder();
	const other = new DatabaseSync(sqliteFile(folder));
	other.exec("create table words (word text); begin exclusive");
	expect(errorOf(folder)).toBeUndefined();
	other.close();
});

it("the damage check takes no other failure for damage", () => {
	const busy = Object.assign(new Error("database is locked"), { errcode: 5 });
	expect([busy, new Error("database disk image is malformed"), undefined].map(isDamaged)).toEqual([
		false,
		false,
		false,
	]);
	expect(isDamaged(Object.assign(new Error("malformed"), { errcode: 267 }))).toBe(true);
});
