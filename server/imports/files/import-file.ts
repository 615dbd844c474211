import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";

/** A file of another site, on a disk or within a zip: it may be read more than once. */
export type ImportFile = {
	/** The name by which messages call it. */
	name: string;
	bytes: number;
	read(signal?: AbortSignal): AsyncIterable<Uint8Array>;
};

/** Opens a file of a disk. @throws as `stat`. */
export async function fileOnDisk(path: string): Promise<ImportFile> {
	const { size } = await stat(path);
	return {
		name: path,
		bytes: size,
		read: (signal) => createReadStream(path, { ...(signal && { signal }) }) as AsyncIterable<Uint8Array>,
	};
}

/** Reads the beginning of a file as text, whatever it is: up to a number of bytes. */
export async function beginningOf(file: ImportFile, bytes: number): Promise<string> {
	const pieces: Uint8Array[] = [];
	let length = 0;
	for await (const piece of file.read()) {
		pieces.push(piece);
		length += piece.length;
		if (length >= bytes) break;
	}
	return Buffer.concat(pieces)
		.subarray(0, bytes)
		.toString("utf8")
		.replace(/^\ufeff/, "")
		.trimStart();
}
