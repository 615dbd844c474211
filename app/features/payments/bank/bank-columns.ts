import { anyOf, foldColumnName } from "#app/i18n/reading/recognized-words.ts";
import { type BankColumnName, type BankColumns, neededBankColumns } from "./bank-file.ts";

const word = (name: Parameters<typeof anyOf>[0]) => new RegExp(`\\b${anyOf(name)}\\b`);

/** The names of columns, the surest first: the day of a transaction before any other day. */
const names: readonly (readonly [BankColumnName, RegExp])[] = [
	["direction", new RegExp(`^${anyOf(({ bankColumns }) => bankColumns.direction)}$`)],
	["day", word(({ bankColumns }) => bankColumns.bookingDay)],
	["day", word(({ bankColumns }) => bankColumns.day)],
	["debit", word(({ bankColumns }) => bankColumns.debit)],
	["credit", word(({ bankColumns }) => bankColumns.credit)],
	["amount", word(({ bankColumns }) => bankColumns.amount)],
	["text", word(({ bankColumns }) => bankColumns.text)],
	["reference", word(({ bankColumns }) => bankColumns.reference)],
	// Where nothing else is called a text, the reference is all there is.
	["text", word(({ bankColumns }) => bankColumns.reference)],
];

/** Guesses what the columns of a bank's file hold by their names, each once. */
export function guessBankColumns(row: readonly string[]): BankColumns {
	const folded = row.map(foldColumnName);
	const columns: BankColumns = {};
	for (const [name, called] of names) {
		if (columns[name] !== undefined) continue;
		const taken = name === "text" && columns.reference !== undefined ? [] : Object.values(columns);
		const column = folded.findIndex((one, index) => !taken.includes(index) && called.test(one));
		if (column >= 0) columns[name] = column;
	}
	if (columns.text === columns.reference) delete columns.reference;
	return withOneAmount(columns);
}

/** Keeps two columns of in and out, or else the one of an amount. */
function withOneAmount({ amount, debit, credit, direction, ...others }: BankColumns): BankColumns {
	const isSplit = debit !== undefined && credit !== undefined;
	if (isSplit || amount === undefined) {
		return { ...others, ...(debit !== undefined && { debit }), ...(credit !== undefined && { credit }) };
	}
	return { ...others, amount, ...(direction !== undefined && { direction }) };
}

/** Returns what is missing until lines can be read by these columns. */
export function missingBankColumns(columns: BankColumns): (typeof neededBankColumns)[number][] {
	const { amount, debit, credit } = columns;
	return neededBankColumns.filter((name) =>
		name === "amount" ? (amount ?? debit ?? credit) === undefined : columns[name] === undefined,
	);
}
