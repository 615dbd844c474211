import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { csvRows } from "./csv.ts";

/** Reads RFC 4180, to see what a spreadsheet would. */
function read(text: string): string[][] {
	const rows: string[][] = [];
	const row: string[] = [];
	for (const [, quoted, plain = "", end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
		row.push(quoted?.replaceAll('""', '"') ?? plain);
		if (end === "\r\n") rows.push(row.splice(0));
	}
	return rows;
}

describe("CSV rows", () => {
	it("are ended by CR LF, and quoted where RFC 4180 asks for it", () => {
		expect(csvRows([["plain", "a,b", 'say "yes"', "two\nlines", "two\r\nlines", ""]])).toBe(
			'plain,"a,b","say ""yes""","two\nlines","two\r\nlines",\r\n',
		);
	});

	it.each([
		"=1+1",
		"+230",
		"-2",
		"@SUM(A1)",
		"\tx",
		"\rx",
		"\nx",
		"＝1+1",
		"＋1@x.example",
		"－2",
		"＠SUM(A1)",
	])("are no formulas: %j", (value) => {
		expect(read(csvRows([[value]]))).toEqual([[`'${value}`]]);
	});

	it("protect a formula in quotes too", () => {
		expect(csvRows([['=HYPERLINK("https://x.example","click")']])).toBe(
			'"\'=HYPERLINK(""https://x.example"",""click"")"\r\n',
		);
	});

	it("leave what stands inside a cell as it is", () => {
		expect(csvRows([["ada+news@example.com", "/blog", "2026-01-15"]])).toBe(
			"ada+news@example.com,/blog,2026-01-15\r\n",
		);
	});

	it("are read as they were written, whatever they hold", () => {
		fc.assert(
			fc.property(fc.array(fc.array(fc.string(), { minLength: 1 }), { minLength: 1 }), (rows) => {
				const safe = rows.map((cells) =>
					cells.map((cell) => (/^[=+\-@\t\r\n＝＋－＠]/.test(cell) ? `'${cell}` : cell)),
				);
				expect(read(csvRows(rows))).toEqual(safe);
			}),
		);
	});
});
