import { wellFormed } from "#app/i18n/well-formed.ts";
import { ImportFileError } from "#server/imports/post/imported-post.ts";
import type { ImportFile } from "./import-file.ts";

/** Reads a file as text, piece by piece. @throws ImportFileError for one that is too large or not UTF-8. */
export async function* textOf(
	file: ImportFile,
	maxBytes: number,
	signal?: AbortSignal,
): AsyncGenerator<string> {
	const { name, bytes } = file;
	if (bytes > maxBytes) {
		throw new ImportFileError(
			`${name} has ${Math.ceil(bytes / mebibyte)} MiB, and at most ${maxBytes / mebibyte} are read: export it in parts. Nothing was done.`,
		);
	}
	const decoder = new TextDecoder("utf-8", { fatal: true });
	const decode = (piece?: Uint8Array) => {
		try {
			return decoder.decode(piece, { stream: piece !== undefined });
		} catch {
			throw new ImportFileError(`${name} is not written in UTF-8: export it again. Nothing more was done.`);
		}
	};
	for await (const piece of file.read(signal)) yield decode(piece);
	yield decode();
}

export const mebibyte = 1024 * 1024;

/** Returns a text that both databases can store: without NUL, and without halves of signs. */
export function storable(text: string): string {
	return wellFormed(text.replaceAll("\0", ""));
}
