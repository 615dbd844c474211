import { isUtf8 } from "node:buffer";

/** Bytes that are decoded at a time. */
const chunkBytes = 64 * 1024;
/** Of a file without a mark, so many bytes tell whether it is UTF-16. */
const probedBytes = 4 * 1024;

/** The encodings of files that spreadsheets write. */
export type FileEncoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";

/** The encoding of a file: by the mark at its beginning, else by what its bytes can be. */
export function encodingOf(bytes: Uint8Array): FileEncoding {
	const [first, second] = bytes;
	if (first === 0xff && second === 0xfe) return "utf-16le";
	if (first === 0xfe && second === 0xff) return "utf-16be";
	const probe = bytes.subarray(0, probedBytes);
	const zeros = [0, 0];
	for (const [index, byte] of probe.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
	const [even = 0, odd = 0] = zeros;
	// Latin letters in UTF-16 are a byte and a zero; no other encoding here has zeros at all.
	const most = probe.length / 4;
	if (odd > most && even < odd) return "utf-16le";
	if (even > most && odd < even) return "utf-16be";
	return isUtf8(bytes) ? "utf-8" : "windows-1252";
}

/** The text of a file, some at a time, without its mark; every line ends with one `\n`. */
export function* textOf(bytes: Uint8Array): Generator<{ text: string; read: number }, undefined> {
	const decoder = new TextDecoder(encodingOf(bytes));
	let held = "";
	for (let from = 0; from < bytes.length; from += chunkBytes) {
		const to = Math.min(from + chunkBytes, bytes.length);
		const decoded = held + decoder.decode(bytes.subarray(from, to), { stream: to < bytes.length });
		// What may be the first half of a line's end waits for the second.
		held = decoded.endsWith("\r") && to < bytes.length ? "\r" : "";
		const text = held === "" ? decoded : decoded.slice(0, -1);
		yield { text: text.replace(/\r\n?/g, "\n"), read: to };
	}
}
