import { describe, expect, it } from "vitest";
import {
	genderNamed,
	guessGuestColumns,
	personOf,
	readGuestFile,
	readGuestLine,
} from "./guest-file.server.ts";

const columns = { firstName: 0, age: 1, gender: 2, email: 3, telephone: 4, note: 5, diet: 6, language: 7 };
const line = ["Léa", "31", "f", "lea@example.com", "+230 5712 3456", "Likes jazz", "No fish", "fr"];
/** A line in which one cell is another. */
const read = (name: keyof typeof columns, cell: string) =>
	readGuestLine(line.with(columns[name], cell), columns, "en");

describe("a line of a file of guests", () => {
	it("is a guest by the rules of the form", () => {
		expect(readGuestLine(line, columns, "en")).toEqual({
			guest: {
				...{ firstName: "Léa", age: 31, gender: "woman", email: "lea@example.com", language: "fr" },
				...{ telephone: "+230 5712 3456", note: "Likes jazz", diet: "No fish" },
				takesMessages: false,
			},
		});
	});

	it.each([
		["34", 34],
		[" 34 ", 34],
		["34.0", 34],
		["34,00", 34],
		["34 ans", 34],
		["34 years old", 34],
		["34 yrs", 34],
		["34 y.o.", 34],
		["18", 18],
		["99", 99],
	])("has an age written as %j", (cell, age) => {
		expect(read("age", cell)).toMatchObject({ guest: { age } });
	});

	it.each(["", "17", "100", "34.5", "thirty", "-34", "3 4", "1e1", "0x22", "34 kg"])(
		"has no age in %j",
		(cell) => {
			expect(read("age", cell)).toMatchObject({ fault: "age", text: cell.trim() || "Léa" });
		},
	);

	it.each([
		["fr", "fr"],
		["French", "fr"],
		["Français", "fr"],
		["EN", "en"],
		["anglais", "en"],
		["Klingon", "en"],
		["", "en"],
	])("is written to in a language named %j, or in the one that was said", (cell, language) => {
		expect(read("language", cell)).toMatchObject({ guest: { language } });
	});

	it.each([
		["firstName", "", "lea@example.com"],
		["firstName", "x".repeat(81), "x".repeat(79)],
		["gender", "x", "x"],
		["email", "not an address", "not an address"],
		["telephone", "call me", "call me"],
		["note", "n".repeat(1_001), "n".repeat(79)],
		["diet", "d".repeat(301), "d".repeat(79)],
	] as const)("brings nobody where its %s is wrong, and shows enough to find it", (name, cell, text) => {
		const found = read(name, cell);
		expect(found).toMatchObject({ fault: name });
		expect("text" in found && found.text.replace(/…$/, "")).toBe(text);
	});

	it("is shown on one line, without what would break a screen", () => {
		expect(read("email", "a\n\tb\u0000c")).toMatchObject({ fault: "email", text: "a b c" });
	});

	it("loses the apostrophe by which an export guards a spreadsheet", () => {
		expect(read("telephone", "'+230 5712 3456")).toMatchObject({ guest: { telephone: "+230 5712 3456" } });
		expect(read("note", "'=1+1")).toMatchObject({ guest: { note: "=1+1" } });
		expect(read("firstName", "'Ann")).toMatchObject({ guest: { firstName: "'Ann" } });
	});

	it("may be shorter than the first one", () => {
		expect(readGuestLine(line.slice(0, 3), columns, "en")).toMatchObject({
			guest: { firstName: "Léa", email: "", diet: "", language: "en" },
		});
	});
});

describe("a woman or a man", () => {
	it.each(["woman", "F", "Femme", "feminin", "Mme", "Mme.", "Ms.", "une femme", "a woman"])(
		"is a woman: %s",
		(cell) => {
			expect(genderNamed(cell)).toBe("woman");
		},
	);

	it.each(["man", "M", "h", "Homme", "Masculin", "Mr.", "Monsieur", "un homme"])("is a man: %s", (cell) => {
		expect(genderNamed(cell)).toBe("man");
	});

	it.each(["", "x", "woman or man", "mf", "human", "femme fatale", "1"])("is not guessed from %j", (cell) => {
		expect(genderNamed(cell)).toBeUndefined();
	});
});

describe("the columns of a file", () => {
	it.each([
		[["First name", "Age", "Gender"], { firstName: 0, age: 1, gender: 2 }],
		[["Âge", "Prénom", "Sexe"], { age: 0, firstName: 1, gender: 2 }],
		[["Nom", "Prénom", "Âge", "Civilité"], { firstName: 1, age: 2, gender: 3 }],
		[["Guest", "Age", "Woman or man"], { firstName: 0, age: 1, gender: 2 }],
		[["Nom", "Âge", "Sexe"], { age: 1, gender: 2 }],
		[["Name", "Age", "Gender"], { age: 1, gender: 2 }],
		[["Name", "First name", "Age"], { firstName: 1, age: 2 }],
		[["E-mail", "Tél.", "Langue"], { email: 0, telephone: 1, language: 2 }],
		[["What they do not eat", "Remarques"], { diet: 0, note: 1 }],
		[["Seat for", "Written to in"], { gender: 0, language: 1 }],
		[["Allergies", "WhatsApp"], { diet: 0, telephone: 1 }],
		[["Votre prénom", "Guest’s first name"], { firstName: 0 }],
		[["Nom et prénom"], {}],
		[["Prénom et nom", "Âge"], { age: 1 }],
		[["First name and surname", "First name / last name", "Age"], { age: 2 }],
		[["", "Anything", "Village"], {}],
	])("are told by their names: %j", (names, expected) => {
		expect(guessGuestColumns(names)).toEqual(expected);
	});

	it("hold one thing each, the first of two that are called alike", () => {
		expect(guessGuestColumns(["Email", "E-mail", "Age", "Age"])).toEqual({ email: 0, age: 2 });
	});
});

describe("a file of guests", () => {
	const bytes = (text: string) => new TextEncoder().encode(text);
	const file = (text: string) => readGuestFile(bytes(text), { language: "en" });

	it.each([
		["nothing", "", { reason: "empty", line: 1 }],
		["names of columns alone", "First name,Age,Gender\n\n,,\n", { reason: "empty" }],
		["no column of ages", "First name,Gender\nLéa,f", { reason: "missing-column", missing: ["age"] }],
		["no names of columns", "Léa,31,f\nMax,35,m", { missing: ["firstName", "age", "gender"] }],
		[
			"an open quotation",
			'First name,Age,Gender\nLéa,31,f\n"Max,35,m',
			{ reason: "open-quotation", line: 3 },
		],
	])("cannot be read that holds %s, and says why", async (_what, text, expected) => {
		expect(await file(text)).toMatchObject({ kind: "unreadable", ...expected });
	});

	it("brings each person once, by their address or by name, age and number", async () => {
		const read = await file(
			[
				"First name,Age,Gender,Email,Telephone",
				"Léa,31,f,lea@example.com,",
				"Someone else,40,f,LEA@example.com,",
				"Max,35,m,,5712 3456",
				"MAX,35,h,,57123456",
				"Max,36,m,,5712 3456",
			].join("\n"),
		);
		expect(read).toMatchObject({ kind: "read", rows: 5 });
		expect(read.kind === "read" && read.candidates.map((one) => one.line)).toEqual([2, 4, 6]);
		expect(read.kind === "read" && read.leftOut).toEqual([
			{ line: 3, reason: "twice", text: "lea@example.com" },
			{ line: 5, reason: "twice", text: "MAX" },
		]);
	});

	it("is read however a spreadsheet saved it", async () => {
		const french = '\uFEFFPrénom;Âge;Genre\r\n"Léa; dite ""Lou""";31;F\r\n';
		expect(await file(french)).toMatchObject({ candidates: [{ guest: { firstName: 'Léa; dite "Lou"' } }] });
		const utf16 = Buffer.from("\uFEFFFirst name\tAge\tGender\nLéa\t31\tf\n", "utf16le");
		expect(await readGuestFile(utf16, { language: "fr" })).toMatchObject({
			candidates: [{ guest: { language: "fr" } }],
		});
	});
});

it.each([
	[{ email: "lea@example.com" }, { firstName: "Other", email: "lea@example.com" }, true],
	[{ firstName: "Léa" }, { firstName: "LEA" }, true],
	[{ telephone: "+230 5712-3456" }, { telephone: "+23057123456" }, true],
	[{ age: 31 }, { age: 32 }, false],
	[{ gender: "woman" }, { gender: "man" }, false],
	[{ email: "lea@example.com" }, { email: "" }, false],
] as const)("%j and %j are one person: %s", (one, other, isSame) => {
	const person = { firstName: "Léa", age: 31, gender: "woman", email: "", telephone: "" } as const;
	expect(personOf({ ...person, ...one }) === personOf({ ...person, ...other })).toBe(isSame);
});
