import { createWriteStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { type ImageFiles, openImageFiles } from "#app/features/media/storage/image-files.server.ts";
import { migrations } from "#migrations/index.ts";
import type { Database } from "#platform/database/database.ts";
import { migrationState } from "#platform/database/migrate.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import type { Environment } from "#platform/environment.ts";
import { ownerOnly } from "#platform/files/owner-only.ts";
import type { ObjectStore } from "#platform/storage/object-store.ts";
import { StorageError } from "#platform/storage/storage-error.ts";
import { archiveNameAt } from "#server/backup/archive-folder.ts";
import { passingKey } from "#server/backup/encryption.ts";
import type { PageReader } from "#server/backup/manifest.ts";
import { requireSite } from "#server/backup/require-site.ts";
import { sha256 } from "#server/backup/row-digest.ts";
import { makeScratchFolder } from "#server/backup/scratch-folder.ts";
import { type OutsideSizes, type Progress, writeArchive } from "#server/backup/write-archive.ts";
import { faultOfArchive } from "./check-archive.ts";
import { checkImages } from "./check-images.ts";
import { fileDigest } from "./file-digest.ts";
import {
	archiveObject,
	imageKey,
	imagesAmong,
	imagesFolder,
	manifestObject,
	packManifest,
	type StoredImage,
} from "./layout.ts";
import { listCopies } from "./listed-copies.ts";
import { pruneCopies } from "./prune-copies.ts";
import { claimPlace, siteMark } from "./site-mark.ts";
import { ImageGoneError, type ImageOfCopy, storeImages } from "./store-images.ts";

/** The copy that was written to its place. */
export type CopyWritten = {
	/** The name of its archive. */
	name: string;
	/** The size of the archive, without images. */
	bytes: number;
	images: number;
	/** Images that were not there yet. */
	sent: number;
	/** Why older copies could not be cleared; null where they were. */
	notCleared: string | null;
	/** The findings of the check; null where none was due. */
	check: CopyCheck | null;
};

export type CopyCheck = {
	/** Images that were fetched, and how many were damaged, which have been stored anew. */
	images: number;
	mended: number;
	upTo: string;
	/** Why the archive, fetched and opened again, could not be restored; null where it was. */
	fault: string | null;
};

export type CopyParts = {
	place: Pick<Environment, "dataDir" | "databaseUrl"> & Partial<Pick<Environment, "imagePlace">>;
	store: ObjectStore;
	/** The public key of age that everything is encrypted to. */
	recipient: string;
	now: Date;
	pages?: PageReader | undefined;
	onProgress?: Progress | undefined;
	/** The key behind which to go on fetching images; undefined where no check is due. */
	checkAfter?: string | undefined;
};

/** An image may be deleted while a copy is written, which then begins anew. */
const tries = 3;

/**
 * Copies a site, which may be running, to another place: images that are not there yet, then all the
 * rest as an archive, and last the manifest that makes it a copy. Older copies are cleared after it.
 * @throws StorageError, NoSiteError, OtherSiteError; what counted as a copy before still does then.
 */
export async function writeCopy(parts: CopyParts): Promise<CopyWritten> {
	await requireSite(parts.place);
	const database = await openDatabase(parts.place);
	try {
		await migrationState(database, migrations);
		await claimPlace(parts.store, await siteMark(database.db));
		const files = openImageFiles(parts.place.imagePlace);
		const damaged: string[] = [];
		for (let attempt = 1; ; attempt += 1) {
			const outside = (await files?.list()) ?? new Map<string, number>();
			for (const hash of damaged) outside.delete(hash);
			try {
				return await writeOnce({ database, files, outside }, parts);
			} catch (error) {
				if (!(error instanceof ImageGoneError) || attempt === tries) throw error;
				damaged.push(...error.hashes);
			}
		}
	} finally {
		await database.close();
	}
}

/** A site whose database is open, and the images outside it, with their sizes, that can be read. */
type OpenSite = {
	database: Database;
	files: ImageFiles | undefined;
	outside: OutsideSizes;
};

/** Has an image that is lost where it was, and that an earlier copy has brought here, be of this copy, too. */
function withStored(site: OpenSite, stored: ReadonlySet<string>, recipient: string): OpenSite {
	const { files, outside } = site;
	if (files === undefined) return site;
	const get = (hash: string) => outside.get(hash) ?? (stored.has(imageKey(recipient, hash)) ? 0 : undefined);
	return { ...site, outside: { get } };
}

async function writeOnce(site: OpenSite, parts: CopyParts): Promise<CopyWritten> {
	const folder = await makeScratchFolder("backup");
	try {
		return await writeIn(folder, site, parts);
	} finally {
		await rm(folder, { recursive: true });
	}
}

async function writeIn(folder: string, site: OpenSite, parts: CopyParts): Promise<CopyWritten> {
	const { database, files } = site;
	const { store, recipient, now, pages, checkAfter } = parts;
	const name = archiveNameAt(now, recipient);
	const file = join(folder, name);
	// Once the archive is written, nobody here can read it but by a key that ends with this process.
	const key = checkAfter === undefined ? undefined : await passingKey();
	const found = imagesAmong(await store.list(imagesFolder));
	const images = await writeApart(withStored(site, keysOf(found), recipient), file, parts, key?.recipient);
	const sending = { db: database.db, files, store, recipient };
	const checked = checkAfter === undefined ? undefined : await checkImages(store, found, checkAfter);
	const damaged = new Set(checked?.damaged);
	for (const image of damaged) await store.remove(image.name);
	const sent = await storeImages(images, keysOf(found.filter((image) => !damaged.has(image))), sending);
	const archive = { bytes: (await stat(file)).size, sha256: await fileDigest(file) };
	await store.write(archiveObject(name), { file, sha256: archive.sha256 });
	const manifest = packManifest({
		...{ site: await siteMark(database.db), writtenAt: now.toISOString(), archive },
		images: [...new Set(images.map((image) => imageKey(recipient, image.sha256)))],
	});
	await store.write(manifestObject(name), { bytes: manifest, sha256: sha256(manifest) });
	await requireCopy(store, name);
	// Another machine may have cleared one meanwhile that only its own oldest copy needed.
	await storeImages(images, keysOf(imagesAmong(await store.list(imagesFolder))), sending);
	const fault =
		key &&
		(await faultOfArchive({ store, name, archive, images, database, files, folder, pages }, key.identity));
	return {
		...{ name, bytes: archive.bytes, images: images.length, sent },
		notCleared: await pruneCopies(store, now).then(() => null, String),
		check: checked
			? { images: checked.count, mended: damaged.size, upTo: checked.upTo, fault: fault ?? null }
			: null,
	};
}

const keysOf = (images: readonly StoredImage[]) => new Set(images.map(({ key }) => key));

/** Writes the archive without its images. @returns these. */
async function writeApart(
	{ database, outside }: OpenSite,
	file: string,
	{ recipient, now, pages, onProgress }: CopyParts,
	alsoTo: string | undefined,
): Promise<ImageOfCopy[]> {
	const images: ImageOfCopy[] = [];
	await writeArchive(database, createWriteStream(file, { mode: ownerOnly.file }), {
		...{ now, onProgress, pages, outside },
		recipients: [recipient, ...(alsoTo === undefined ? [] : [alsoTo])],
		onFileApart: (digest, { hash }) => images.push({ sha256: digest, row: String(hash) }),
	});
	return images;
}

/** @throws StorageError where what was stored is not listed, as behind a cache. */
async function requireCopy(store: ObjectStore, name: string): Promise<void> {
	if ((await listCopies(store)).some((copy) => copy.name === name)) return;
	throw new StorageError("failed", `${store.place} took a copy and does not list it.`);
}
