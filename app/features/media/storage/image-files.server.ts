import { createHash } from "node:crypto";
import { variantNamesOf } from "#app/features/media/media.ts";
import type { ObjectStore, StoredObject } from "#platform/storage/object-store.ts";
import { openObjectStore } from "#platform/storage/open-store.ts";
import { StorageError } from "#platform/storage/storage-error.ts";
import type { StoragePlace } from "#platform/storage-place.ts";
import { type ImageChecks, readCheckNotes } from "./check-notes.server.ts";

/*
 * images/ab/HASH   an image, by its SHA-256
 * removed/HASH     since when nothing needs that image: a backup may still name it
 * checks.json      what is known of the images by reading them
 * variants/1/ab/…  sizes and formats that a machine has made, for the others
 */
const imagesFolder = "images/";
const removedFolder = "removed/";
const checksName = "checks.json";
/** The version of how variants are made: raised when that changes, so that older ones are not used. */
const variantsFolder = "variants/1/";
const imageName = /^images\/[\da-f]{2}\/([\da-f]{64})$/;
const removedName = /^removed\/([\da-f]{64})$/;

const objectOf = (hash: string): string => `${imagesFolder}${hash.slice(0, 2)}/${hash}`;
const variantOf = (name: string): string => `${variantsFolder}${name.slice(0, 2)}/${name}`;
const markOf = (hash: string): string => removedFolder + hash;

/** The time limit for reading a file. */
const defaultLimitMs = 10_000;
/** The time limit for writing a file, as a multiple of that for reading. A file that is written later does no harm. */
const writingFactor = 3;

export type ImageFiles = ReturnType<typeof imageFiles>;

/** The images that are kept outside the database: in a folder or bucket that machines may share. */
export function imageFiles(store: ObjectStore, limitMs = defaultLimitMs) {
	/** Stores an image, whole or not at all. @throws StorageError. */
	async function write(hash: string, bytes: Uint8Array): Promise<void> {
		const written = store
			.remove(markOf(hash))
			.then(() => store.write(objectOf(hash), { bytes, sha256: hash }));
		await withinLimit(written, store.place, limitMs * writingFactor);
	}

	/** The bytes of an image; undefined where they are lost, or are others. @throws StorageError. */
	async function find(hash: string): Promise<Buffer | undefined> {
		const bytes = await withinLimit(store.read(objectOf(hash)), store.place, limitMs);
		return bytes !== undefined && sha256(bytes) === hash ? bytes : undefined;
	}

	/** The size of each file that is there, by the hash that it is named by, whatever it holds. @throws StorageError. */
	async function listFiles(): Promise<Map<string, number>> {
		const objects = await store.list(imagesFolder);
		return new Map(objects.flatMap((object) => named(imageName, object, object.bytes)));
	}

	/**
	 * The size of each image that is there, by its hash, but for those that held something else when they were last
	 * read, and do so still. @throws StorageError.
	 */
	async function list(): Promise<Map<string, number>> {
		const there = await listFiles();
		const changed = (await readChecks())?.changed ?? [];
		for (const hash of changed) {
			if (there.has(hash) && (await find(hash)) === undefined) there.delete(hash);
		}
		return there;
	}

	/**
	 * Reads the findings about the images; undefined where none were read yet, or the notes are not to be
	 * understood.
	 */
	async function readChecks(): Promise<ImageChecks | undefined> {
		const bytes = await withinLimit(store.read(checksName), store.place, limitMs);
		return bytes && readCheckNotes(bytes);
	}

	async function writeChecks(checks: ImageChecks): Promise<void> {
		const bytes = Buffer.from(JSON.stringify(checks));
		await store.write(checksName, { bytes, sha256: sha256(bytes) });
	}

	/** Lists, by their hash, since when nothing needs the images that are to go. @throws StorageError. */
	async function listRemoved(): Promise<Map<string, Date>> {
		const marks = await store.list(removedFolder);
		return new Map(marks.flatMap((mark) => named(removedName, mark, mark.changedAt)));
	}

	/** Notes that from now on nothing needs an image. */
	const markRemoved = (hash: string): Promise<void> =>
		store.write(markOf(hash), { bytes: nothing, sha256: sha256(nothing) });

	/** Forgets that an image is to go. */
	const unmark = (hash: string): Promise<void> => store.remove(markOf(hash));

	/** A size or format that another machine has made; undefined where none has. @throws StorageError. */
	const findVariant = (name: string): Promise<Buffer | undefined> =>
		withinLimit(store.read(variantOf(name)), store.place, limitMs);

	const writeVariant = (name: string, bytes: Uint8Array): Promise<void> =>
		store.write(variantOf(name), { bytes, sha256: sha256(bytes) });

	/** Removes what was made of an image, for all machines. */
	async function removeVariants(hash: string): Promise<void> {
		for (const name of variantNamesOf(hash)) await store.remove(variantOf(name));
	}

	/** Removes an image for good. */
	async function remove(hash: string): Promise<void> {
		await store.remove(objectOf(hash));
		await removeVariants(hash);
		await store.remove(markOf(hash));
	}

	return {
		place: store.place,
		...{ write, find, list, listFiles, readChecks, writeChecks, listRemoved, markRemoved, unmark, remove },
		...{ findVariant, writeVariant, removeVariants },
	};
}

/** Opens the place of images outside the database, where there is one; asks nothing of it yet. */
export const openImageFiles = (place: StoragePlace | undefined): ImageFiles | undefined =>
	place && imageFiles(openObjectStore(place));

const nothing = new Uint8Array();

const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

function named<Value>(pattern: RegExp, { name }: StoredObject, value: Value): [string, Value][] {
	const hash = pattern.exec(name)?.[1];
	return hash === undefined ? [] : [[hash, value]];
}

/** @throws StorageError where the answer takes too long: a bucket may be asked for minutes. */
async function withinLimit<Answer>(asked: Promise<Answer>, place: string, limitMs: number): Promise<Answer> {
	const { promise: late, reject } = Promise.withResolvers<never>();
	const timer = setTimeout(
		() => reject(new StorageError("away", `${place} does not answer in time.`)),
		limitMs,
	);
	// Whichever of the two settles second is ignored.
	for (const one of [asked, late]) one.catch(() => undefined);
	try {
		return await Promise.race([asked, late]);
	} finally {
		clearTimeout(timer);
	}
}
