import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import tar from "tar-stream";
import { ArchiveError, type Manifest, manifestName, type Part, parseManifest } from "./manifest.ts";
import { sha256 } from "./row-digest.ts";

/** Larger than any part that is written: images are a few megabytes. */
const maxEntryBytes = 256 * 1024 * 1024;

type Entry = { name: string; bytes: Buffer };

/**
 * Reads the entries of an archive one after the other. @throws ArchiveError when it is cut, or no
 * archive.
 */
export async function* readEntries(path: string): AsyncGenerator<Entry> {
	const extract = tar.extract();
	const read = pipeline(createReadStream(path), createGunzip(), extract);
	// What went wrong reaches whoever reads the entries.
	read.catch(() => undefined);
	try {
		for await (const entry of extract) {
			if ((entry.header.size ?? 0) > maxEntryBytes) throw new ArchiveError("This archive is damaged.");
			const chunks: Buffer[] = [];
			for await (const chunk of entry) chunks.push(chunk as Buffer);
			yield { name: entry.header.name, bytes: Buffer.concat(chunks) };
		}
		await read;
	} catch (error) {
		if (error instanceof ArchiveError) throw error;
		if ((error as NodeJS.ErrnoException).code === "ENOENT")
			throw new ArchiveError(`There is no file ${path}.`);
		throw new ArchiveError("This archive is cut, or no archive of a site.");
	} finally {
		extract.destroy();
	}
}

/** An archive that was read once from beginning to end, and is whole. */
export type VerifiedArchive = { file: string; manifest: Manifest };

/**
 * Reads a whole archive and holds each part against the manifest.
 * @throws ArchiveError, before anything is restored, when it is cut, changed or of a newer version.
 */
export async function verifyArchive(file: string): Promise<VerifiedArchive> {
	const parts: Part[] = [];
	let manifest: Manifest | undefined;
	for await (const { name, bytes } of readEntries(file)) {
		if (manifest !== undefined) throw new ArchiveError("This archive was changed: it goes on after its end.");
		if (name === manifestName) manifest = parseManifest(bytes.toString());
		else parts.push({ name, bytes: bytes.length, sha256: sha256(bytes) });
	}
	if (manifest === undefined) throw new ArchiveError("This archive is cut: its manifest is missing.");
	const changed = manifest.parts.findIndex(({ name, sha256 }, place) => {
		const found = parts[place];
		return found?.name !== name || found.sha256 !== sha256;
	});
	if (changed !== -1 || parts.length !== manifest.parts.length) {
		const name = manifest.parts[changed]?.name ?? parts.at(-1)?.name;
		throw new ArchiveError(`This archive was changed: ${name} is not what was written.`);
	}
	return { file, manifest };
}
