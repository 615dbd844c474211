/**
 * What a spreadsheet takes for the beginning of a formula: as OWASP lists it, the full-width signs
 * too.
 */
const beginsFormula = /^[=+\-@\t\r\n＝＋－＠]/;
const needsQuotes = /[",\r\n]/;

/** Tells spreadsheets that the file is UTF-8: the first character of every file. */
export const byteOrderMark = "\ufeff";

/**
 * Rows of a CSV file (RFC 4180), each ended by CR LF. A cell that a spreadsheet would calculate
 * gets a leading apostrophe: it stays text, and can reach nothing.
 */
export function csvRows(rows: readonly (readonly string[])[]): string {
	return rows.map((cells) => `${cells.map(cellOf).join(",")}\r\n`).join("");
}

function cellOf(value: string): string {
	const text = beginsFormula.test(value) ? `'${value}` : value;
	return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
