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

/**
 * Streams rows as a CSV file below their heads. If reading fails on the way, so does the download.
 */
export function csvFile(
	name: string,
	heads: readonly string[],
	rows: AsyncIterable<readonly (readonly string[])[]>,
): Response {
	const bytes = csvBytes(heads, rows);
	const body = new ReadableStream<Uint8Array>({
		pull: async (controller) => {
			const { done, value } = await bytes.next();
			if (done) controller.close();
			else controller.enqueue(value);
		},
		cancel: async () => {
			await bytes.return(undefined);
		},
	});
	return new Response(body, {
		headers: {
			"Content-Type": "text/csv; charset=utf-8",
			"Content-Disposition": `attachment; filename="${name}"`,
		},
	});
}

/** The bytes of a CSV file: heads, and the rows below them. */
export async function* csvBytes(
	heads: readonly string[],
	rows: AsyncIterable<readonly (readonly string[])[]>,
): AsyncGenerator<Uint8Array, undefined> {
	const encoder = new TextEncoder();
	yield encoder.encode(byteOrderMark + csvRows([heads]));
	for await (const some of rows) yield encoder.encode(csvRows(some));
}
