import type { Row } from "./part.ts";

/** Returns a Markdown table, its columns padded so that it can be read in a terminal too. */
export function table(head: string[], lines: string[][]): string {
	const widths = head.map((title, column) =>
		Math.max(title.length, ...lines.map((line) => (line[column] ?? "").length)),
	);
	const written = (cells: string[]) =>
		`| ${widths.map((width, column) => (cells[column] ?? "").padEnd(width)).join(" | ")} |`;
	const rule = `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`;
	return [written(head), rule, ...lines.map(written)].join("\n");
}

/** Returns the table of rows with their bounds. */
export function rowsTable(rows: Row[]): string {
	const verdict = ({ met }: Row) => (met === null ? "" : met ? "met" : "missed");
	return table(
		["figure", "measured", "bound", ""],
		rows.map((row) => [row.name, row.figure, row.bound, verdict(row)]),
	);
}
