import { describe, expect, it } from "vitest";
import { type CsvRow, rowsOf, separatorOf } from "./csv-rows.ts";

async function read(text: string): Promise<CsvRow[]> {
	const all: CsvRow[] = [];
	for await (const { rows } of rowsOf(new TextEncoder().encode(text))) all.push(...rows);
	return all;
}
const cells = async (text: string) => (await read(text)).map((row) => row.cells);

describe("the rows of a file", () => {
	it.each([",", ";", "\t"])("are divided by %j", async (separator) => {
		const text = `Name${separator}Email\nAda, L.; "x"${separator}ada@example.com`.replace(
			'Ada, L.; "x"',
			'"Ada, L.; ""x"""',
		);
		expect(separatorOf(text)).toBe(separator);
		expect(await cells(text)).toEqual([
			["Name", "Email"],
			['Ada, L.; "x"', "ada@example.com"],
		]);
	});

	it("are one column where nothing divides them", async () => {
		expect(await cells("ada@example.com\nben@example.com")).toEqual([
			["ada@example.com"],
			["ben@example.com"],
		]);
	});

	it("begin on the line that an editor shows, whatever is quoted or blank above", async () => {
		const rows = await read('a,b\n"one\ntwo",2\n\n\nlast,3\n"q\n\nq",4\nend,5');
		expect(rows.map(({ line }) => line)).toEqual([1, 2, 6, 7, 10]);
	});

	it("may have more or fewer cells than the first, and quotation marks amid words", async () => {
		expect(await cells('a,b\nx\nO"Neil,2,3\n"said" he,4')).toEqual([
			["a", "b"],
			["x"],
			['O"Neil', "2", "3"],
			['"said" he', "4"],
		]);
	});

	it.each([
		["to the end of the file", 'a,b\nx,1\n"y,2\nz,3\n', 3],
		["for longer than any cell", `a,b\n"y,2\n${"z,3\n".repeat(40_000)}`, 2],
	])("end with a fault where a quotation goes on %s", async (_name, text, line) => {
		await expect(read(text)).rejects.toMatchObject({ reason: "open-quotation", line });
	});

	it.each([
		["in the first line", ",".repeat(200), 1],
		["further down, where cells are blank", `a,b\nx,1\n${",".repeat(8 * 1024 * 1024)}`, 3],
		["after cells of several lines", `a,"x\ny"\n${";".repeat(5)}${'"",'.repeat(100_000)}`, 3],
	])("end with a fault where there are more columns than a table has, %s", async (_name, text, line) => {
		await expect(read(text)).rejects.toMatchObject({ reason: "too-many-columns", line });
	});

	it("may have as many columns as a table has, and a long note with commas", async () => {
		const note = "one, two; ".repeat(6_000);
		const wide = `${"a,".repeat(199)}"${note}"`;
		expect((await cells(`${wide}\n${wide}`)).map((row) => [row.length, row.at(-1)])).toEqual([
			[200, note],
			[200, note],
		]);
	});

	it("are all there in a file of many chunks", async () => {
		const text = Array.from({ length: 30_000 }, (_, index) => `reader-${index}@example.com;fr`).join("\r\n");
		const rows = await read(text);
		expect(rows).toHaveLength(30_000);
		expect(rows.at(-1)).toEqual({ line: 30_000, cells: ["reader-29999@example.com", "fr"] });
	});
});
