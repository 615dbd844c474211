import { setImmediate as nextTurn } from "node:timers/promises";
import type { CsvError as CsvFault, Parser } from "csv-parse";
import { textOf } from "./file-text.ts";

/** A quotation that is longer has no end. */
const maxRecordCharacters = 64 * 1024;
const separators = [",", ";", "\t"] as const;

/** A row and the line of the file on which it begins, from 1. */
export type CsvRow = { line: number; cells: string[] };

/** A quotation without an end: from this line on nothing can be read. */
export class OpenQuotation extends Error {
	readonly line: number;

	constructor(line: number) {
		super("A quotation has no end.");
		this.name = "OpenQuotation";
		this.line = line;
	}
}

/**
 * The rows of a file with one of three separators, some at a time, and other work between them.
 * `read` is how many bytes have been read. @throws OpenQuotation.
 */
export async function* rowsOf(
	bytes: Uint8Array,
): AsyncGenerator<{ rows: CsvRow[]; read: number }, undefined> {
	// Read with the first file: until then it stays out of memory.
	const { CsvError, parse } = await import("csv-parse");
	let parser: Parser | undefined;
	let rows: CsvRow[] = [];
	let lastLine = 0;
	let fault: CsvFault | undefined;

	function open(firstText: string) {
		const opened = parse({
			delimiter: separatorOf(firstText),
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
				rows.push({ line, cells });
				lastLine = info.lines;
			}
		});
		opened.on("error", (error) => {
			if (!(error instanceof CsvError)) throw error;
			fault = error;
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
		if (fault !== undefined) break;
		yield { rows: take(), read };
	}
	if (fault === undefined) parser?.end();
	await nextTurn();
	yield { rows: take(), read: bytes.length };
	if (fault !== undefined) throw new OpenQuotation(lastLine + 1);
}

/** The separator that the first line has most of, outside quotations. */
export function separatorOf(text: string): (typeof separators)[number] {
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
