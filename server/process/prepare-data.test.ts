import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { pageInput } from "#app/features/custom-pages/custom-page.ts";
import { migrations } from "#migrations/index.ts";
import { isMigrated } from "#platform/database/migrate.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { readEnvironment } from "#platform/environment.ts";
import { openLog } from "#platform/log/log.ts";
import { bothEngines, engines, freshPlace } from "#platform/testing/fresh-database.ts";
import { runRestore } from "#server/backup/command.ts";
import { runSeed } from "#server/commands/seed.ts";
import { openStores } from "#server/composition/stores.ts";
import { placeOfRelease } from "#server/testing/releases/release-database.ts";
import { beforeBaseline } from "#server/testing/releases/release-files.ts";
import { BackupBeforeUpdateError, prepareData } from "./prepare-data.ts";

const clock = () => new Date("2026-11-22T08:15:00.000Z");
const log = openLog("silent");
const archive = "ensemble-2026-11-22T08-15-00Z-before-update.tar.gz";

/** A site whose tables are still to be brought up to date. */
async function olderSite(engine: (typeof bothEngines)[number]) {
	const place = await placeOfRelease(beforeBaseline, engine);
	return readEnvironment({
		LOG_LEVEL: "silent",
		DATA_DIR: place.dataDir,
		DATABASE_URL: place.databaseUrl ?? "",
		BACKUP_DIR: join(place.dataDir, "kept"),
	});
}

type Environment = Awaited<ReturnType<typeof olderSite>>;

/** Statements of each engine that refuse to record a migration as done, and allow it again. */
const refusals = {
	sqlite: [
		sql`create trigger refused before insert on kysely_migration begin select raise(abort, 'no'); end`,
		sql`drop trigger refused`,
	],
	postgres: [
		sql`alter table kysely_migration add constraint refused check (false) not valid`,
		sql`alter table kysely_migration drop constraint refused`,
	],
} as const;

/** Makes every update of a site fail, until it is mended. */
async function brokenUpdate(environment: Environment, engine: (typeof bothEngines)[number]) {
	const [refuse, allow] = refusals[engine];
	const run = async (statement: typeof refuse) => {
		const database = await openDatabase(environment);
		await statement.execute(database.db);
		await database.close();
	};
	await run(refuse);
	return { mend: () => run(allow) };
}

async function archivesOf({ backupDir }: Environment): Promise<string[]> {
	return (await readdir(backupDir)).filter((name) => name.endsWith(".tar.gz")).toSorted();
}

async function prepare(environment: Environment, now = clock) {
	const database = await openDatabase(environment);
	try {
		await prepareData({ environment, database, clock: now, log });
	} finally {
		await database.close();
	}
}

describe.each(bothEngines)("on %s", (engine) => {
	it("the tables of an older version are backed up before they change, once", async () => {
		const environment = await olderSite(engine);
		await prepare(environment);
		await prepare(environment);
		expect(await readdir(environment.backupDir)).toEqual([archive]);
		const target = await freshPlace("sqlite");
		const file = join(environment.backupDir, archive);
		const { manifest } = await runRestore(file, {}, target);
		expect(manifest.migrations.at(-1)).toBe("0061-held-mails");
	});
});

describe.each(engines)("on %s", (engine) => {
	it("forms get their questions in a new site and in one of an older version, as drafts, once", async () => {
		const environment = await olderSite(engine);
		await prepare(environment);
		const database = await openDatabase(environment);
		const { forms, questions } = openStores(database, clock);
		const shipped = await questions.list();
		const [first] = shipped.filter(({ form }) => form === "network");
		await questions.remove(first?.id ?? "");
		await prepare(environment);
		expect((await questions.list()).length).toBe(shipped.length - 1);
		expect(await forms.listOpen()).toEqual([]);
		await database.close();
	});

	it("an update that fails at every start is backed up once, and again when the site ran meanwhile", async () => {
		const environment = await olderSite(engine);
		const broken = await brokenUpdate(environment, engine);
		const days = [22, 23, 24, 25].map((day) => () => new Date(`2026-11-${day}T08:15:00.000Z`));
		for (const now of days.slice(0, 3)) await expect(prepare(environment, now)).rejects.toThrow();
		expect(await archivesOf(environment)).toEqual([archive]);
		const nightly = "ensemble-2026-11-24T23-00-00Z.tar.gz";
		await writeFile(join(environment.backupDir, nightly), "of the older version, started again");
		await broken.mend();
		await prepare(environment, days[3]);
		const anew = "ensemble-2026-11-25T08-15-00Z-before-update.tar.gz";
		expect(await archivesOf(environment)).toEqual([archive, nightly, anew]);
		expect(await readdir(environment.backupDir)).not.toContain("update.json");
	});

	it("a page whose address the site has taken is read elsewhere from the first start on", async () => {
		const environment = await olderSite(engine);
		await prepare(environment);
		const database = await openDatabase(environment);
		const { customPages } = openStores(database, clock);
		const page = { title: "Our authors", content: "Words.", slug: "writers", published: true };
		await customPages.create(pageInput.parse(page));
		const { db } = database;
		await db.updateTable("page_texts").set({ slug: "authors" }).where("slug", "=", "writers").execute();
		await prepare(environment);
		expect(await customPages.findShown("authors-2", "en")).toMatchObject({ page: { title: page.title } });
		await database.close();
	});

	it("an archive that is gone is written again", async () => {
		const environment = await olderSite(engine);
		await brokenUpdate(environment, engine);
		await expect(prepare(environment)).rejects.toThrow();
		await rm(join(environment.backupDir, archive));
		await expect(prepare(environment)).rejects.toThrow();
		expect(await archivesOf(environment)).toEqual([archive]);
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
