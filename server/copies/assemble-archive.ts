import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import tar from "tar-stream";
import { ownerOnly } from "#platform/files/owner-only.ts";
import {
	ArchiveError,
	filesFolder,
	type Manifest,
	manifestName,
	parseManifest,
} from "#server/backup/manifest.ts";
import { readEntries } from "#server/backup/read-archive.ts";
import { sha256, withOtherRow } from "#server/backup/row-digest.ts";
import { writeEntry, writeManifest } from "#server/backup/write-archive.ts";

type Parts = {
	/** The archive without its files, as it was fetched. */
	archive: string;
	identity: string;
	/** The path of the whole one. */
	target: string;
	/** Returns the bytes of a file by their SHA-256; undefined where they are lost. */
	findFile(sha256: string): Promise<Buffer | undefined>;
	onFile?: (count: number) => void;
};

/**
 * Puts the files of a copy back where its archive names them, which makes it an archive like any
 * other. A lost one becomes an empty file, so that a restore has all the rest and names it.
 * @returns the files that are lost. @throws ArchiveError for an archive that is cut or changed.
 */
export async function assembleArchive({
	archive,
	identity,
	target,
	findFile,
	onFile,
}: Parts): Promise<string[]> {
	const manifest = await readManifest(archive, identity);
	const now = new Date(manifest.writtenAt);
	const lost = new Set<string>();
	const pack = tar.pack();
	const output = createWriteStream(target, { mode: ownerOnly.file });
	const written = pipeline(pack, createGzip({ level: 1 }), output);
	written.catch((error: Error) => pack.destroy(error));
	let place = 0;

	/** Adds the files that stand before an entry, or at the end. */
	async function addFilesUpTo(name: string | undefined): Promise<void> {
		for (; manifest.parts[place]?.name !== name; place += 1) {
			const part = manifest.parts[place];
			if (!part?.name.startsWith(filesFolder))
				throw new ArchiveError("This copy was changed: a part is missing.");
			const bytes = await findFile(part.sha256);
			if (bytes === undefined) lost.add(part.sha256);
			Object.assign(
				part,
				await addPart(bytes === undefined ? nameOfFile(nothing) : part.name, bytes ?? nothing),
			);
			onFile?.(place + 1);
		}
	}

	async function addPart(name: string, bytes: Buffer): Promise<Manifest["parts"][number]> {
		await writeEntry(pack, name, bytes, now);
		return { name, bytes: bytes.length, sha256: sha256(bytes) };
	}

	for await (const { name, bytes } of readEntries(archive, identity)) {
		if (name === manifestName) break;
		await addFilesUpTo(name);
		const part = manifest.parts[place];
		if (part === undefined || part.sha256 !== sha256(bytes))
			throw new ArchiveError(`This copy was changed: ${name} is not what was written.`);
		Object.assign(part, await addPart(name, withoutLost(name, bytes, lost, manifest)));
		place += 1;
	}
	await addFilesUpTo(undefined);
	await writeManifest(pack, manifest);
	pack.finalize();
	await written;
	return [...lost];
}

const nothing = Buffer.alloc(0);
const nameOfFile = (bytes: Buffer): string => filesFolder + sha256(bytes);

async function readManifest(archive: string, identity: string): Promise<Manifest> {
	for await (const { name, bytes } of readEntries(archive, identity)) {
		if (name === manifestName) return parseManifest(bytes.toString());
	}
	throw new ArchiveError("This copy is cut: its manifest is missing.");
}

/** Lets lines name nothing in place of lost files, and the digest of their table with them. */
function withoutLost(part: string, bytes: Buffer, lost: ReadonlySet<string>, manifest: Manifest): Buffer {
	if (lost.size === 0) return bytes;
	const name = part.split("/")[1]?.replace(/\.\d+\.jsonl$/, "");
	const table = manifest.tables.find((found) => found.name === name);
	const lines = bytes
		.toString()
		.split("\n")
		.map((line) => {
			const other = line.replace(/\{"file":"([\da-f]{64})"\}/g, (whole, hash: string) =>
				lost.has(hash) ? `{"file":"${sha256(nothing)}"}` : whole,
			);
			if (other !== line && table !== undefined) table.digest = withOtherRow(table.digest, line, other);
			return other;
		});
	return Buffer.from(lines.join("\n"));
}
