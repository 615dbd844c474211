import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { languages } from "#app/site/site-config.ts";
import { migrations } from "#migrations/index.ts";
import type { Database } from "#platform/database/database.ts";
import { migrate } from "#platform/database/migrate.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { bothEngines, freshDatabase, freshPlace, migratedPlace } from "#platform/testing/fresh-database.ts";
import { freshFolder } from "#platform/testing/fresh-folder.ts";
import { isLong } from "#platform/testing/long-tests.ts";
import { databaseOfRelease } from "#server/testing/releases/release-database.ts";
import { beforeBaseline } from "#server/testing/releases/release-files.ts";
import { testSite } from "#server/testing/test-site.ts";
import type { Manifest } from "./manifest.ts";
import { verifyArchive } from "./read-archive.ts";
import { restoreArchive } from "./restore-archive.ts";
import { withSnapshot } from "./snapshot.ts";
import { writeArchive } from "./write-archive.ts";

const now = new Date("2026-11-22T08:15:00.000Z");

async function archiveOf(database: Database): Promise<{ file: string; manifest: Manifest }> {
	const file = join(await freshFolder(), "site.tar.gz");
	return { file, manifest: await writeArchive(database, createWriteStream(file), { now }) };
}

/** Returns a database that nothing has touched yet: without a table. */
async function untouched(engine: Database["engine"]): Promise<Database> {
	const database = await openDatabase(await freshPlace(engine));
	onTestFinished(() => database.close());
	return database;
}

async function openedSite(database: Database) {
	const { send, stores } = await testSite({ database });
	return { send, articles: stores.articles };
}

/** Daily each engine is read once, and written once. */
const pairs = bothEngines
	.flatMap((from) => bothEngines.map((to) => ({ from, to })))
	.filter(({ from, to }) => isLong || from !== to);

describe.each(pairs)("a site on $from restored on $to", ({ from, to }) => {
	it("has every row and byte, and is read the same from there", async () => {
		const site = await databaseOfRelease(beforeBaseline, from);
		await migrate(site, migrations);
		const { file, manifest } = await archiveOf(site);
		const target = await untouched(to);
		await restoreArchive(await verifyArchive(file), target, undefined, async () => undefined);
		const again = await archiveOf(target);
		expect(again.manifest.tables.toSorted(byName)).toEqual(manifest.tables.toSorted(byName));
		expect(rowsOf(manifest, "articles")).toBeGreaterThan(1);
		expect(rowsOf(manifest, "media")).toBeGreaterThan(0);
		expect(manifest.parts.some(({ name }) => name.startsWith("files/"))).toBe(true);
		const [before, after] = [await openedSite(site), await openedSite(target)];
		for (const search of ["people", "de", "rencontre", "hello", "no such word"]) {
			for (const language of languages) {
				const wanted = await before.articles.cards.list(language, { search, limit: 50 });
				expect(await after.articles.cards.list(language, { search, limit: 50 })).toEqual(wanted);
			}
		}
		const path = "/api/blog-posts?search=de";
		expect(await (await after.send("GET", path)).json()).toEqual(
			await (await before.send("GET", path)).json(),
		);
	});
});

describe.each(bothEngines)("on %s", (engine) => {
	it("is as of one moment, and holds no writer up", async () => {
		const place = await migratedPlace(engine);
		const [reader, writer] = await Promise.all([openDatabase(place), openDatabase(place)]);
		onTestFinished(async () => void (await Promise.all([reader.close(), writer.close()])));
		await setting(writer, "before");
		const seen = await withSnapshot(reader, async (snapshot) => {
			await setting(writer, "meanwhile");
			const table = snapshot.tables.find(({ name }) => name === "settings");
			const keys: unknown[] = [];
			if (table !== undefined) for await (const row of snapshot.rows(table)) keys.push(row.key);
			return keys;
		});
		expect(seen).toEqual(["before"]);
	});

	it("a database that holds something is refused, and stays as it is", async () => {
		const { file } = await archiveOf(await databaseOfRelease(beforeBaseline, engine));
		const full = await freshDatabase(engine);
		await setting(full, "mine");
		await expect(
			restoreArchive(await verifyArchive(file), full, undefined, async () => undefined),
		).rejects.toThrow("The database is not empty");
		const settings = await full.db.selectFrom("settings").select("key").execute();
		expect(settings).toEqual([{ key: "mine" }]);
	});

	it("the parents of a row are restored before it", async () => {
		const database = await freshDatabase(engine);
		const names = await withSnapshot(database, async ({ tables }) => tables.map(({ name }) => name));
		expect(names.indexOf("articles")).toBeLessThan(names.indexOf("article_texts"));
		expect(names.indexOf("subscribers")).toBeLessThan(names.indexOf("confirmations"));
		expect(names).not.toContain("kysely_migration");
	});
});

const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1);

const rowsOf = ({ tables }: Manifest, table: string): number =>
	tables.find(({ name }) => name === table)?.rows ?? 0;

async function setting({ db }: Database, key: string): Promise<void> {
	const updated_at = now.toISOString();
	await db.insertInto("settings").values({ id: key, key, value: "1", updated_at }).execute();
}
