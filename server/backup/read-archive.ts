import { createReadStream, existsSync } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import tar from "tar-stream";
import { decryptionWith, isEncrypted } from "./encryption.ts";
import { ArchiveError, type Manifest, manifestName, type Part, parseManifest } from "./manifest.ts";
import { sha256 } from "./row-digest.ts";

/** Larger than any part that is written: images are a few megabytes. */
const maxEntryBytes = 256 * 1024 * 1024;

type Entry = { name: string; bytes: Buffer };

/** Reads the entries of an archive in order. @throws ArchiveError when it is cut, or no archive. */
export async function* readEntries(path: string, identity?: string): AsyncGenerator<Entry> {
	if (!existsSync(path)) throw new ArchiveError(`There is no file ${path}.`);
	const extract = tar.extract();
	const file = createReadStream(path);
	const read = (await isEncrypted(path))
		? pipeline(file, decryptionWith(identity), createGunzip(), extract)
		: pipeline(file, createGunzip(), extract);
	// The error reaches the reader of the entries.
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
		throw new ArchiveError("This archive is cut, or no archive of a site.");
	} finally {
		extract.destroy();
	}
}

/** An archive that was read once from beginning to end, and is whole. */
export type VerifiedArchive = { file: string; manifest: Manifest; identity?: string | undefined };

/** Reads a whole archive. @throws ArchiveError when it is cut, newer, or not as its manifest says. */
export async function verifyArchive(file: string, identity?: string): Promise<VerifiedArchive> {
	const parts: Part[] = [];
	let manifest: Manifest | undefined;
	for await (const { name, bytes } of readEntries(file, identity)) {
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
	return { file, manifest, identity };
}
