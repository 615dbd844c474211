import { crc32 } from "node:zlib";
import { type Entry, openPromise, type ZipFile } from "yauzl";
import { ImportFileError } from "#server/imports/post/imported-post.ts";
import type { ImportFile } from "./import-file.ts";

/**
 * The bounds of a zip. It is never unpacked onto a disk: what is read of it is read as a stream, and each
 * file under the limit of its kind besides.
 */
export const zipLimits = { files: 100_000, unpackedGibibytes: 64 };

const gibibyte = 1024 ** 3;

/** Entries that systems add to a zip and nobody asked for. */
const unwanted = /(^|\/)(__MACOSX\/|\.[^/]+$|Thumbs\.db$|desktop\.ini$)/;

/** The files of a zip by their names within it. */
export type ZipContent = { files: ReadonlyMap<string, ImportFile>; close(): void };

/**
 * Reads the table of a zip, also of more than 4 GiB. @throws ImportFileError for one that is damaged, that
 * exceeds the bounds, or in which a name leads out of its folder.
 */
export async function openZip(path: string, limits = zipLimits): Promise<ZipContent> {
	const zip = await openPromise(path, { autoClose: false }).catch((error: unknown) => refuse(path, error));
	const files = new Map<string, ImportFile>();
	let unpacked = 0;
	try {
		if (zip.entryCount > limits.files) {
			refuse(path, `it holds ${zip.entryCount} files, and at most ${limits.files} are read`);
		}
		for await (const entry of zip.eachEntry()) {
			if (entry.fileName.endsWith("/") || unwanted.test(entry.fileName)) continue;
			unpacked += entry.uncompressedSize;
			if (unpacked > limits.unpackedGibibytes * gibibyte) {
				refuse(path, `unpacked it has more than ${limits.unpackedGibibytes} GiB`);
			}
			// A Mac writes é as two signs, and addresses have one.
			files.set(entry.fileName.normalize("NFC"), fileOf(path, zip, entry));
		}
	} catch (error) {
		zip.close();
		throw error instanceof ImportFileError ? error : refuse(path, error);
	}
	return { files, close: () => zip.close() };
}

function fileOf(path: string, zip: ZipFile, entry: Entry): ImportFile {
	const name = `${path}/${entry.fileName}`;

	/** Ends with an error where there are more bytes than the table says, fewer, or others. */
	async function* read(signal?: AbortSignal): AsyncGenerator<Uint8Array> {
		let sum = 0;
		try {
			if (entry.isEncrypted()) throw new Error("it needs a password");
			const stream = await zip.openReadStreamPromise(entry);
			for await (const piece of stream as AsyncIterable<Uint8Array>) {
				signal?.throwIfAborted();
				sum = crc32(piece, sum);
				yield piece;
			}
			if (sum !== entry.crc32) throw new Error("it is damaged");
		} catch (error) {
			signal?.throwIfAborted();
			refuse(name, error);
		}
	}
	return { name, bytes: entry.uncompressedSize, read };
}

function refuse(name: string, why: unknown): never {
	const reason = (why instanceof Error ? why.message : String(why)).replace(/\.?(\n[\s\S]*)?$/, "");
	throw new ImportFileError(`${name} cannot be read: ${reason}. Nothing more was done.`);
}
