import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import tar from "tar-stream";
import type { Database } from "#platform/database/database.ts";
import { readVersion } from "#platform/files/project-folder.ts";
import { encryptionTo } from "./encryption.ts";
import {
	archiveFormats,
	filesFolder,
	type Manifest,
	manifestName,
	manifestPieces,
	type PageReader,
	type Part,
} from "./manifest.ts";
import { imageTable, isOutside, namedOutside, rowText, sha256, TableDigest } from "./row-digest.ts";
import { type Row, type Snapshot, withSnapshot } from "./snapshot.ts";

/** A part of a table is written when its lines, or the files that they refer to, are this large. */
const partBytes = 4 * 1024 * 1024;

/** Told after each part: how many rows of a table are written. */
export type Progress = (table: string, rows: number) => void;

/** The size of an image that is kept outside the database, if it is there. */
export type OutsideSizes = Pick<ReadonlyMap<string, number>, "get">;

type Options = {
	now: Date;
	onProgress?: Progress | undefined;
	/** The public keys that it is encrypted to; none: it is not. */
	recipients?: readonly string[];
	/** Reads the pages for the manifest, which names none without it. */
	pages?: PageReader | undefined;
} & ImageOptions;

type ImageOptions = {
	/** Told of each file, by its SHA-256, which the archive then names and does not hold. */
	onFileApart?: ((sha256: string, row: Row) => void) | undefined;
	/** The sizes of images that are kept outside the database, by hash; undefined where nobody could look. */
	outside?: OutsideSizes | undefined;
	/** Told of each image, by its hash, whose bytes are no longer what was uploaded, or are missing outside. */
	onDamagedImage?: ((hash: string) => void) | undefined;
};

/**
 * Writes all that a database holds, as of one moment, as a gzipped tar, the same from both engines:
 * tables as lines of JSON, bytes as files, and last a manifest with the count and digest of each. Images that are
 * kept outside the database are named in it; where files go apart, those that are there are files as all others.
 */
export async function writeArchive(
	database: Database,
	target: Writable,
	{ now, onProgress = () => undefined, recipients = [], pages, ...imageOptions }: Options,
): Promise<Manifest> {
	const pack = tar.pack();
	const written =
		recipients.length === 0
			? pipeline(pack, createGzip(), target)
			: pipeline(pack, createGzip(), encryptionTo(recipients), target);
	// A failure of the target is reported once, below.
	written.catch((error: Error) => pack.destroy(error));
	const writer = partWriter(pack, now, imageOptions);
	const manifest = await withSnapshot(database, async (snapshot): Promise<Manifest> => {
		const tables: Manifest["tables"] = [];
		for (const table of snapshot.tables) tables.push(await addTable(snapshot, table, writer, onProgress));
		const { parts, named } = writer;
		return {
			format: named.length === 0 ? archiveFormats.whole : archiveFormats.withoutImages,
			writtenAt: now.toISOString(),
			version: await readVersion(),
			engine: database.engine,
			migrations: snapshot.migrations,
			tables,
			parts,
			...(named.length > 0 && { outside: named }),
			pages: await pages?.digest(snapshot.database, now),
		};
	});
	await writeManifest(pack, manifest);
	pack.finalize();
	await written;
	return manifest;
}

type PartWriter = ReturnType<typeof partWriter>;

/** Writes the parts of an archive, and notes them for its manifest. */
function partWriter(pack: tar.Pack, now: Date, options: ImageOptions) {
	const { onFileApart, outside, onDamagedImage = () => undefined } = options;
	const parts: Part[] = [];
	const named: NonNullable<Manifest["outside"]> = [];

	async function add(name: string, bytes: Buffer): Promise<void> {
		await writeEntry(pack, name, bytes, now);
		parts.push({ name, bytes: bytes.length, sha256: sha256(bytes) });
	}

	async function addFile(bytes: Buffer, row: Row, isImage: boolean): Promise<void> {
		const hash = sha256(bytes);
		if (isImage && hash !== row.hash) onDamagedImage(String(row.hash));
		if (onFileApart === undefined) return add(`${filesFolder}${hash}`, bytes);
		onFileApart(hash, row);
		parts.push({ name: `${filesFolder}${hash}`, bytes: bytes.length, sha256: hash });
	}

	/** Names an image that is kept outside. @returns its row as it is written; one that is lost stays empty in a copy. */
	function addOutside(row: Row): Row {
		const image = String(row.hash);
		const bytes = outside?.get(image);
		if (bytes === undefined && outside !== undefined) onDamagedImage(image);
		if (onFileApart === undefined) named.push({ hash: image, bytes: bytes ?? null });
		else if (bytes === undefined) return row;
		else {
			onFileApart(image, row);
			parts.push({ name: `${filesFolder}${image}`, bytes, sha256: image });
		}
		return namedOutside(row);
	}

	return { parts, named, add, addFile, addOutside };
}

async function addTable(
	snapshot: Snapshot,
	table: Snapshot["tables"][number],
	{ add, addFile, addOutside }: PartWriter,
	onProgress: Progress,
): Promise<Manifest["tables"][number]> {
	const counted = new TableDigest();
	let lines: string[] = [];
	let size = 0;
	let part = 0;

	async function flush(): Promise<void> {
		part += 1;
		await add(`tables/${table.name}.${String(part).padStart(5, "0")}.jsonl`, Buffer.from(lines.join("")));
		onProgress(table.name, counted.rows);
		lines = [];
		size = 0;
	}

	for await (const stored of snapshot.rows(table)) {
		const row = isOutside(table.name, stored) ? addOutside(stored) : stored;
		for (const value of Object.values(row)) {
			if (!(value instanceof Uint8Array)) continue;
			// Before the part that refers to it, for readers in order.
			await addFile(Buffer.from(value), row, table.name === imageTable);
			size += value.length;
		}
		const text = rowText(row);
		counted.add(text);
		lines.push(`${text}\n`);
		size += text.length;
		if (size >= partBytes) await flush();
	}
	if (lines.length > 0) await flush();
	return { name: table.name, rows: counted.rows, digest: counted.digest };
}

/** Waits until the entry has gone on its way: the archive is never in memory as a whole. */
export function writeEntry(pack: tar.Pack, name: string, bytes: Buffer, now: Date): Promise<void> {
	return new Promise((resolve, reject) => {
		const entry = pack.entry({ name, size: bytes.length, mode: 0o600, mtime: now }, (error) =>
			error ? reject(error) : resolve(),
		);
		entry.on("error", reject);
		entry.end(bytes);
	});
}

/** Writes the manifest, the last entry, in pieces: with a hundred thousand images it has tens of megabytes. */
export async function writeManifest(pack: tar.Pack, manifest: Manifest): Promise<void> {
	let size = 0;
	for (const piece of manifestPieces(manifest)) size += piece.length;
	const mtime = new Date(manifest.writtenAt);
	const entry = pack.entry({ name: manifestName, size, mode: 0o600, mtime });
	await pipeline(manifestPieces(manifest), entry);
}
