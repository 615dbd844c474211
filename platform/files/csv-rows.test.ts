import { describe, expect, it } from "vitest";
import { type CsvRow, encodingOf, rowsOf, separatorOf, textOf } from "./csv-rows.ts";

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

const bytes = (...parts: (number[] | Buffer)[]) =>
	new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part))));
const whole = (file: Uint8Array) => [...textOf(file)].map(({ text }) => text).join("");
const swapped = (text: string) => Buffer.from(text, "utf16le").swap16();
const line = "prénom;adresse\r\nZoë;zoe@example.com\r\n";
const decoded = "prénom;adresse\nZoë;zoe@example.com\n";

describe("the text of a file", () => {
	it.each([
		["UTF-8", bytes(Buffer.from(line)), "utf-8"],
		["UTF-8 with a mark", bytes([0xef, 0xbb, 0xbf], Buffer.from(line)), "utf-8"],
		["Windows-1252", bytes(Buffer.from(line, "latin1")), "windows-1252"],
		["UTF-16 with a mark", bytes([0xff, 0xfe], Buffer.from(line, "utf16le")), "utf-16le"],
		["UTF-16, the other way round, with a mark", bytes([0xfe, 0xff], swapped(line)), "utf-16be"],
		["UTF-16 without a mark", bytes(Buffer.from(line, "utf16le")), "utf-16le"],
		["UTF-16, the other way round", bytes(swapped(line)), "utf-16be"],
	])("is read in %s", (_name, file, encoding) => {
		expect(encodingOf(file)).toBe(encoding);
		expect(whole(file)).toBe(decoded);
	});

	it("keeps the signs that Windows-1252 has and Latin-1 has not", () => {
		expect(whole(bytes(Buffer.from("L"), [0x92], Buffer.from("amie "), [0x80]))).toBe("L’amie €");
	});

	it("ends its lines in one way, also where a chunk ends between two signs of an end", () => {
		const long = `${"x".repeat(64 * 1024 - 1)}\r\n\rlast\r`;
		expect(whole(bytes(Buffer.from(long)))).toBe(`${"x".repeat(64 * 1024 - 1)}\n\nlast\n`);
	});

	it("is whole where a sign of several bytes stands between two chunks", () => {
		const text = `${"x".repeat(64 * 1024 - 1)}é`;
		expect(whole(bytes(Buffer.from(text)))).toBe(text);
	});

	it("is nothing in an empty file", () => {
		expect(whole(new Uint8Array())).toBe("");
	});
});
