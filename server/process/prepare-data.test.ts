import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { migrations } from "#migrations/index.ts";
import { isMigrated, migrate } from "#platform/database/migrate.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { readEnvironment } from "#platform/environment.ts";
import { openLog } from "#platform/log/log.ts";
import { engines, freshPlace } from "#platform/testing/fresh-database.ts";
import { runRestore } from "#server/backup/command.ts";
import { openStores } from "#server/composition/stores.ts";
import { runSeed } from "#server/seed/command.ts";
import { BackupBeforeUpdateError, prepareData } from "./prepare-data.ts";

const clock = () => new Date("2026-11-22T08:15:00.000Z");
const log = openLog("silent");
const archive = "ensemble-2026-11-22T08-15-00Z.tar.gz";

/** A site whose last migration is still to come. */
async function olderSite(engine: (typeof engines)[number]) {
	const place = await freshPlace(engine);
	const environment = readEnvironment({
		LOG_LEVEL: "silent",
		DATA_DIR: place.dataDir,
		DATABASE_URL: place.databaseUrl ?? "",
		BACKUP_DIR: join(place.dataDir, "kept"),
	});
	const database = await openDatabase(environment);
	await migrate(database, Object.fromEntries(Object.entries(migrations).slice(0, -1)));
	const setting = { id: "1", key: "active_members_count", value: "7", updated_at: clock().toISOString() };
	await database.db.insertInto("settings").values(setting).execute();
	await database.close();
	return environment;
}

async function prepare(environment: Awaited<ReturnType<typeof olderSite>>) {
	const database = await openDatabase(environment);
	try {
		await prepareData({ environment, database, stores: openStores(database, clock), clock, log });
	} finally {
		await database.close();
	}
}

describe.each(engines)("on %s", (engine) => {
	it("the tables of an older version are backed up before they change, once", async () => {
		const environment = await olderSite(engine);
		await prepare(environment);
		await prepare(environment);
		expect(await readdir(environment.backupDir)).toEqual([archive]);
		const target = await freshPlace("sqlite");
		const file = join(environment.backupDir, archive);
		const { manifest } = await runRestore(file, { checkOnly: false }, target);
		expect(manifest.migrations).toHaveLength(Object.keys(migrations).length - 1);
	});

	it("without a backup nothing changes", async () => {
		const environment = await olderSite(engine);
		await mkdir(environment.dataDir, { recursive: true });
		await writeFile(environment.backupDir, "a file where a folder should be");
		await expect(prepare(environment)).rejects.toThrow(BackupBeforeUpdateError);
		const database = await openDatabase(environment);
		expect(await isMigrated(database, migrations)).toBe(false);
		await database.close();
	});

	it("a new site backs nothing up, and a site that was begun without samples stays so", async () => {
		const place = await freshPlace(engine);
		const environment = readEnvironment({
			LOG_LEVEL: "silent",
			DATA_DIR: place.dataDir,
			DATABASE_URL: place.databaseUrl ?? "",
			SITE_URL: "https://ensemble.example",
		});
		const wish = { reset: false, empty: true, articles: 0 };
		expect(await runSeed(wish, async () => false, environment)).toBe("seeded");
		await prepare(environment);
		const database = await openDatabase(environment);
		expect(await database.db.selectFrom("articles").select("id").execute()).toEqual([]);
		await database.close();
		await expect(readdir(environment.backupDir)).rejects.toThrow("ENOENT");
	});
});
