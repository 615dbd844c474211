/**
 * `npm run fixture`: writes the site that a release leaves to `server/testing/releases/`, under the
 * version in package.json. Run it once a release is ready, and commit the files: later versions are
 * tested on them. It restores the archive of the release before, with today's tables, and saves
 * what that one could not store: extend `useSite` with each release.
 */
import { execFileSync } from "node:child_process";
import { createWriteStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { sql } from "kysely";
import { blankDraft } from "#app/content/draft.ts";
import { articleDrafts } from "#app/features/articles/working-copy.ts";
import { systemClock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { readVersion } from "#platform/files/project-folder.ts";
import { startPostgresCluster } from "#platform/testing/postgres-cluster.ts";
import { verifyArchive } from "#server/backup/read-archive.ts";
import { restoreArchive } from "#server/backup/restore-archive.ts";
import { writeArchive } from "#server/backup/write-archive.ts";
import { openStores } from "#server/composition/stores.ts";
import { fileOfRelease, releases } from "#server/testing/releases/release-files.ts";
import { readToolOptions } from "./tool-options.ts";

readToolOptions("npm run fixture  stores the site that this version leaves, for the tests of later ones");
const version = await readVersion();
const before = releases.filter((release) => release !== version).at(-1);
if (before === undefined) throw new Error("There is no release before this one.");
const archive = await verifyArchive(fileOfRelease(before, "tar.gz"));

const folder = mkdtempSync(join(tmpdir(), "ensemble-fixture-"));
const cluster = await startPostgresCluster();
try {
	await writeSite(undefined, async (database) => {
		const copy = join(folder, "copy.sqlite");
		await sql`vacuum into ${sql.lit(copy)}`.execute(database.db);
		writeFileSync(fileOfRelease(version, "sqlite.gz"), gzipSync(readFileSync(copy), { level: 9 }));
		await writeArchive(database, createWriteStream(fileOfRelease(version, "tar.gz")), { now: systemClock() });
	});
	await writeSite(cluster.url, async () => {
		const dump = execFileSync("pg_dump", ["--inserts", "--no-owner", cluster.url]);
		writeFileSync(fileOfRelease(version, "sql.gz"), gzipSync(dump, { level: 9 }));
	});
} finally {
	await cluster.stop();
	rmSync(folder, { recursive: true, force: true });
}

async function writeSite(
	databaseUrl: string | undefined,
	write: (database: Database) => Promise<void>,
): Promise<void> {
	const database = await openDatabase({ dataDir: folder, databaseUrl });
	try {
		await restoreArchive(archive, database, undefined, () => useSite(database));
		await write(database);
	} finally {
		await database.close();
	}
}

async function useSite(database: Database): Promise<void> {
	const { articleCopies, facts } = openStores(database, systemClock);
	if (!(await facts.find()).promisesReadAt) await facts.confirmPromises();
	const draft = { ...blankDraft(articleDrafts.fields), title: "Typed on the train" };
	const key = "new-5f0c2a3e-0000-4000-8000-000000000000";
	await articleCopies.save(key, { draft, version: null }, "Firefox, Android");
}
