import { isUtf8 } from "node:buffer";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Parser } from "csv-parse";

/** A quotation that is longer has no end. */
const maxRecordCharacters = 64 * 1024;
/** Columns of the widest table that is read. */
const maxColumns = 200;
/** Characters of a line in which the longest record fits, each of its signs written twice. */
const maxLineCharacters = 3 * maxRecordCharacters;
const separators = [",", ";", "\t"] as const;

type Separator = (typeof separators)[number];

/** A row and the line of the file on which it begins, from 1. */
export type CsvRow = { line: number; cells: string[] };

/** Why reading ends at a line: an open quotation, or more columns than a table has. */
export type CsvFaultReason = "open-quotation" | "too-many-columns";

/** A file that cannot be read from this line on. */
export class UnreadableCsv extends Error {
	readonly reason: CsvFaultReason;
	readonly line: number;

	constructor(reason: CsvFaultReason, line: number) {
		super(reason);
		this.reason = reason;
		this.line = line;
	}
}

/**
 * The rows of a file with one of three separators, some at a time, and other work between them.
 * `read`: the bytes that have been read. `findSeparator` is given its beginning. @throws UnreadableCsv.
 */
export async function* rowsOf(
	bytes: Uint8Array,
	findSeparator: (text: string) => Separator = separatorOf,
): AsyncGenerator<{ rows: CsvRow[]; read: number }, undefined> {
	// Read with the first file: until then it stays out of memory.
	const { CsvError, parse } = await import("csv-parse");
	let parser: Parser | undefined;
	let rows: CsvRow[] = [];
	let lastLine = 0;
	let fault: CsvFaultReason | undefined;
	let lineCharacters = 0;

	function open(firstText: string) {
		const opened = parse({
			delimiter: findSeparator(firstText),
			record_delimiter: "\n",
			relax_column_count: true,
			relax_quotes: true,
			skip_empty_lines: true,
			info: true,
			max_record_size: maxRecordCharacters,
		});
		opened.on("readable", () => {
			for (;;) {
				const found: { record: string[]; info: { lines: number } } | null = opened.read();
				if (found === null) return;
				const { record: cells, info } = found;
				// The parser tells on which line a row ends.
				const line = info.lines - cells.reduce((breaks, cell) => breaks + cell.split("\n").length - 1, 0);
				if (cells.length > maxColumns) {
					fault ??= "too-many-columns";
					return;
				}
				rows.push({ line, cells });
				lastLine = info.lines;
			}
		});
		opened.on("error", (error) => {
			if (!(error instanceof CsvError)) throw error;
			fault ??= "open-quotation";
		});
		return opened;
	}

	function take(): CsvRow[] {
		const taken = rows;
		rows = [];
		return taken;
	}

	for (const { text, read } of textOf(bytes)) {
		parser ??= open(text);
		parser.write(text);
		await nextTurn();
		const lineEnd = text.lastIndexOf("\n");
		lineCharacters = lineEnd === -1 ? lineCharacters + text.length : text.length - lineEnd - 1;
		// The parser bounds what the cells hold, not how many there are.
		if (lineCharacters > maxLineCharacters) fault ??= "too-many-columns";
		if (fault !== undefined) break;
		yield { rows: take(), read };
	}
	if (fault === undefined) parser?.end();
	await nextTurn();
	yield { rows: take(), read: bytes.length };
	if (fault !== undefined) throw new UnreadableCsv(fault, lastLine + 1);
}

/** The separator that the first line has most of, outside quotations. */
export function separatorOf(text: string): Separator {
	const counts = new Map<string, number>();
	let isQuoted = false;
	for (const sign of text) {
		if (sign === '"') isQuoted = !isQuoted;
		if (sign === "\n" && !isQuoted && counts.size > 0) break;
		if (!isQuoted) counts.set(sign, (counts.get(sign) ?? 0) + 1);
	}
	const [most = ","] = separators.toSorted((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0));
	return most;
}

/** The separator of most columns on most lines: other lines than those of the table may stand before it. */
export function separatorOfTable(text: string): Separator {
	const lines = text.replace(/"[^"]*"/g, "").split("\n");
	const columnsOf = (separator: Separator) => {
		const counts = lines.map((line) => line.split(separator).length).filter((count) => count > 2);
		const alike = [...Map.groupBy(counts, (count) => count)].map(([count, { length }]) => count * length);
		return Math.max(0, ...alike);
	};
	const found = separators.map((separator) => ({ separator, columns: columnsOf(separator) }));
	const [most] = found.toSorted((one, other) => other.columns - one.columns);
	return most === undefined || most.columns === 0 ? separatorOf(text) : most.separator;
}

/** Bytes that are decoded at a time. */
const chunkBytes = 64 * 1024;
/** The bytes that tell whether a file without a mark is UTF-16. */
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
		// A CR at the end of a chunk may be the first half of a CRLF.
		held = decoded.endsWith("\r") && to < bytes.length ? "\r" : "";
		const text = held === "" ? decoded : decoded.slice(0, -1);
		yield { text: text.replace(/\r\n?/g, "\n"), read: to };
	}
}

/** Characters of a cell that are shown. */
const shownCharacters = 80;
/** An export of ours and others put an apostrophe before what a spreadsheet would calculate. */
const guard = /^'(?=[=+\-@])/;

/** A cell without the apostrophe that guards it. */
export function unguarded(cell: string): string {
	return cell.replace(guard, "");
}

/** A cell as it can be shown: on one line, and not endless. */
export function shownCell(cell: string): string {
	const line = cell.replace(/[\s\p{Cc}]+/gu, " ").trim();
	const signs = [...line.slice(0, shownCharacters * 2)];
	return signs.length > shownCharacters ? `${signs.slice(0, shownCharacters - 1).join("")}…` : line;
}
