import { open } from "node:fs/promises";
import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { migrations } from "#migrations/index.ts";
import { migrate } from "#platform/database/migrate.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { sqliteFile } from "#platform/database/sqlite.ts";
import { freshFolder } from "#platform/testing/fresh-folder.ts";
import { listeningSite } from "#server/testing/listening-site.ts";

const article = { title: "A long evening", excerpt: "One", content: "Words.", published: true };
const reader = { email: "reader@example.com", language: "en" };
const pageBytes = 4096;

/** A running site with an article, and what overwrites pages of its file as a failing disk does. */
async function siteOnAFile() {
	const dataDir = await freshFolder();
	const database = await openDatabase({ dataDir, databaseUrl: undefined });
	onTestFinished(() => database.close());
	await migrate(database, migrations);
	const site = await listeningSite({ database });
	const token = await site.signIn();
	const save = (method: string, path: string, body: unknown) => site.send(method, path, body, token);
	const { id } = (await (await save("POST", "/api/blog-posts", article)).json()) as { id: string };

	async function damage(table: string): Promise<void> {
		await sql`pragma wal_checkpoint(truncate)`.execute(database.db);
		const root = sql<{ page: number }>`select rootpage as page from sqlite_schema where name = ${table}`;
		const page = (await root.execute(database.db)).rows[0]?.page ?? 1;
		const file = await open(sqliteFile(dataDir), "r+");
		await file.write(Buffer.alloc(pageBytes, 0xa5), 0, pageBytes, (page - 1) * pageBytes);
		await file.close();
		// What is in memory is read from the file again.
		await sql`pragma shrink_memory`.execute(database.db);
	}

	return { ...site, token, save, id, damage };
}

it("a save that meets damage cannot be stored, nor any later one, and readers read on", async () => {
	const { send, save, token, id, database, damage } = await siteOnAFile();
	await damage("subscribers");
	expect((await send("GET", "/readyz")).status).toBe(200);
	const refused = await save("POST", "/api/newsletter", reader);
	expect(refused.status).toBe(507);
	expect(await refused.json()).toMatchObject({
		code: "storage-full",
		message: expect.stringContaining("Nothing you typed is lost"),
	});
	expect(database.refusal()).toBe("damaged");
	expect((await save("POST", "/api/blog-posts", { ...article, title: "Another" })).status).toBe(507);
	expect((await send("GET", `/api/blog-posts/${id}`, undefined, token)).status).toBe(200);
	expect((await send("GET", "/readyz")).status).toBe(503);
});

it("a transaction that meets damage as it reads is undone", async () => {
	const { database, damage } = await siteOnAFile();
	await damage("articles");
	const writing = database.db.transaction().execute(async (transaction) => {
		await transaction.deleteFrom("settings").execute();
		await transaction.selectFrom("articles").selectAll().execute();
	});
	await expect(writing).rejects.toThrow("The database file is damaged: nothing is written to it.");
	await expect(database.db.deleteFrom("settings").execute()).rejects.toThrow("damaged");
});

it("a reader who meets damage lets nothing be written any more", async () => {
	const { send, save, database, token, damage } = await siteOnAFile();
	await damage("articles");
	expect((await send("GET", "/api/blog-posts")).status).toBe(500);
	expect(database.refusal()).toBe("damaged");
	expect((await save("POST", "/api/newsletter", reader)).status).toBe(507);
	const state = await send("GET", "/api/admin/state", undefined, token);
	expect(await state.json()).toMatchObject({ database: "damaged" });
});

it("a file whose first page is overwritten does not end the site, and what is in memory is read on", async () => {
	const { url, save, database, damage } = await siteOnAFile();
	const list = `${url}/api/blog-posts`;
	const before = await (await fetch(list)).text();
	await damage("the file itself");
	for (const _again of [1, 2]) {
		const answer = await fetch(list);
		expect([answer.status, await answer.text()]).toEqual([200, before]);
	}
	expect(database.refusal()).toBe("damaged");
	expect((await save("POST", "/api/newsletter", reader)).status).toBe(507);
	expect((await fetch(`${url}/healthz`)).status).toBe(200);
});
