import { languageNamed } from "#app/i18n/reading/language-named.ts";
import type { Language } from "#app/site/site-config.ts";
import { shownCell } from "#platform/files/csv-cell.ts";
import { type CsvRow, rowsOf } from "#platform/files/csv-rows.ts";
import { type Columns, guessColumns } from "./guess-columns.server.ts";
import { addressIn, faultOf } from "./read-line.server.ts";
import {
	type ImportOptions,
	type LeftOut,
	maxImportRows,
	type UnreadableReason,
} from "./subscriber-import.ts";

/** Rows by which columns are known, and those that are shown. */
const probedRows = 50;
const sampleRows = 5;
/** Columns of a sample: those of a table that can be read. */
const sampleColumns = 30;

/** A file, or a line of it, from which on nothing can be read. */
export class UnreadableFile extends Error {
	readonly reason: UnreadableReason;
	readonly line: number;

	constructor(reason: UnreadableReason, line: number) {
		super(reason);
		this.name = "UnreadableFile";
		this.reason = reason;
		this.line = line;
	}
}

/** Somebody whom a line of the file names. */
export type Candidate = { line: number; email: string; language: Language };

/** A file as it was read, before it is known who is new. */
export type ReadFile = {
	columns: string[];
	emailColumn: number;
	languageColumn: number | null;
	sample: { line: number; cells: string[] }[];
	/** How many people speak each language that the site does not have, as the file calls it. */
	otherLanguages: Map<string, number>;
	rows: number;
	candidates: Candidate[];
	leftOut: LeftOut[];
};

type Options = Pick<ImportOptions, "emailColumn" | "languageColumn" | "language">;

/**
 * Reads a file of subscribers. `onProgress` is told how many of its bytes have been read.
 * @throws UnreadableFile, or UnreadableCsv where the file cannot be read to its end.
 */
export async function readFile(
	bytes: Uint8Array,
	options: Options,
	onProgress: (read: number) => void,
): Promise<ReadFile> {
	const seen = new Set<string>();
	let rows = 0;
	let file: ReadFile | undefined;
	let columns: Columns | undefined;

	function begin(first: readonly CsvRow[]): ReadFile {
		columns = guessColumns(first.slice(0, probedRows).map(({ cells }) => cells));
		const emailColumn = options.emailColumn ?? columns.email;
		if (emailColumn === undefined) throw new UnreadableFile("no-address-column", 1);
		const width = Math.max(...first.slice(0, sampleRows + 1).map(({ cells }) => cells.length));
		const named = columns.names ?? [];
		return {
			columns: Array.from({ length: width }, (_, index) => shownCell(named[index] ?? "")),
			emailColumn,
			languageColumn:
				options.languageColumn === undefined ? (columns.language ?? null) : options.languageColumn,
			sample: [],
			otherLanguages: new Map(),
			rows: 0,
			candidates: [],
			leftOut: [],
		};
	}

	function take(into: ReadFile, { line, cells }: CsvRow): void {
		rows += 1;
		if (rows === 1 && columns?.names !== undefined) return;
		if (into.rows === maxImportRows) throw new UnreadableFile("too-many-rows", line);
		into.rows += 1;
		if (into.sample.length < sampleRows) {
			into.sample.push({ line, cells: cells.slice(0, sampleColumns).map(shownCell) });
		}
		const cell = cells[into.emailColumn] ?? "";
		const email = addressIn(cell);
		const reason = faultOf(cell) ?? (seen.has(email) ? "twice" : undefined);
		if (reason !== undefined) {
			into.leftOut.push({ line, reason, text: shownCell(cell) });
			return;
		}
		seen.add(email);
		const spoken = into.languageColumn === null ? "" : (cells[into.languageColumn] ?? "").trim();
		const said = languageNamed(spoken);
		if (said === undefined && spoken !== "") {
			const name = shownCell(spoken);
			into.otherLanguages.set(name, (into.otherLanguages.get(name) ?? 0) + 1);
		}
		into.candidates.push({ line, email, language: said ?? options.language });
	}

	for await (const { rows: found, read } of batchesOf(bytes)) {
		if (found.length > 0) file ??= begin(found);
		for (const row of found) if (file !== undefined) take(file, row);
		onProgress(read);
	}
	if (file === undefined || file.rows === 0) throw new UnreadableFile("empty", 1);
	return file;
}

/**
 * The batches as they are read; a lone first row is held back, since guessing the columns takes a
 * second one.
 */
async function* batchesOf(bytes: Uint8Array): AsyncGenerator<{ rows: CsvRow[]; read: number }, undefined> {
	let held: CsvRow[] = [];
	for await (const { rows, read } of rowsOf(bytes)) {
		held = held.length === 0 ? rows : [...held, ...rows];
		const isEnough = held.length > 1;
		yield { rows: isEnough ? held : [], read };
		if (isEnough) held = [];
	}
	yield { rows: held, read: bytes.length };
}
