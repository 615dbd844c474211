import { describe, expect, it } from "vitest";
import { guessBankColumns } from "./bank-columns.ts";
import { readBankFile } from "./bank-file.server.ts";
import { type BankColumns, maxBankRows, maxBankText } from "./bank-file.ts";

const today = "2026-03-31";
const read = (text: string | Uint8Array, chosen?: BankColumns) =>
	readBankFile(typeof text === "string" ? new TextEncoder().encode(text) : text, { today, chosen });

/** Windows-1252, as far as Latin-1 goes. */
const latin = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

const lines = async (text: string | Uint8Array, chosen?: BankColumns) => {
	const file = await read(text, chosen);
	if (file.kind !== "read") throw new Error(`${file.reason} in line ${file.line}`);
	return file.lines.map(({ day, amount, text: said }) => [day, amount, said]);
};

describe("the columns of a bank’s file", () => {
	it.each([
		[
			["Transaction Date", "Value Date", "Reference", "Description", "Money out", "Money in", "Balance"],
			{ day: 0, reference: 2, text: 3, debit: 4, credit: 5 },
		],
		[
			[
				"Instrument ID",
				"Transaction Date",
				"Value Date",
				"Branch Code",
				"Remarks",
				"Debit Amount",
				"Credit Amount",
			],
			{ day: 1, text: 4, debit: 5, credit: 6 },
		],
		[
			["Txn Date", "Description - Instruction No.", "Debit", "Credit"],
			{ day: 0, text: 1, debit: 2, credit: 3 },
		],
		[["Value date", "Posting date", "Narration", "Amount (MUR)"], { day: 1, text: 2, amount: 3 }],
		[["Date", "Details", "Amount", "DR/CR"], { day: 0, text: 1, amount: 2, direction: 3 }],
		[["Date de l’opération", "Libellé", "Montant"], { day: 0, text: 1, amount: 2 }],
		[
			["Date", "Date de valeur", "Libellé", "Débit", "Crédit", "Solde"],
			{ day: 0, text: 2, debit: 3, credit: 4 },
		],
		[["Date", "Reference", "Amount"], { day: 0, text: 1, amount: 2 }],
		[["Date", "Libellé", "Montant", "Sens"], { day: 0, text: 1, amount: 2, direction: 3 }],
		[["Account number", "000012345"], {}],
	])("are told by their names: %j", (names, columns) => expect(guessBankColumns(names)).toEqual(columns));
});

describe("a bank’s file", () => {
	it("of two columns of out and in is read below what stands before it", async () => {
		const file = [
			"Account number, 000012345,,,,,",
			'Opening balance,"1,234.00",,,,,',
			"",
			"Transaction Date,Value Date,Reference,Description,Money out,Money in,Balance",
			'14-Mar-2026,16-Mar-2026,FT26073XK9,JUICE Transfer ANAÏS K7M2PX,0.00,"1,500.00","2,734.00"',
			'15-Mar-2026,15-Mar-2026,FT26074XK9,"Refund, K7M2PY","1,000.50",0.00,"1,733.50"',
		].join("\r\n");
		const expected = [
			["2026-03-14", 150_000, "JUICE Transfer ANAÏS K7M2PX FT26073XK9"],
			["2026-03-15", -100_050, "Refund, K7M2PY FT26074XK9"],
		];
		expect(await lines(file)).toEqual(expected);
		expect(await lines(`\uFEFF${file}`)).toEqual(expected);
		expect(await lines(latin(file))).toEqual(expected);
	});

	it("of one signed column is read, whichever minus it has", async () => {
		const file =
			"Date,Details,Amount\n2026-03-14,In,1500.00\n2026-03-14,Out,-20.00\n2026-03-14,Out,\u221230.00\n";
		expect(await lines(file)).toEqual([
			["2026-03-14", 150_000, "In"],
			["2026-03-14", -2_000, "Out"],
			["2026-03-14", -3_000, "Out"],
		]);
	});

	it("with semicolons, decimal commas and days first is read", async () => {
		const file =
			"Compte courant, Maurice\nPériode : mars, 2026\n\nDate;Libellé;Débit;Crédit;Solde\n14/03/2026;Virement Zoë;;1\u00a0500,00;3\u00a0000,00\n3/3/2026;Frais, mars;(20,50);;2\u00a0979,50\n";
		const expected = [
			["2026-03-14", 150_000, "Virement Zoë"],
			["2026-03-03", -2_050, "Frais, mars"],
		];
		expect(await lines(file)).toEqual(expected);
		expect(await lines(latin(file))).toEqual(expected);
	});

	it("says in or out in a column of its own, or has none of names", async () => {
		expect(await lines("Date,Details,Amount,DR/CR\n2026-03-14,A,10.00,DR\n2026-03-14,B,10.00,CR\n")).toEqual([
			["2026-03-14", -1_000, "A"],
			["2026-03-14", 1_000, "B"],
		]);
		const chosen = { day: 0, text: 2, amount: 1 };
		expect(await lines("2026-03-14,10.00,A\n2026-03-15,20.00,B\n", chosen)).toEqual([
			["2026-03-14", 1_000, "A"],
			["2026-03-15", 2_000, "B"],
		]);
	});

	it("asks which column holds what, where their names do not say it", async () => {
		const file = "Tag;Verwendungszweck;Betrag\n14.03.2026;Überweisung K7M2PX;1.500,00\n";
		expect(await read(file)).toMatchObject({
			...{ kind: "unreadable", reason: "missing-column", line: 1, missing: ["day", "text", "amount"] },
			names: ["Tag", "Verwendungszweck", "Betrag"],
		});
		expect(await lines(file, { day: 0, text: 1, amount: 2 })).toEqual([
			["2026-03-14", 150_000, "Überweisung K7M2PX"],
		]);
	});

	it("names each line that is none, and why", async () => {
		const file = await read(
			[
				"Date,Details,Debit,Credit",
				"2026-03-14,Good,,10.00",
				"31/02/2026,No day,,10.00",
				"2026-03-14,No amount,,ten",
				"2026-03-14,Nothing,0.00,0.00",
				"2026-03-14,Both,1.00,2.00",
				"2026-04-01,Tomorrow,,10.00",
				"2024-03-14,Long ago,,10.00",
				"Total,,1.00,32.00",
			].join("\n"),
		);
		expect(file).toMatchObject({
			kind: "read",
			lines: [{ number: 2 }],
			leftOut: [
				{ number: 3, reason: "day", text: "No day" },
				{ number: 4, reason: "amount", text: "No amount" },
				{ number: 5, reason: "amount", text: "Nothing" },
				{ number: 6, reason: "both", text: "Both" },
				{ number: 7, reason: "ahead", text: "Tomorrow" },
				{ number: 8, reason: "old", text: "Long ago" },
				{ number: 9, reason: "day", text: "Total" },
			],
		});
	});

	it("keeps lines apart that are alike, in the order of their file", async () => {
		const file = await read("Date,Details,Amount\n2026-03-14,A,10\n2026-03-14,a,10.00\n2026-03-14,B,10\n");
		expect(file).toMatchObject({ lines: [{ copy: 1 }, { copy: 2 }, { copy: 1 }] });
	});

	it("is cut where a line has more to say than is read", async () => {
		const [[, , text] = []] = await lines(`Date,Details,Amount\n2026-03-14,${"x".repeat(900)},10\n`);
		expect(String(text)).toHaveLength(maxBankText);
	});

	it.each([
		["", "empty", 1],
		["\n,,\n", "empty", 1],
		["Date,Details,Amount\n", "empty", 1],
		['Date,Details,Amount\n2026-03-14,"A,10\n', "open-quotation", 2],
		[`Date,Details,Amount${",".repeat(300)}\n2026-03-14,A,10\n`, "too-many-columns", 1],
		[`Date,Details,Amount\n${"2026-03-14,A,10\n".repeat(maxBankRows + 1)}`, "too-many-rows", maxBankRows + 2],
	])("that cannot be read says why and where", async (text, reason, line) => {
		expect(await read(text)).toMatchObject({ kind: "unreadable", reason, line });
	});
});
