import { setImmediate as nextTurn } from "node:timers/promises";
import { daysAfter } from "#app/i18n/business-time.ts";
import { foldForSearch } from "#app/i18n/reading/fold.ts";
import { anyOf } from "#app/i18n/reading/recognized-words.ts";
import {
	type CsvRow,
	rowsOf,
	separatorOfTable,
	shownCell,
	UnreadableCsv,
	unguarded,
} from "#platform/files/csv-rows.ts";
import { guessBankColumns, missingBankColumns } from "./bank-columns.ts";
import { type DayOrder, dayOrderOf, readBankDay } from "./bank-days.ts";
import {
	type BankColumnName,
	type BankColumns,
	type BankFault,
	type BankLine,
	bankDays,
	type LeftOutLine,
	maxBankColumns,
	maxBankRows,
	maxBankText,
	type UnreadableBankFile,
} from "./bank-file.ts";
import { type DecimalSigns, decimalSignsOf, readSignedCents } from "./signed-amounts.ts";

/** Rows that may stand before the names of the columns: the bank, the account, the period. */
const maxRowsBefore = 40;

/** Lines that are read in a turn of the event loop: a few milliseconds. */
const linesPerTurn = 200;

/** A bank's file as it was read, before it is known whose lines they are. */
export type BankStatement = {
	kind: "read";
	lines: BankLine[];
	leftOut: LeftOutLine[];
	names: string[];
	columns: BankColumns;
};

/** Reads a bank's file. `chosen` overrides what the names of the columns say. */
export async function readBankFile(
	bytes: Uint8Array,
	{ today, chosen }: { today: string; chosen?: BankColumns | undefined },
): Promise<BankStatement | UnreadableBankFile> {
	const rows: CsvRow[] = [];
	try {
		for await (const { rows: some } of rowsOf(bytes, separatorOfTable)) {
			rows.push(...some.filter(({ cells }) => cells.some((cell) => cell.trim() !== "")));
			if (rows.length > maxBankRows + maxRowsBefore) break;
		}
	} catch (error) {
		if (error instanceof UnreadableCsv) return unreadable(error.reason, error.line);
		throw error;
	}
	const head = headOf(rows);
	const columns = chosen ?? head.columns;
	const named = rows[head.index];
	const names = (named?.cells ?? []).slice(0, maxBankColumns).map((name) => shownCell(name.trim()));
	if (named === undefined) return unreadable("empty", 1);
	const missing = missingBankColumns(columns);
	if (missing.length > 0) return { ...unreadable("missing-column", named.line), missing, names, columns };
	const body = rows.slice(isLine(named.cells, columns) ? head.index : head.index + 1);
	const excess = body[maxBankRows];
	if (excess !== undefined) return { ...unreadable("too-many-rows", excess.line), names, columns };
	if (body.length === 0) return { ...unreadable("empty", named.line), names, columns };
	return { kind: "read", ...(await readLines(body, columns, today)), names, columns };
}

function unreadable(reason: UnreadableBankFile["reason"], line: number): UnreadableBankFile {
	return { kind: "unreadable", reason, line, missing: [], names: [], columns: {} };
}

/** Finds the row that names the columns; without one, the first that has as many as a line. */
function headOf(rows: readonly CsvRow[]): { index: number; columns: BankColumns } {
	const first = rows.slice(0, maxRowsBefore);
	for (const [index, { cells }] of first.entries()) {
		const columns = guessBankColumns(cells.slice(0, maxBankColumns));
		if (missingBankColumns(columns).length === 0) return { index, columns };
	}
	const filled = ({ cells }: CsvRow) => cells.filter((cell) => cell.trim() !== "").length;
	const index = Math.max(
		0,
		first.findIndex((row) => filled(row) >= 3),
	);
	return { index, columns: guessBankColumns(first[index]?.cells.slice(0, maxBankColumns) ?? []) };
}

/** Tells a line from the names of the columns: a file may have none. */
function isLine(cells: readonly string[], { day }: BankColumns): boolean {
	return day !== undefined && readBankDay(cells[day] ?? "") !== undefined;
}

type Conventions = { order: DayOrder; decimals: DecimalSigns; today: string };
type Cell = (name: BankColumnName) => string;

async function readLines(
	rows: readonly CsvRow[],
	columns: BankColumns,
	today: string,
): Promise<Pick<BankStatement, "lines" | "leftOut">> {
	const read = rows.map(({ line, cells }) => {
		const cell: Cell = (name) => {
			const column = columns[name];
			return column === undefined ? "" : unguarded((cells[column] ?? "").trim());
		};
		return { number: line, cell };
	});
	const conventions = {
		today,
		order: dayOrderOf(read.map(({ cell }) => cell("day"))),
		decimals: decimalSignsOf(read.flatMap(({ cell }) => [cell("amount"), cell("credit"), cell("debit")])),
	};
	const lines: BankLine[] = [];
	const leftOut: LeftOutLine[] = [];
	const copies = new Map<string, number>();
	for (const [index, { number, cell }] of read.entries()) {
		if (index % linesPerTurn === 0) await nextTurn();
		const words = [cell("text"), cell("reference")].map((one) => one.slice(0, maxBankText));
		const text = words
			.join(" ")
			.replace(/[\s\p{Cc}]+/gu, " ")
			.trim();
		const found = readLine(cell, conventions);
		if ("fault" in found) {
			leftOut.push({ number, reason: found.fault, text: shownCell(text || cell(found.cell)) });
			continue;
		}
		const line = { ...found, text: text.slice(0, maxBankText).toWellFormed() };
		const key = likenessOf(line);
		const copy = (copies.get(key) ?? 0) + 1;
		copies.set(key, copy);
		lines.push({ number, ...line, copy });
	}
	return { lines, leftOut };
}

/** Identifies what a line says, however its file was encoded. */
export function likenessOf({ day, amount, text }: Pick<BankLine, "day" | "amount" | "text">): string {
	return JSON.stringify([day, amount, foldForSearch(text)]);
}

type Read = Pick<BankLine, "day" | "amount"> | { fault: BankFault; cell: BankColumnName };

function readLine(cell: Cell, { order, decimals, today }: Conventions): Read {
	const day = readBankDay(cell("day"), order);
	if (day === undefined) return { fault: "day", cell: "day" };
	const amount = readAmount(cell, decimals);
	if (typeof amount === "string") return { fault: amount, cell: "amount" };
	if (day > today) return { fault: "ahead", cell: "day" };
	return day < daysAfter(today, -bankDays) ? { fault: "old", cell: "day" } : { day, amount };
}

const incoming = new RegExp(`^(?:${anyOf((words) => words.incoming)}|\\+)$`);
const outgoing = new RegExp(`^(?:${anyOf((words) => words.outgoing)}|-)$`);

/** Returns cents: of one column, with the one that says in or out, or of the two of in and out. */
function readAmount(cell: Cell, decimals: DecimalSigns): number | "amount" | "both" {
	const [amount, credit, debit] = (["amount", "credit", "debit"] as const).map((name) => {
		const written = cell(name);
		// What is dashed or zero is blank, as in the column of what went the other way.
		if (/^[-–—]?$/.test(written)) return 0;
		return readSignedCents(written, decimals);
	});
	if (amount === undefined || credit === undefined || debit === undefined) return "amount";
	if ([amount, credit, debit].filter((cents) => cents !== 0).length > 1) return "both";
	const direction = foldForSearch(cell("direction"));
	const cents = amount === 0 ? credit - Math.abs(debit) : amount;
	if (cents === 0) return "amount";
	if (direction === "" || amount === 0) return cents;
	if (outgoing.test(direction)) return -Math.abs(cents);
	return incoming.test(direction) ? cents : "amount";
}
