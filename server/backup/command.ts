import { createWriteStream, existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import type { Kysely } from "kysely";
import { auditStore } from "#app/features/audit/audit.store.server.ts";
import { heldMailsStore } from "#app/features/backups/held-mails.store.server.ts";
import type { HeldMails } from "#app/features/backups/held-mails.ts";
import { forgetGuest } from "#app/features/guests/storage/guests.person.server.ts";
import {
	eraseApplicationsAgain,
	erasuresStore,
	removePeopleAgain,
} from "#app/features/newsletter/subscribers/subscribers.erasure.server.ts";
import { unsubscribedStore } from "#app/features/newsletter/subscribers/subscribers.unsubscribed.server.ts";
import { indexNowStore } from "#app/features/seo/indexnow/indexnow.store.server.ts";
import { ownerId } from "#app/site/roles.ts";
import { migrations } from "#migrations/index.ts";
import type { Tables } from "#migrations/tables.ts";
import { systemClock } from "#platform/clock.ts";
import { migrationState } from "#platform/database/migrate.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { sqliteFile } from "#platform/database/sqlite.ts";
import { type Environment, readEnvironment } from "#platform/environment.ts";
import { makeFolder, ownerOnly } from "#platform/files/owner-only.ts";
import { projectFolder } from "#platform/files/project-folder.ts";
import type { StoragePlace } from "#platform/storage-place.ts";
import { archiveNameAt, unfinishedArchive } from "./archive-folder.ts";
import { damagedImages, damagedImagesLine, lookOutside, namedOnlyLine } from "./damaged-images.ts";
import { ArchiveError, type PageReader, type PagesRead } from "./manifest.ts";
import { compareRows, isOfVersionTakenBack } from "./newer-archive.ts";
import { readErased, readUnsubscribed } from "./people-lists.ts";
import { type VerifiedArchive, verifyArchive } from "./read-archive.ts";
import { requireSite } from "./require-site.ts";
import { migrationsOf, restoreArchive } from "./restore-archive.ts";
import { makeScratchFolder } from "./scratch-folder.ts";
import { type Progress, writeArchive } from "./write-archive.ts";

type Place = Pick<Environment, "dataDir" | "databaseUrl"> & Partial<Pick<Environment, "imagePlace">>;

/** A restored archive, and what was done so that it revives nothing. */
export type Restored = VerifiedArchive & {
	/** The number of people erased again; undefined without a list. */
	erasedAgain: number | undefined;
	/** The number of applications erased again; undefined without a list. */
	applicationsErasedAgain: number | undefined;
	/** The number of people removed again who may no longer sign in; undefined without a list. */
	removedAgain: number | undefined;
	/** The people who may sign in beside the owner. */
	people: { name: string; role: string }[];
	/** The number of readers unsubscribed again; undefined without a list. */
	unsubscribedAgain: number | undefined;
	/** The images that were damaged before the archive was written, or are missing in their place. */
	damagedImages: string[];
	/** Mails held until the owner decides. */
	held: HeldMails;
	/** The time from which on the access code holds; undefined where there is none. */
	codeSince: string | undefined;
};

type BackupOptions = { moreRecipients?: readonly string[]; pages?: PageReader | undefined };

/**
 * Writes a site, which may be running, to one file that appears when it is whole, with a digest of
 * `pages`. One that is encrypted is so to `moreRecipients`, too.
 * @throws NoSiteError where there is no site, OlderDatabaseError for one that is too old.
 */
export async function runBackup(
	path: string | undefined,
	onProgress?: Progress,
	place: Place &
		Pick<Environment, "backupDir"> &
		Partial<Pick<Environment, "backupRecipient">> = readEnvironment(),
	now = new Date(),
	{ moreRecipients = [], pages }: BackupOptions = {},
): Promise<VerifiedArchive & { damagedImages: string[]; imagesAway: string | undefined }> {
	await requireSite(place);
	const file = resolve(path ?? join(place.backupDir, archiveNameAt(now, place.backupRecipient)));
	const recipients = place.backupRecipient === undefined ? [] : [place.backupRecipient, ...moreRecipients];
	const unfinished = unfinishedArchive(file);
	await makeFolder(dirname(file));
	const database = await openDatabase(place);
	try {
		// An archive that this version could not restore is none to rely on.
		await migrationState(database, migrations);
		const target = createWriteStream(unfinished, { mode: ownerOnly.file });
		const { sizes: outside, imagesAway } = await lookOutside(place.imagePlace);
		const damaged: string[] = [];
		const manifest = await writeArchive(database, target, {
			...{ now, onProgress, recipients, pages, outside },
			onDamagedImage: (hash) => damaged.push(hash),
		});
		await rename(unfinished, file);
		return { file, manifest, imagesAway, damagedImages: damaged.toSorted() };
	} finally {
		await database.close();
		await rm(unfinished, { force: true });
	}
}

type RestoreOptions = {
	onProgress?: Progress;
	/** Opens an archive that is encrypted. */
	identity?: string | undefined;
};

/**
 * Fills an empty database with an archive. Nobody comes back who was erased or unsubscribed since, by
 * the lists beside it or in BACKUP_DIR; no session or private link opens anything; and mails that
 * would leave by themselves wait for the owner.
 */
export async function runRestore(
	path: string,
	{ onProgress, identity }: RestoreOptions,
	place: Place & Partial<Pick<Environment, "backupDir">> = readEnvironment(),
): Promise<Restored> {
	const archive = await readWhole(path, identity);
	const { writtenAt } = archive.manifest;
	const lists = [dirname(archive.file), ...(place.backupDir === undefined ? [] : [place.backupDir])];
	const folders = lists.map((folder) => resolve(folder));
	const erased = await readErased(folders, writtenAt);
	const unsubscribed = await readUnsubscribed(folders);
	if (place.databaseUrl === undefined) await removeLeftovers(place.dataDir);
	const database = await openDatabase(place);
	try {
		const { db } = database;
		const restored = await restoreArchive(archive, database, onProgress, async () => {
			await indexNowStore(db, systemClock).forget();
			const subject = basename(archive.file);
			await auditStore(db, systemClock).record({
				action: "backup-restored",
				subject,
				details: { writtenAt, byCommand: true },
			});
			return {
				erasedAgain: erased && (await erasuresStore(db, systemClock, forgetGuest).eraseAgain(erased)),
				unsubscribedAgain:
					unsubscribed && (await unsubscribedStore(db, systemClock).unsubscribeAgain(unsubscribed)),
				applicationsErasedAgain: erased && (await eraseApplicationsAgain(db, erased)),
				removedAgain: erased && (await removePeopleAgain(db, erased)),
				codeSince: await endAccess(db),
				people: await listSignedUp(db),
				damagedImages: await damagedImages(db, (await lookOutside(place.imagePlace)).sizes),
				held: await heldMailsStore(db, systemClock).hold(),
			};
		});
		return { ...archive, ...restored };
	} finally {
		await database.close();
	}
}

/** A tested archive, and the pages that were read from it. */
export type Checked = VerifiedArchive & {
	pagesRead: PagesRead | undefined;
	/** Its rows are whole, and only the newer version that made their tables restores them. */
	isForNewer: boolean;
};

type CheckOptions = RestoreOptions & {
	pages?: PageReader | undefined;
	/** The place of the images that the archive names and does not hold. */
	imagePlace?: StoragePlace | undefined;
	/** The folder of this program, in which a trial notes the newer tables that it opens. */
	program?: string;
};

/**
 * Restores an archive into a folder that is deleted afterwards; `pages` are read from it. After an update was taken
 * back this version has no such tables: then each row in it is compared with what was backed up.
 */
export async function checkRestore(
	path: string,
	{ onProgress = () => undefined, identity, pages, imagePlace, program = projectFolder }: CheckOptions,
): Promise<Checked> {
	const archive = await verifyArchive(resolve(path), identity);
	if (await isOfVersionTakenBack(archive.manifest, program)) {
		await compareRows(archive);
		return { ...archive, pagesRead: undefined, isForNewer: true };
	}
	migrationsOf(archive.manifest);
	const folder = await makeScratchFolder("restore");
	try {
		const database = await openDatabase({ dataDir: folder, databaseUrl: undefined });
		try {
			const pagesRead = await restoreArchive(archive, database, onProgress, async () => {
				const named = archive.manifest.outside?.length ?? 0;
				if (named > 0 && imagePlace === undefined) throw new ArchiveError(namedOnlyLine(named));
				const { sizes, imagesAway } = await lookOutside(imagePlace);
				if (imagesAway !== undefined) throw new ArchiveError(imagesAway);
				const damaged = await damagedImages(database.db, sizes);
				if (damaged.length > 0) throw new ArchiveError(damagedImagesLine(damaged));
				return pages?.compare(database, folder, archive.manifest, onProgress);
			});
			return { ...archive, pagesRead, isForNewer: false };
		} finally {
			await database.close();
		}
	} finally {
		await rm(folder, { recursive: true });
	}
}

/** Reads an archive before there is a database: a damaged one, or one of a newer version, leaves no trace. */
async function readWhole(path: string, identity: string | undefined): Promise<VerifiedArchive> {
	const archive = await verifyArchive(resolve(path), identity);
	migrationsOf(archive.manifest);
	return archive;
}

/** A log that belongs to a file which is gone would be taken for that of the new one. */
async function removeLeftovers(dataDir: string): Promise<void> {
	const file = sqliteFile(dataDir);
	if (existsSync(file)) return;
	for (const ending of ["-wal", "-shm"]) await rm(file + ending, { force: true });
}

const endedTables = [
	"sessions",
	"sign_in_devices",
	"passkey_challenges",
	"preview_links",
	"draft_links",
] as const;

/**
 * Ends every session, known device, invitation and private link, but those in mails, which open only one's own.
 * @returns since when the access code holds; undefined where there is none.
 */
async function endAccess(db: Kysely<Tables>): Promise<string | undefined> {
	await db.transaction().execute(async (transaction) => {
		for (const table of endedTables) await transaction.deleteFrom(table).execute();
		await transaction.updateTable("people").set({ invitation_hash: null, invited_until: null }).execute();
	});
	const code = await db.selectFrom("access_codes").select("updated_at").executeTakeFirst();
	return code?.updated_at;
}

/** Lists who has a key of their own, beside the owner. */
async function listSignedUp(db: Kysely<Tables>): Promise<Restored["people"]> {
	return db
		.selectFrom("people")
		.select(["name", "role"])
		.where("id", "!=", ownerId)
		.where(({ eb, exists, or, selectFrom }) =>
			or([
				eb("code_hash", "is not", null),
				exists(selectFrom("passkeys").select("id").whereRef("person_id", "=", "people.id")),
			]),
		)
		.orderBy("name")
		.orderBy("id")
		.execute();
}
