import { languageNamed } from "#app/i18n/reading/language-named.ts";
import { anyOf, foldColumnName } from "#app/i18n/reading/recognized-words.ts";
import { isEmail, maxEmailCharacters, normalizeEmail } from "#app/mail/email-address.ts";
import type { Language } from "#app/site/site-config.ts";
import { type CsvRow, rowsOf, shownCell, unguarded } from "#platform/files/csv-rows.ts";
import {
	type ImportOptions,
	type LeftOut,
	type LeftOutReason,
	maxImportRows,
	type UnreadableReason,
} from "./subscriber-import.ts";

/** Rows by which columns are guessed. */
const probedRows = 50;
/** Size of the sample that is shown. */
const sampleRows = 5;
const sampleColumns = 30;

/** A file that cannot be read from a line on. */
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

/** A person named by a line of the file. */
export type Candidate = { line: number; email: string; language: Language };

/** A parsed file, before known people are sorted out. */
export type ReadFile = {
	columns: string[];
	emailColumn: number;
	languageColumn: number | null;
	sample: { line: number; cells: string[] }[];
	/** The number of people for each language that the site does not have, by the file's name of it. */
	otherLanguages: Map<string, number>;
	rows: number;
	candidates: Candidate[];
	leftOut: LeftOut[];
};

type Options = Pick<ImportOptions, "emailColumn" | "languageColumn" | "language">;

/** Reads a file; `onProgress` gets the bytes read. @throws UnreadableFile or UnreadableCsv. */
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
		const reason = addressError(cell) ?? (seen.has(email) ? "twice" : undefined);
		if (reason !== undefined) {
			into.leftOut.push({ line, reason, text: shownCell(cell) });
			return;
		}
		seen.add(email);
		const written = into.languageColumn === null ? "" : (cells[into.languageColumn] ?? "").trim();
		const own = languageNamed(written);
		if (own === undefined && written !== "") {
			const name = shownCell(written);
			into.otherLanguages.set(name, (into.otherLanguages.get(name) ?? 0) + 1);
		}
		into.candidates.push({ line, email, language: own ?? options.language });
	}

	for await (const { rows: found, read } of batchesOf(bytes)) {
		if (found.length > 0) file ??= begin(found);
		for (const row of found) if (file !== undefined) take(file, row);
		onProgress(read);
	}
	if (file === undefined || file.rows === 0) throw new UnreadableFile("empty", 1);
	return file;
}

/** Yields batches. A lone first row is held back: guessing the columns takes a second one. */
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

type Columns = {
	/** Undefined where the first row is already a person. */
	names: string[] | undefined;
	email: number | undefined;
	language: number | undefined;
};

const addressName = new RegExp(
	`\\b${anyOf(({ columns, anyAddress }) => `${columns.email}|${anyAddress}`)}\\b`,
);
const languageName = new RegExp(`\\b${anyOf(({ columns }) => columns.language)}\\b`);

/** Guesses the columns of a file by their names and by the content of the first rows. */
function guessColumns(rows: readonly string[][]): Columns {
	const [first = [], ...others] = rows;
	const isAddress = (cell: string) => isEmail(addressIn(cell));
	const names = first.some(isAddress) ? undefined : first;
	const body = names === undefined ? rows : others;
	const count = (column: number, test: (cell: string) => boolean) =>
		body.filter((cells) => test(cells[column] ?? "")).length;
	const columns = [...first.keys()];
	const best = (test: (cell: string) => boolean, name: RegExp) => {
		const ranked = columns
			.map((column) => ({
				column,
				hits: count(column, test),
				isNamed: name.test(foldColumnName(names?.[column] ?? "")),
			}))
			.filter(({ hits, isNamed }) => hits > 0 || isNamed)
			.toSorted((one, other) => other.hits - one.hits || Number(other.isNamed) - Number(one.isNamed));
		return ranked[0]?.column;
	};
	return {
		names,
		email: best(isAddress, addressName),
		language: best((cell) => languageNamed(cell) !== undefined, languageName),
	};
}

/** `Ada Lovelace <ada@example.com>`, as mail programs write it. */
const named = /^[^<>\n]*<([^<>\s]+)>$/;
const control = /\p{Cc}/u;

function addressIn(cell: string): string {
	const trimmed = cell.trim();
	return normalizeEmail(unguarded(named.exec(trimmed)?.[1] ?? trimmed));
}

function addressError(cell: string): LeftOutReason | undefined {
	const address = addressIn(cell);
	if (address === "") return "no-address";
	if (control.test(cell.trim())) return "line-break";
	if (address.length > maxEmailCharacters) return "too-long";
	return isEmail(address) ? undefined : "not-an-address";
}
