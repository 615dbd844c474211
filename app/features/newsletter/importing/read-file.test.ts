import { describe, expect, it } from "vitest";
import { readFile } from "./read-file.server.ts";
import { maxImportRows } from "./subscriber-import.ts";

const read = (text: string, options: object = {}) =>
	readFile(new TextEncoder().encode(text), { language: "en", ...options }, () => undefined);
const people = async (text: string, options: object = {}) =>
	(await read(text, options)).candidates.map(({ line, email, language }) => `${line} ${email} ${language}`);

describe("a file of subscribers", () => {
	it.each([
		["Nom;Courriel;Langue\nAda;Ada@Example.com;Français\nBen;ben@example.com;anglais", 1, 2],
		["lang,name,e-mail\nfr,Ada,ada@example.com\nen-GB,Ben,ben@example.com", 2, 0],
		["x\ty\nada@example.com\tfr_MU\nben@example.com\tEnglish", 0, 1],
	])(
		"tells by names and by what stands below them which column is which: %j",
		async (text, email, language) => {
			const file = await read(text);
			expect([file.emailColumn, file.languageColumn]).toEqual([email, language]);
			expect(await people(text)).toEqual(["2 ada@example.com fr", "3 ben@example.com en"]);
		},
	);

	it("may have no column names: then its first line is a person too", async () => {
		expect(await people("ada@example.com,fr\nben@example.com,")).toEqual([
			"1 ada@example.com fr",
			"2 ben@example.com en",
		]);
	});

	it.each([
		["contact\nada@example.com\n", ["2 ada@example.com en"]],
		["speaks,contact\nfr,ada@example.com", ["2 ada@example.com fr"]],
		["ada@example.com", ["1 ada@example.com en"]],
	])("may be of one person alone: %j", async (text, expected) => {
		expect(await people(text)).toEqual(expected);
	});

	it("is read with the columns that the owner chose", async () => {
		const text = "old,new\nada@example.com,ada@example.org\nben@example.com,ben@example.org";
		expect(await people(text, { emailColumn: 1, languageColumn: null, language: "fr" })).toEqual([
			"2 ada@example.org fr",
			"3 ben@example.org fr",
		]);
	});

	it("lists each line that is left out, by its number and reason", async () => {
		const long = `${"a".repeat(250)}@example.com`;
		const { leftOut, rows } = await read(
			[
				"email,note",
				"ada@example.com,",
				",nobody",
				"not an address,",
				'"eve@example.com\nBcc: all@example.com",',
				`${long},`,
				"ADA@example.com ,again",
				'=HYPERLINK("http://evil.example"),',
			].join("\n"),
		);
		expect(rows).toBe(7);
		expect(leftOut.map(({ line, reason }) => [line, reason])).toEqual([
			[3, "no-address"],
			[4, "not-an-address"],
			[5, "line-break"],
			[7, "too-long"],
			[8, "twice"],
			[9, "not-an-address"],
		]);
		expect(leftOut[2]?.text).toBe("eve@example.com Bcc: all@example.com");
		expect(leftOut[3]?.text).toHaveLength(80);
	});

	it("of 50,000 lines, in an older encoding, is read without blocking other work, and every bad line listed", async () => {
		const bad = [
			["", "no-address"],
			["=cmd|'/c calc'!A1", "not-an-address"],
			['"eve@example.com\nBcc: all@example.com"', "line-break"],
			["Zoé <zoé@>", "not-an-address"],
			["READER-1@example.com", "twice"],
		] as const;
		const every = 100;
		const expected: [number, string][] = [];
		const lines = ["Prénom;Courriel"];
		let line = 1;
		for (let index = 0; index < 50_000; index += 1) {
			line += 1;
			const [cell, reason] = bad[(index / every) % bad.length] ?? [`reader-${index}@example.com`, undefined];
			lines.push(`Zoé;${cell}`);
			if (reason !== undefined) expected.push([line, reason]);
			line += cell.split("\n").length - 1;
		}
		let turns = 0;
		const turn = () => {
			turns += 1;
			pending = setImmediate(turn);
		};
		let pending = setImmediate(turn);
		const file = await readFile(Buffer.from(lines.join("\n"), "latin1"), { language: "fr" }, () => undefined);
		clearImmediate(pending);
		expect(file.columns).toEqual(["Prénom", "Courriel"]);
		expect([file.rows, file.candidates.length]).toEqual([50_000, 50_000 - expected.length]);
		expect(file.leftOut.map(({ line, reason }) => [line, reason])).toEqual(expected);
		expect(turns).toBeGreaterThan(10);
	});

	it("is accepted as this site, and as mail programs, write it", async () => {
		expect(await people("email\n'=ada@example.com\nBen <ben@example.com>")).toEqual([
			"2 =ada@example.com en",
			"3 ben@example.com en",
		]);
	});

	it.each([
		["", "empty"],
		["\n\n", "empty"],
		["email\n", "empty"],
		["name,town\nAda,Tamarin", "no-address-column"],
		[`email${",x".repeat(200)}\nada@example.com`, "too-many-columns"],
		[`email\n${"a@example.com\n".repeat(maxImportRows + 1)}`, "too-many-rows"],
	])("is refused where it cannot be read", async (text, reason) => {
		await expect(read(text)).rejects.toMatchObject({ reason });
	});

	it("shows the first rows, cut short", async () => {
		const { sample, columns } = await read(`email,note\nada@example.com,${"long ".repeat(40)}\n`);
		expect(columns).toEqual(["email", "note"]);
		expect(sample[0]?.cells[1]).toHaveLength(80);
	});
});
