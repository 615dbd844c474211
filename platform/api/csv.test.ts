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

	it.each(["=1+1", "+230", "-2", "@SUM(A1)", "\rx", "\nx", "＝1+1", "＋1@x.example", "－2", "＠SUM(A1)"])(
		"are no formulas: %j",
		(value) => {
			expect(read(csvRows([[value]]))).toEqual([[`'${value}`]]);
		},
	);

	it.each([
		["/;=cmd|'/Ccalc'!A1", "/;'=cmd|'/Ccalc'!A1"],
		['a;"=1+1"', `a;"'=1+1"`],
		['"=1+1"', `'"=1+1"`],
		["a; ＝1+1;-2", "a; '＝1+1;'-2"],
		["a\n@SUM(A1)\r\n+1", "a\n'@SUM(A1)\r\n'+1"],
		["a\t=1+1", "a =1+1"],
		["\t=1+1", "' =1+1"],
		["\u202e=1+1", "'=1+1"],
		["\u0001=1+1", "' =1+1"],
		["one\u202etwo\u0000three", "onetwo three"],
	])("have no formula inside a cell for another list separator: %j", (value, safe) => {
		expect(read(csvRows([[value]]))).toEqual([[safe]]);
	});

	it("begin no formula, whichever separator divides the lines, and whether quotes count or not", () => {
		const sign = fc.constantFrom(..."=+-@;,\"'\t\n ax\u202e\u0001＝");
		fc.assert(
			fc.property(fc.array(fc.string({ unit: sign }), { minLength: 1 }), (cells) => {
				for (const separator of [/[,\r\n]/, /[;\r\n]/, /[\t\r\n]/]) {
					const parts = csvRows([cells]).split(separator);
					const divided = separator.test(",") ? read(csvRows([cells])).flat() : parts;
					for (const part of divided) expect(part).not.toMatch(/^[\s"]*[=+\-@＝]/);
				}
			}),
		);
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

	it("are read as they were written, whatever they hold, but for the apostrophes", () => {
		const bare = (text: string) => text.replaceAll("'", "");
		fc.assert(
			fc.property(fc.array(fc.array(fc.string(), { minLength: 1 }), { minLength: 1 }), (rows) => {
				const back = read(csvRows(rows)).map((cells) => cells.map(bare));
				expect(back).toEqual(rows.map((cells) => cells.map(bare)));
			}),
		);
	});
});
