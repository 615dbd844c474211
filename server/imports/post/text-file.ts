import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { wellFormed } from "#app/i18n/well-formed.ts";
import { ImportFileError } from "./imported-post.ts";

/** Reads a file as text, piece by piece. @throws ImportFileError for one that is too large or not UTF-8. */
export async function* textOf(path: string, maxBytes: number, signal?: AbortSignal): AsyncGenerator<string> {
	const { size } = await stat(path);
	if (size > maxBytes) {
		throw new ImportFileError(
			`${path} has ${Math.ceil(size / mebibyte)} MiB, and at most ${maxBytes / mebibyte} are read: export it in parts. Nothing was done.`,
		);
	}
	const decoder = new TextDecoder("utf-8", { fatal: true });
	const decode = (bytes?: Uint8Array) => {
		try {
			return decoder.decode(bytes, { stream: bytes !== undefined });
		} catch {
			throw new ImportFileError(`${path} is not written in UTF-8: export it again. Nothing more was done.`);
		}
	};
	for await (const bytes of createReadStream(path, { ...(signal && { signal }) }))
		yield decode(bytes as Buffer);
	yield decode();
}

export const mebibyte = 1024 * 1024;

/** Returns a text that both databases can store: without NUL, and without halves of signs. */
export function storable(text: string): string {
	return wellFormed(text.replaceAll("\0", ""));
}
