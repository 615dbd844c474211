import { createWriteStream } from "node:fs";
import { mkdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { forgetGuest } from "#app/features/guests/storage/guests.person.server.ts";
import { erasuresStore } from "#app/features/newsletter/subscribers/subscribers.erasure.server.ts";
import { systemClock } from "#platform/clock.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { sqliteFile } from "#platform/database/sqlite.ts";
import { type Environment, readEnvironment } from "#platform/environment.ts";
import { ownerOnly } from "#platform/files/owner-only.ts";
import { archiveNameAt, unfinishedArchive } from "./archive-folder.ts";
import { readErased } from "./erased-list.ts";
import type { PageReader, PagesRead } from "./page-reader.ts";
import { type VerifiedArchive, verifyArchive } from "./read-archive.ts";
import { requireSite } from "./require-site.ts";
import { migrationsOf, restoreArchive } from "./restore-archive.ts";
import { makeScratchFolder } from "./scratch-folder.ts";
import { type Progress, writeArchive } from "./write-archive.ts";

type Place = Pick<Environment, "dataDir" | "databaseUrl">;

/**
 * What was restored, and how many people were erased again; undefined where no list names any. Of a
 * check, also which pages were read.
 */
export type Restored = VerifiedArchive & {
	erasedAgain: number | undefined;
	pagesRead: PagesRead | undefined;
};

type BackupOptions = { moreRecipients?: readonly string[]; pages?: PageReader | undefined };

/**
 * Writes the site that the environment names to one file, while it may be running. The file appears
 * when it is whole. One that is encrypted is so to `moreRecipients`, too; what `pages` say is noted
 * in it. @throws NoSiteError where there is no site.
 */
export async function runBackup(
	path: string | undefined,
	onProgress?: Progress,
	place: Place &
		Pick<Environment, "backupDir"> &
		Partial<Pick<Environment, "backupRecipient">> = readEnvironment(),
	now = new Date(),
	{ moreRecipients = [], pages }: BackupOptions = {},
): Promise<VerifiedArchive> {
	await requireSite(place);
	const file = resolve(path ?? join(place.backupDir, archiveNameAt(now, place.backupRecipient)));
	const recipients = place.backupRecipient === undefined ? [] : [place.backupRecipient, ...moreRecipients];
	const unfinished = unfinishedArchive(file);
	await mkdir(dirname(file), { recursive: true, mode: ownerOnly.folder });
	const database = await openDatabase(place);
	try {
		const target = createWriteStream(unfinished, { mode: ownerOnly.file });
		const manifest = await writeArchive(database, target, { now, onProgress, recipients, pages });
		await rename(unfinished, file);
		return { file, manifest };
	} finally {
		await database.close();
		await rm(unfinished, { force: true });
	}
}

type RestoreOptions = {
	checkOnly: boolean;
	onProgress?: Progress;
	identity?: string | undefined;
	pages?: PageReader | undefined;
};

/**
 * Fills the empty database that the environment names with an archive; with `checkOnly`, a database
 * in a folder that is deleted afterwards, and `pages` are read from it. Whoever was erased after the
 * archive was written is erased again, by the list that lies beside it or in BACKUP_DIR. `identity`
 * opens an archive that is encrypted.
 */
export async function runRestore(
	path: string,
	{ checkOnly, onProgress = () => undefined, identity, pages }: RestoreOptions,
	place: Place & Partial<Pick<Environment, "backupDir">> = readEnvironment(),
): Promise<Restored> {
	// Before there is a database: a damaged archive, or one of a newer version, leaves no trace.
	const archive = await verifyArchive(resolve(path), identity);
	migrationsOf(archive.manifest);
	const lists = [dirname(archive.file), ...(place.backupDir === undefined ? [] : [place.backupDir])];
	const erased = await readErased(
		lists.map((folder) => resolve(folder)),
		archive.manifest.writtenAt,
	);
	const folder = checkOnly ? await makeScratchFolder("restore") : undefined;
	const target = folder === undefined ? place : { dataDir: folder, databaseUrl: undefined };
	try {
		if (target.databaseUrl === undefined) await removeLeftovers(target.dataDir);
		const database = await openDatabase(target);
		try {
			const { eraseAgain } = erasuresStore(database.db, systemClock, forgetGuest);
			let erasedAgain: number | undefined;
			let pagesRead: PagesRead | undefined;
			await restoreArchive(archive, database, onProgress, async () => {
				// Before people are erased again, of whose number pages may tell.
				if (folder !== undefined) {
					pagesRead = await pages?.compare(database, folder, archive.manifest, onProgress);
				}
				erasedAgain = erased && (await eraseAgain(erased));
			});
			return { ...archive, erasedAgain, pagesRead };
		} finally {
			await database.close();
		}
	} finally {
		if (folder !== undefined) await rm(folder, { recursive: true });
	}
}

/** A log that belongs to a file which is gone would be taken for that of the new one. */
async function removeLeftovers(dataDir: string): Promise<void> {
	const file = sqliteFile(dataDir);
	if (await exists(file)) return;
	for (const ending of ["-wal", "-shm"]) await rm(file + ending, { force: true });
}

function exists(path: string): Promise<boolean> {
	return stat(path).then(
		() => true,
		() => false,
	);
}
