import { csvBytes } from "#platform/api/csv.ts";
import type { ExportFolder } from "./folder/export-folder.ts";

/** The columns of a table: heads, and the cell of each row. */
export type Columns<Row> = readonly (readonly [string, (row: Row) => string])[];

/** Writes rows as CSV, in which no text is a formula. @returns how many there are. */
export async function writeTable<Row>(
	folder: ExportFolder,
	path: string,
	columns: Columns<Row>,
	batches: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>,
): Promise<number> {
	let count = 0;
	async function* cells() {
		for await (const rows of batches) {
			count += rows.length;
			yield rows.map((row) => columns.map(([, cell]) => cell(row)));
		}
	}
	await folder.write(
		path,
		csvBytes(
			columns.map(([head]) => head),
			cells(),
		),
	);
	return count;
}
