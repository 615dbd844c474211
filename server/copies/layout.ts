import { createHmac } from "node:crypto";
import { gunzipSync, gzipSync } from "node:zlib";
import { z } from "zod";
import { erasedListName, unsubscribedListName } from "#app/features/backups/backup.ts";
import type { StoredObject } from "#platform/storage/object-store.ts";
import { ArchiveError } from "#server/backup/manifest.ts";

/*
 * ensemble.json                     whose copies these are
 * images/ab/KEY-DIGEST.age          an image, encrypted; DIGEST is that of the object itself
 * copies/ensemble-TIME.tar.gz.age   all the rest of one moment
 * copies/….manifest                 written last: the sizes and names of what that copy needs
 * lists/erased.json.age             who is not to come back with a copy, as of the last look
 */
export const markObject = "ensemble.json";
export const imagesFolder = "images/";
export const copiesFolder = "copies/";
const manifestEnding = ".manifest";

export const archiveObject = (archive: string): string => copiesFolder + archive;
export const manifestObject = (archive: string): string => copiesFolder + archive + manifestEnding;

/** Returns the name of the archive whose manifest an object is; undefined for any other. */
export function archiveOfManifest(object: string): string | undefined {
	if (!object.startsWith(copiesFolder) || !object.endsWith(manifestEnding)) return undefined;
	return object.slice(copiesFolder.length, -manifestEnding.length);
}

export const peopleLists = [erasedListName, unsubscribedListName] as const;
export const listObject = (list: string): string => `lists/${list}.age`;

/**
 * Names an image to those who know the key that it is encrypted to, which nobody learns from the
 * objects: no one else can tell whether a picture is among them, and another key has objects of its own.
 */
export const imageKey = (recipient: string, sha256: string): string =>
	createHmac("sha256", recipient).update(sha256).digest("hex");

const imageName = /^images\/[\da-f]{2}\/([\da-f]{64})-([\da-f]{64})\.age$/;

export const imageObject = (key: string, digest: string): string =>
	`${imagesFolder}${key.slice(0, 2)}/${key}-${digest}.age`;

/** An image as it is stored. */
export type StoredImage = StoredObject & { key: string; digest: string };

/** Returns the objects that are images. */
export function imagesAmong(objects: readonly StoredObject[]): StoredImage[] {
	return objects.flatMap((object) => {
		const [, key, digest] = imageName.exec(object.name) ?? [];
		return key === undefined || digest === undefined ? [] : [{ ...object, key, digest }];
	});
}

const hash = z.string().regex(/^[\da-f]{64}$/);

/** Raised when an older program could no longer read a copy. */
const format = 1;

const manifestShape = z.object({
	format: z.literal(format),
	/** The hash of the site whose copy it is. */
	site: hash,
	writtenAt: z.iso.datetime(),
	archive: z.object({ bytes: z.int(), sha256: hash }),
	/** The keys of the images that belong to it. */
	images: z.array(hash),
});

/** The parts that a copy needs, in words that tell nothing of what it holds. */
export type CopyManifest = z.infer<typeof manifestShape>;

export const packManifest = (manifest: Omit<CopyManifest, "format">): Buffer =>
	gzipSync(JSON.stringify({ format, ...manifest }));

/** @throws ArchiveError for what is none, or one of a newer program. */
export function unpackManifest(bytes: Buffer, archive: string): CopyManifest {
	const manifest = manifestShape.safeParse(parsePacked(bytes));
	if (!manifest.success) throw new ArchiveError(`The manifest of the copy ${archive} cannot be read.`);
	return manifest.data;
}

function parsePacked(bytes: Buffer): unknown {
	try {
		return JSON.parse(gunzipSync(bytes).toString());
	} catch {
		return undefined;
	}
}
