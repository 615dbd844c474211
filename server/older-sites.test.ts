import { createWriteStream } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { systemClock } from "#platform/clock.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { readEnvironment } from "#platform/environment.ts";
import { openLog } from "#platform/log/log.ts";
import { bothEngines, freshPlace } from "#platform/testing/fresh-database.ts";
import { freshFolder } from "#platform/testing/fresh-folder.ts";
import { checkRestore, runBackup, runRestore } from "./backup/command.ts";
import { writeArchive } from "./backup/write-archive.ts";
import { replaceAccessCode } from "./commands/access-code.ts";
import { failureSentence } from "./commands/failure-sentence.ts";
import { runSeed } from "./commands/seed.ts";
import { examine } from "./doctor/doctor.ts";
import { prepareData } from "./process/prepare-data.ts";
import { startFailure } from "./process/start-failure.ts";
import { placeOfRelease } from "./testing/releases/release-database.ts";
import { beforeBaseline } from "./testing/releases/release-files.ts";

const log = openLog("silent");
const sentence = /is older than this version can read: start version 0\.1\.0, the last that can, on it once/;

/** A site that 0.1.0 has not brought up to date. */
async function olderSite(engine: (typeof bothEngines)[number]) {
	const place = await placeOfRelease(beforeBaseline, engine);
	const environment = readEnvironment({
		LOG_LEVEL: "silent",
		DATA_DIR: place.dataDir,
		DATABASE_URL: place.databaseUrl ?? "",
	});
	const database = await openDatabase(environment);
	await sql`delete from kysely_migration where name = '0061-held-mails'`.execute(database.db);
	await database.close();
	return environment;
}

const refusalOf = (attempt: Promise<unknown>): Promise<string> =>
	attempt.then(() => "nothing", failureSentence);

describe.each(bothEngines)("a site on %s that is older than this version reads", (engine) => {
	it("is refused at the start, before anything is written", async () => {
		const environment = await olderSite(engine);
		const database = await openDatabase(environment);
		const error = await prepareData({ environment, database, clock: systemClock, log }).catch(
			(cause: unknown) => cause,
		);
		expect(await startFailure(error, environment)).toMatch(sentence);
		const { rows } = await sql`select name from kysely_migration`.execute(database.db);
		expect(rows).toHaveLength(58);
		await database.close();
		await expect(readdir(environment.backupDir)).rejects.toThrow("ENOENT");
	});

	it("is refused by every command", async () => {
		const environment = await olderSite(engine);
		const wish = { reset: true, articles: 0 };
		expect(await refusalOf(runSeed(wish, async () => true, environment, log))).toMatch(sentence);
		expect(await refusalOf(replaceAccessCode({ code: "a fine new code" }, environment, log))).toMatch(
			sentence,
		);
		const file = join(environment.dataDir, "site.tar.gz");
		expect(await refusalOf(runBackup(file, undefined, environment))).toMatch(sentence);
		const findings = await examine(environment, { clock: systemClock, resolveTxt: async () => [] });
		expect(findings.find(({ subject }) => subject === "tables")).toMatchObject({
			state: "wrong",
			found: "older than this version can read",
			remedy: expect.stringContaining("version 0.1.0"),
		});
	});

	it("is refused as an archive, which leaves the folder as it was", async () => {
		const database = await openDatabase(await olderSite(engine));
		const file = join(await freshFolder(), "site.tar.gz");
		await writeArchive(database, createWriteStream(file), { now: new Date() });
		await database.close();
		const place = await freshPlace("sqlite");
		for (const attempt of [() => runRestore(file, {}, place), () => checkRestore(file, {})]) {
			expect(await refusalOf(attempt())).toMatch(
				/^This archive is older than this version can read: restore it with version 0\.1\.0, /,
			);
		}
		expect(await readdir(place.dataDir)).toEqual([]);
	});
});
