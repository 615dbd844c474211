/** Characters that start a formula in a spreadsheet, as OWASP lists them, full-width ones too. */
const formulaSigns = "=+\\-@＝＋－＠";
const beginsFormula = new RegExp(`^[\\s"]*[${formulaSigns}]|^[\\r\\n]`);
/** A formula within a cell, where a spreadsheet with another list separator splits the line. */
const beginsFormulaInside = new RegExp(`([;\\r\\n][\\s"]*)(?=[${formulaSigns}])`, "g");
/** Control characters but line breaks: no cell needs them. */
const controls = /[^\P{Cc}\n\r]+/gu;
const needsQuotes = /[";,\r\n]/;

/** Tells spreadsheets that the file is UTF-8: the first character of every file. */
export const byteOrderMark = "\ufeff";

/**
 * Rows of a CSV file (RFC 4180), each ended by CR LF. A formula gets a leading apostrophe, whichever
 * list separator a spreadsheet divides the line by: it stays text, and can reach nothing.
 */
export function csvRows(rows: readonly (readonly string[])[]): string {
	return rows.map((cells) => `${cells.map(cellOf).join(",")}\r\n`).join("");
}

function cellOf(value: string): string {
	const shown = value
		.replace(/\p{Bidi_Control}/gu, "")
		.replace(controls, " ")
		.replace(beginsFormulaInside, "$1'");
	const text = beginsFormula.test(shown) ? `'${shown}` : shown;
	return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
