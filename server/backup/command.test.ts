import { access, readdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openDatabase } from "#platform/database/open-database.ts";
import { freshPlace, migratedPlace, type Place } from "#platform/testing/fresh-database.ts";
import { checkRestore, runBackup, runRestore } from "./command.ts";

const now = new Date("2026-11-22T08:15:00.000Z");

const withBackups = (place: Place) => ({ ...place, backupDir: join(place.dataDir, "backups") });

async function placeWithSite() {
	const place = withBackups(await migratedPlace("sqlite"));
	const database = await openDatabase(place);
	await database.db
		.insertInto("settings")
		.values({ id: "1", key: "members_count", value: "234", updated_at: now.toISOString() })
		.execute();
	await database.close();
	return place;
}

it("the backup command writes a file that its owner alone reads, and restores it", async () => {
	const { file } = await runBackup(undefined, undefined, await placeWithSite(), now);
	expect(file).toMatch(/backups\/ensemble-2026-11-22T08-15-00Z\.tar\.gz$/);
	expect((await stat(file)).mode & 0o777).toBe(0o600);
	expect(await readdir(join(file, ".."))).toEqual(["ensemble-2026-11-22T08-15-00Z.tar.gz"]);
	const target = await freshPlace("sqlite");
	const tables: string[] = [];
	await runRestore(file, { onProgress: (table) => tables.push(table) }, target);
	expect(tables).toContain("settings");
	const database = await openDatabase(target);
	const settings = await database.db.selectFrom("settings").select(["key", "value"]).execute();
	await database.close();
	expect(settings).toEqual([{ key: "members_count", value: "234" }]);
});

it("a restore is not confused by the log of a database that is gone", async () => {
	const { file } = await runBackup(undefined, undefined, await placeWithSite(), now);
	const target = await freshPlace("sqlite");
	await writeFile(join(target.dataDir, "ensemble.sqlite-wal"), Buffer.alloc(4_152, 7));
	const { manifest } = await runRestore(file, {}, target);
	expect(manifest.tables.find(({ name }) => name === "settings")?.rows).toBe(1);
});

it("checks an archive without touching the site", async () => {
	const place = await placeWithSite();
	const { file } = await runBackup(undefined, undefined, place, now);
	const { manifest } = await checkRestore(file, {});
	expect(manifest.writtenAt).toBe(now.toISOString());
	await expect(runRestore(file, {}, place)).rejects.toThrow("The database is not empty");
});

it("a backup makes no site where there is none", async () => {
	const place = withBackups(await freshPlace("sqlite"));
	await expect(runBackup(undefined, undefined, place, now)).rejects.toThrow("There is no site in");
	await expect(access(join(place.dataDir, "ensemble.sqlite"))).rejects.toThrow("ENOENT");
});

it("a restore leaves no trace of an archive that is damaged", async () => {
	const place = await freshPlace("sqlite");
	const file = join(place.dataDir, "damaged.tar.gz");
	await writeFile(file, "damaged");
	const target = { ...place, dataDir: join(place.dataDir, "new") };
	await expect(runRestore(file, {}, target)).rejects.toThrow("no archive of a site");
	await expect(access(target.dataDir)).rejects.toThrow("ENOENT");
});
