import { sql } from "kysely";
import { pino } from "pino";
import { describe, expect, it } from "vitest";
import type { PaymentAccount } from "#app/features/payments/payment.ts";
import { someGuest, someTable } from "#server/testing/guests.ts";
import { testSite } from "#server/testing/test-site.ts";
import { bankFile, bankFilePath, bankLinesPath, maxBankBytes } from "./bank-file.ts";

async function open() {
	const logged: string[] = [];
	const log = pino({ level: "debug" }, { write: (line) => logged.push(line) });
	const site = await testSite({ log });
	const token = await site.signIn();
	function upload(file: BlobPart | undefined, columns?: unknown, as: string | undefined = token) {
		const body = new FormData();
		if (file !== undefined) body.append("file", new File([file], "statement.csv"));
		if (columns !== undefined) body.append("columns", JSON.stringify(columns));
		const headers: HeadersInit = as === undefined ? {} : { Authorization: `Bearer ${as}` };
		return site.app.request(bankFilePath, { method: "POST", body, headers });
	}
	async function look(file: BlobPart, columns?: unknown) {
		const answer = await upload(file, columns);
		expect(answer.status).toBe(200);
		const read = bankFile.parse(await answer.json());
		if (read.kind !== "read") throw new Error(`${read.reason} in line ${read.line}`);
		return read;
	}
	const note = (body: unknown) => site.send("POST", bankLinesPath, body, token);
	return { ...site, token, upload, look, note, logged };
}

type Site = Awaited<ReturnType<typeof open>>;

const names = ["Zoë", "Jürgen", "Anaïs", "Noémie", "Björn", "Chloé", "Élodie", "Loïc", "Maëlle", "Rémi"];

/** Ten guests at two tables, who owe 1,500 rupees each; the last one paid 500 too much. */
async function openTables(site: Site): Promise<PaymentAccount[]> {
	const tables: string[] = [];
	for (const calendarDate of ["2026-03-14", "2026-03-21"]) {
		const table = await someTable(site.stores, { calendarDate, ticketPrice: 1500, tableSize: 10 });
		tables.push(table.id);
	}
	for (const [index, firstName] of names.entries()) {
		await site.stores.guests.add(tables[index % 2] ?? "", someGuest({ firstName }, "confirmed"));
	}
	const read = async () => {
		const all = await Promise.all(tables.map((id) => site.stores.payments.read(id)));
		return names.map((name) => {
			const found = all.flatMap(({ accounts }) => accounts).find(({ firstName }) => firstName === name);
			if (found === undefined) throw new Error(`${name} has no account`);
			return found;
		});
	};
	const last = (await read()).at(-1);
	if (last === undefined) throw new Error("There is nobody");
	const { id, version } = last;
	const way = "transfer" as const;
	await site.stores.payments.click(id, { kind: "payment", version, amount: 200_000, day: "2026-01-02", way });
	return read();
}

type Line = { text: string; cents: number; date: string };

/** A reference in which the last sign is another one. */
const slipped = (reference: string) => `${reference.slice(0, 5)}${reference.endsWith("7") ? "8" : "7"}`;

/** Returns the lines of guests that every format holds, with the verdict on each. */
function linesOf(accounts: readonly PaymentAccount[]) {
	const [zoe, juergen, anais, noemie, bjoern, chloe, elodie, loic, , remi] = accounts.map(
		({ reference }) => reference,
	);
	return [
		[`JUICE Transfer ZOË ${zoe}`, 150_000, "exact", "reference,amount"],
		[`virement jürgen ${juergen?.toLowerCase()}`, 150_000, "exact", "reference,amount"],
		[`Virement ${slipped(anais ?? "")}`, 150_000, "near", "typo,amount"],
		[`Dîner ${noemie}`, 100_000, "near", "reference,less"],
		[`${bjoern} 1/2`, 75_000, "near", "reference,less,completes"],
		[`${bjoern} 2/2`, 75_000, "near", "reference,less,completes"],
		[`${chloe} und ${elodie}`, 300_000, "near", "reference,more,together reference,more,together"],
		["Überweisung LOÏC", 150_000, "near", "name,amount"],
		[`Remboursement ${remi}`, -50_000, "exact", "reference,amount"],
		[`Einzahlung ${loic}`, 1_234_567_89, "near", "reference,more"],
	] as const;
}

/** A thousand lines, of which each ninetieth is a guest's. */
function thousandLines(accounts: readonly PaymentAccount[]) {
	const own = linesOf(accounts);
	return Array.from({ length: 1_000 }, (_, index): Line => {
		const [text, cents] = (index % 90 === 45 && own[(index - 45) / 90]) || [];
		const date = String(1 + (index % 14)).padStart(2, "0");
		if (text !== undefined && cents !== undefined) return { text, cents, date };
		return index % 3 === 0
			? { text: `Loyer – bureau n° ${index}`, cents: -(1_234_567 + index), date }
			: { text: `Encaissement Müller & Fils ${index}`, cents: 100_000_000 + index * 101, date };
	});
}

const grouped = (cents: number, thousands: string, decimal: string) => {
	const [whole = "", rest = ""] = (Math.abs(cents) / 100).toFixed(2).split(".");
	return `${whole.replace(/\B(?=(\d{3})+$)/g, thousands)}${decimal}${rest}`;
};

/** Windows-1252, of which these files use what Latin-1 has, and the dash. */
const windows = (text: string) => Uint8Array.from(text, (sign) => (sign === "–" ? 0x96 : sign.charCodeAt(0)));

/** The three common formats: what they separate with, and how they write days, thousands and minus. */
const formats: [name: string, write: (lines: readonly Line[]) => BlobPart][] = [
	[
		"two columns of out and in below the account, days with the name of their month",
		(lines) =>
			[
				"Account Number,000012345,,,,",
				'Opening Balance,"12,345.00",,,,',
				"Transaction Date,Value Date,Description,Money out,Money in,Balance",
				...lines.map(({ text, cents, date }) => {
					const on = `${date}-Jan-2026`;
					const [out, into] = cents < 0 ? [cents, 0] : [0, cents];
					return `${on},${on},"${text}","${grouped(out, ",", ".")}","${grouped(into, ",", ".")}","1,000.00"`;
				}),
			].join("\r\n"),
	],
	[
		"one signed column with a typographer’s minus and apostrophes, the year first",
		(lines) =>
			`\uFEFF${[
				"Date,Details,Amount",
				...lines.map(({ text, cents, date }) => {
					return `2026-01-${date},"${text}",${cents < 0 ? "\u2212" : ""}${grouped(cents, "’", ".")}`;
				}),
			].join("\n")}`,
	],
	[
		"semicolons, decimal commas, a minus behind and no-break spaces in Windows-1252",
		(lines) =>
			windows(
				[
					"Date;Libellé;Montant;Solde",
					...lines.map(({ text, cents, date }) => {
						return `${date}/01/2026;${text};${grouped(cents, "\u00a0", ",")}${cents < 0 ? "-" : ""};1.000,00`;
					}),
				].join("\r\n"),
			),
	],
];

describe("a bank’s file of 1,000 lines", () => {
	it.each(formats)("in %s is matched line by line, and noted once", { timeout: 60_000 }, async (_, write) => {
		const site = await open();
		const accounts = await openTables(site);
		const file = write(thousandLines(accounts));
		const { lines, leftOut } = await site.look(file);
		expect({ lines: lines.length, leftOut }).toEqual({ lines: 1_000, leftOut: [] });
		const own = lines.filter(({ fit }) => fit !== "none");
		const verdictOn = (one: (typeof lines)[number]) =>
			[one.text, one.amount, one.fit, one.candidates.map(({ reasons }) => reasons.join()).join(" ")] as const;
		expect(own.map(verdictOn)).toEqual(linesOf(accounts));
		expect(own[0]?.way).toBe("juice");
		expect(own[1]?.way).toBe("transfer");

		for (const { number: _number, fit, left: _left, way: _way, candidates, ...line } of own) {
			if (fit !== "exact") continue;
			const parts = candidates.map(({ accountId, amount }) => ({
				...{ accountId, amount },
				version: accounts.find(({ id }) => id === accountId)?.version,
			}));
			expect((await site.note({ line, parts })).status).toBe(200);
			expect(await (await site.note({ line, parts })).json()).toMatchObject({ code: "bank-line-noted" });
		}
		const fitsOf = async (again: readonly Line[]) => {
			const fits = Map.groupBy((await site.look(write(again))).lines, ({ fit }) => fit);
			return Object.fromEntries([...fits].map(([fit, { length }]) => [fit, length]));
		};
		const all = thousandLines(accounts);
		expect(await fitsOf(all)).toEqual({ near: 7, none: 990, taken: 3 });
		// The file of a later week begins before this one ends.
		const later = { text: "Later", cents: 5_000, date: "15" };
		expect(await fitsOf([...all.slice(100), later])).toEqual({ near: 7, none: 892, taken: 2 });
	});

	it("is the same file in another format", async () => {
		const site = await open();
		const accounts = await openTables(site);
		const written = formats.map(([, write]) => write(thousandLines(accounts)));
		const [one, ...others] = await Promise.all(written.map((file) => site.look(file)));
		const plain = (read: typeof one) => read?.lines.map(({ number: _, ...line }) => line);
		for (const other of others) expect(plain(other)).toEqual(plain(one));
	});
});

describe("a bank’s file", () => {
	const small = "Date,Details,Amount\n2026-01-10,Rent,-100.00\n";

	it("is refused without a session, without a file, too large, or with columns that are none", async () => {
		const { upload } = await open();
		expect((await upload(small, undefined, "not-a-token")).status).toBe(401);
		expect((await upload(undefined)).status).toBe(400);
		expect((await upload(new Uint8Array(maxBankBytes + 1))).status).toBe(400);
		expect((await upload(new Uint8Array(maxBankBytes + 200_000))).status).toBe(413);
		for (const columns of [[0, 1], { day: -1 }, { day: 50 }, { whose: 1 }, "x"]) {
			expect((await upload(small, columns)).status).toBe(400);
		}
		expect((await upload(small, { day: 0, text: 1, amount: 2 })).status).toBe(200);
	});

	it("leaves nothing behind, neither stored nor in the record", async () => {
		const { upload, database, stores } = await open();
		const before = await stores.audit.list({}, 50);
		expect((await upload(small)).status).toBe(200);
		expect(await database.db.selectFrom("bank_lines").selectAll().execute()).toEqual([]);
		expect(await stores.audit.list({}, 50)).toEqual(before);
	});
});

describe("a line of a bank’s file", () => {
	it.each([
		["of no day", { day: "14/01/2026" }, {}],
		["of nothing", { amount: 0 }, {}],
		["of too much", { amount: 1_000_000_001 }, {}],
		["with endless words", { text: "x".repeat(501) }, {}],
		["that is no copy", { copy: 0 }, {}],
		["for nobody", {}, []],
		["for nothing", {}, [{ accountId: "none", version: 1, amount: 0 }]],
		["for one guest twice", {}, [1, 2].map((version) => ({ accountId: "none", version, amount: 1 }))],
	])("%s is refused", async (_, change, parts) => {
		const { note } = await open();
		const line = { day: "2026-01-14", amount: 100, text: "A", copy: 1, ...change };
		const whose = Array.isArray(parts) ? parts : [{ accountId: "none", version: 1, amount: 100 }];
		expect((await note({ line, parts: whose })).status).toBe(400);
	});

	it("is refused for who is not there, and recorded once it is noted", async () => {
		const site = await open();
		const [account] = await openTables(site);
		const line = { day: "2026-01-14", amount: 150_000, text: "A", copy: 1 };
		const part = (accountId = "none") => ({ accountId, version: 1, amount: 150_000 });
		expect((await site.note({ line, parts: [part()] })).status).toBe(404);
		expect(await (await site.note({ line, parts: [part(account?.id)] })).json()).toEqual({ left: 0 });
		const [newest] = await site.stores.audit.list({}, 1);
		expect(newest).toMatchObject({ action: "bank-line-noted" });
		expect(JSON.stringify(newest)).not.toContain(account?.reference);
	});

	it("is noted with its payment or not at all, and none of it is in the log", async () => {
		const site = await open();
		const [account] = await openTables(site);
		const line = { day: "2026-01-14", amount: 150_000, text: `Quirin ${account?.reference}`, copy: 1 };
		const parts = [{ accountId: account?.id, version: 1, amount: 150_000 }];
		await sql`create trigger full before insert on receipts
			begin select raise(abort, 'The disk is full'); end`.execute(site.database.db);
		expect((await site.note({ line, parts })).status).toBe(500);
		expect(await site.database.db.selectFrom("bank_lines").selectAll().execute()).toEqual([]);
		await site.look(`Date,Details,Amount\n2026-01-14,${line.text},1500\n`);
		const log = site.logged.join("");
		expect(log).toContain("The disk is full");
		for (const words of ["Quirin", account?.reference ?? "", "1500"]) expect(log).not.toContain(words);
	});
});
