import { join } from "node:path";
import { sharedTextRenderer } from "#app/features/articles/rendering/text-renderer.server.ts";
import { WeakAccessCodeError } from "#app/features/session/access-code.store.server.ts";
import { newCodeError } from "#app/features/session/listed-codes.server.ts";
import { migrations } from "#migrations/index.ts";
import type { Clock } from "#platform/clock.ts";
import { refuseDamage } from "#platform/database/damage.ts";
import type { Database } from "#platform/database/database.ts";
import { migrationState } from "#platform/database/migrate.ts";
import { type Environment, wrongValue } from "#platform/environment.ts";
import { projectFolder } from "#platform/files/project-folder.ts";
import type { Log } from "#platform/log/log.ts";
import {
	archiveBeforeUpdate,
	archiveNameAt,
	forgetUpdate,
	noteUpdate,
} from "#server/backup/archive-folder.ts";
import { runBackupTask, UnsoundArchive } from "#server/backup/backup-runner.ts";
import { opensTables } from "#server/backup/newer-tables.ts";
import { unfinishedRestore } from "#server/backup/unfinished-restore.ts";
import { outsideImages } from "#server/composition/outside-images.ts";
import { variantFilesOf } from "#server/composition/pictures.ts";
import { openStores, type Stores } from "#server/composition/stores.ts";
import { updateTables } from "#server/composition/update-tables.ts";
import { seedState } from "#server/seed/seed-state.ts";

/** A database with nothing in it, where visitors are expected. */
export class EmptySiteError extends Error {}

/** The tables of an older version could not be backed up before they are changed. */
export class BackupBeforeUpdateError extends Error {}

/** A restore was broken off: people erased after the backup may be back. */
export class UnfinishedRestoreError extends Error {}

/** Refuses a damaged file before it is opened, so that nothing is written to it. */
export function refuseDamagedFile({ databaseUrl, dataDir }: Environment): void {
	if (databaseUrl === undefined) refuseDamage(dataDir);
}

type Data = {
	environment: Environment;
	database: Database;
	clock: Clock;
	log: Log;
	/** The folder of this program, in which a trial notes the newer tables that it opens. */
	program?: string;
};

/**
 * Brings the tables up to date, after a backup of those of an older version, and fills an empty
 * database with the sample site, or goes on where that was broken off. Forms get their questions. An empty one with a public
 * address may be the wrong one, and is left alone.
 * @returns the access code, when one had to be made.
 */
export function prepareData({
	environment,
	database,
	clock,
	log,
	program = projectFolder,
}: Data): Promise<string | undefined> {
	// They announce nothing: the publication of the sample articles is nobody's news.
	const stores = openStores(database, clock, { images: outsideImages(environment, log) });
	return database.exclusively(async () => {
		const { isMigrated, outdatedSince: last, newer } = await migrationState(database, migrations);
		if (last !== undefined || isMigrated) await refuseUnfinished(database);
		if (last !== undefined) await backUpFirst(last, { environment, clock, log });
		// The process in which the sample texts are rendered starts while the tables are made.
		if (!isMigrated && !isPublic(environment)) sharedTextRenderer.warmUp();
		// Newer tables that no trial has named are refused there.
		if (!isMigrated || !(await opensTables(newer, program))) await updateTables(database, log);
		else if (newer.length > 0) log.warn({ newer }, "the tables are those of a newer version");
		const moved = await stores.customPages.giveWay();
		if (moved > 0)
			log.warn({ moved }, "pages have another address: the site itself has a page at theirs now");
		const state = await seedState(stores);
		if (state !== "begun") {
			if (state === "empty" && isPublic(environment)) throw new EmptySiteError("The database is empty.");
			// Loaded for the one start that needs it: the sample texts stay out of memory otherwise.
			const { seed } = await import("#server/seed/seed.ts");
			await seed({ stores, clock, variantFiles: variantFilesOf(environment, log) });
		}
		await shipForms(stores);
		await forgetUpdate(environment.backupDir).catch((error: unknown) =>
			log.warn({ err: error }, "the note of the update beside the backups could not be removed"),
		);
		return ensureAccessCode(stores, environment.adminAccessCode);
	});
}

/** Gives each form that asks nothing yet, of a new site or of an older version, the questions that are shipped. */
async function shipForms({ forms }: Stores): Promise<void> {
	const empty = await forms.listEmpty();
	if (empty.length === 0) return;
	const { shippedForms } = await import("#server/seed/forms/shipped-forms.ts");
	for (const form of empty) await forms.ship(form, shippedForms[form]);
}

/** Makes a code where none is configured, and refuses a weak new one. Others are checked later. */
async function ensureAccessCode({ sessions }: Stores, configured: string | undefined) {
	if (configured !== undefined && (await newCodeError(configured)) === undefined) return undefined;
	try {
		return await sessions.ensureAccessCode(configured);
	} catch (error) {
		throw error instanceof WeakAccessCodeError ? wrongValue("ADMIN_ACCESS_CODE") : error;
	}
}

const isPublic = ({ mode, siteUrl }: Environment): boolean =>
	mode === "production" && siteUrl.startsWith("https:");

async function refuseUnfinished({ db }: Database): Promise<void> {
	const archive = await unfinishedRestore(db);
	if (archive !== undefined) throw new UnfinishedRestoreError(archive);
}

/** An update is undone by restoring this archive. One that fails at each start writes a single one. */
async function backUpFirst(
	migration: string,
	{ environment, clock, log }: Pick<Data, "environment" | "clock" | "log">,
): Promise<void> {
	const { backupDir, backupRecipient, dataDir, databaseUrl, imagePlace } = environment;
	const known = await archiveBeforeUpdate(backupDir, migration);
	if (known !== undefined) {
		log.info({ file: join(backupDir, known) }, "the tables were backed up before, and are as they were");
		return;
	}
	const archive = archiveNameAt(clock(), backupRecipient, true);
	const file = join(backupDir, archive);
	const place = { dataDir, databaseUrl, backupRecipient, imagePlace };
	log.info({ file }, "the tables are backed up before they are brought up to date");
	try {
		await runBackupTask({ kind: "back up", file, place }, new AbortController().signal).catch(
			(error: unknown) => {
				// A picture that is damaged, or whose place is away, keeps nobody from an update: the archive is there.
				if (!(error instanceof UnsoundArchive)) throw error;
				log.warn({ file, reason: error.message }, "not all images are sound before the update");
			},
		);
		await noteUpdate(backupDir, { archive, migration });
	} catch (cause) {
		throw new BackupBeforeUpdateError(file, { cause });
	}
}
