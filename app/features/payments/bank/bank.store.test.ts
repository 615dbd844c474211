import { describe, expect, it, onTestFinished } from "vitest";
import { openDatabase } from "#platform/database/open-database.ts";
import { movableClock } from "#platform/testing/clock.ts";
import { bothEngines, migratedPlace } from "#platform/testing/fresh-database.ts";
import { openStores, type Stores } from "#server/composition/stores.ts";
import { someGuest, someTable } from "#server/testing/guests.ts";
import { bankDays, type LineNoted } from "./bank-file.ts";

const dayMs = 24 * 60 * 60_000;

/** Opens two processes over one database, and tables with guests who owe 1,000 rupees each. */
async function openTwo(engine: (typeof bothEngines)[number]) {
	const place = await migratedPlace(engine);
	const { clock, advance } = movableClock("2026-01-20T08:00:00Z");
	const open = async () => {
		const database = await openDatabase(place);
		onTestFinished(() => database.close());
		return { database, stores: openStores(database, clock) };
	};
	const [one, other] = [await open(), await open()];
	const { stores } = one;
	const tables = [(await someTable(stores)).id, (await someTable(stores)).id];
	for (const [index, id] of tables.entries()) {
		await stores.guests.add(id, someGuest({ firstName: `Guest ${index}` }, "confirmed"));
	}
	const accounts = async () =>
		(await Promise.all(tables.map((id) => stores.payments.read(id)))).flatMap((table) => table.accounts);
	return { ...one, other, advance, accounts };
}

const lineOf = (text: string, amount: number, copy = 1) => ({ day: "2026-01-19", amount, text, copy });
const fileOf = (...lines: [text: string, amount: number][]) =>
	new TextEncoder().encode(
		["Date,Details,Amount", ...lines.map(([text, amount]) => `2026-01-19,${text},${amount}`)].join("\n"),
	);

const look = async (stores: Stores, file: Uint8Array) => {
	const read = await stores.bank.look(file, undefined);
	if (read.kind !== "read") throw new Error(read.reason);
	return read.lines.map(({ fit, left }) => [fit, left]);
};

describe.each(bothEngines)("a line of a bank’s file on %s", (engine) => {
	it("is noted once, by whomever and however often it is confirmed at the same moment", async () => {
		const { stores, other, accounts } = await openTwo(engine);
		const [account] = await accounts();
		if (account === undefined) throw new Error("There is no account");
		const { id: accountId, version, reference } = account;
		const noted: LineNoted = {
			line: lineOf(reference, 100_000),
			parts: [{ accountId, version, amount: 100_000 }],
		};
		const outcomes = await Promise.allSettled(
			[stores, other.stores, stores, other.stores].map(({ bank }) => bank.note(noted)),
		);
		expect(outcomes.filter(({ status }) => status === "fulfilled")).toEqual([
			{ status: "fulfilled", value: 0 },
		]);
		for (const outcome of outcomes) {
			if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ status: 409 });
		}
		expect((await accounts())[0]).toMatchObject({ state: "paid", received: 100_000, guestState: "paid" });
		expect(await stores.receipts.list(2026)).toHaveLength(1);
		expect(await look(stores, fileOf([reference, 1000]))).toEqual([["taken", 0]]);
	});

	it("is noted once, whatever guests two tabs choose for it, and in whichever order", async () => {
		const { stores, other, accounts } = await openTwo(engine);
		const parts = (await accounts()).map(({ id, version }) => ({ accountId: id, version, amount: 100_000 }));
		const line = lineOf("Two together", 200_000);
		const outcomes = await Promise.allSettled([
			stores.bank.note({ line, parts }),
			other.stores.bank.note({ line, parts: parts.toReversed() }),
			other.stores.bank.note({ line, parts: parts.slice(1) }),
		]);
		expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
		const received = (await accounts()).reduce((sum, account) => sum + account.received, 0);
		const [[, left] = []] = await look(stores, fileOf(["Two together", 2000]));
		expect(received + Number(left)).toBe(200_000);
	});

	it("gives a part to each guest, and keeps what is left of it", async () => {
		const { stores, accounts } = await openTwo(engine);
		const [one, two] = await accounts();
		if (one === undefined || two === undefined) throw new Error("There are no two accounts");
		const line = lineOf("Two together", 200_000);
		const part = ({ id, version }: typeof one) => ({ accountId: id, version, amount: 100_000 });
		expect(await stores.bank.note({ line, parts: [part(one)] })).toBe(100_000);
		expect(await look(stores, fileOf(["Two together", 2000]))).toEqual([["none", 100_000]]);
		const tooMuch = { ...part(two), amount: 100_001 };
		await expect(stores.bank.note({ line, parts: [tooMuch] })).rejects.toMatchObject({
			code: "bank-line-noted",
		});
		expect(await stores.bank.note({ line, parts: [part(two)] })).toBe(0);
		expect((await accounts()).map(({ state }) => state)).toEqual(["paid", "paid"]);
	});

	it("is noted for all guests or for none, and stays free where one of them was changed", async () => {
		const { stores, accounts } = await openTwo(engine);
		const parts = (await accounts()).map(({ id, version }, index) => ({
			...{ accountId: id, amount: 100_000 },
			version: version + index,
		}));
		const line = lineOf("Two together", 200_000);
		await expect(stores.bank.note({ line, parts })).rejects.toMatchObject({ code: "stale" });
		expect((await accounts()).map(({ state }) => state)).toEqual(["due", "due"]);
		expect(await look(stores, fileOf(["Two together", 2000]))).toEqual([["none", 200_000]]);
		expect(await stores.receipts.list(2026)).toEqual([]);
	});

	it("that went out is given back, and no more than is owed back", async () => {
		const { stores, accounts } = await openTwo(engine);
		const [account] = await accounts();
		if (account === undefined) throw new Error("There is no account");
		const { id: accountId, version, reference } = account;
		const paid = { line: lineOf(reference, 150_000), parts: [{ accountId, version, amount: 150_000 }] };
		await stores.bank.note(paid);
		const back = lineOf(reference, -60_000);
		const part = { accountId, version: version + 1 };
		await expect(
			stores.bank.note({ line: back, parts: [{ ...part, amount: 60_000 }] }),
		).rejects.toMatchObject({ code: "payment-too-much" });
		expect(await stores.bank.note({ line: back, parts: [{ ...part, amount: 50_000 }] })).toBe(10_000);
		expect((await accounts())[0]).toMatchObject({ state: "paid", received: 100_000 });
	});

	it("that is like another one of its file is another payment, in every file that has both", async () => {
		const { stores, accounts } = await openTwo(engine);
		const [account] = await accounts();
		if (account === undefined) throw new Error("There is no account");
		const { id: accountId, reference, version } = account;
		const twice = fileOf([reference, 500], [reference, 500]);
		const note = (copy: number) =>
			stores.bank.note({
				line: lineOf(reference, 50_000, copy),
				parts: [{ accountId, version: version + copy - 1, amount: 50_000 }],
			});
		await note(1);
		expect(await look(stores, twice)).toEqual([
			["taken", 0],
			["exact", 50_000],
		]);
		await note(2);
		expect(await look(stores, twice)).toEqual([
			["taken", 0],
			["taken", 0],
		]);
		expect(await look(stores, fileOf(["Rent", -900], [reference, 500]))).toEqual([
			["none", 90_000],
			["taken", 0],
		]);
	});

	it("is kept without its words, until lines of its day are not read any more", async () => {
		const { stores, database, accounts, advance } = await openTwo(engine);
		const [account] = await accounts();
		if (account === undefined) throw new Error("There is no account");
		const { id: accountId, reference, version } = account;
		const line = lineOf(`${reference} Anaïs of Moka`, 100_000);
		await look(stores, fileOf([line.text, 1000], ["Salary of Quirin", 500]));
		const stored = () => database.db.selectFrom("bank_lines").selectAll().execute();
		expect(await stored()).toEqual([]);
		await stores.bank.note({ line, parts: [{ accountId, version, amount: 100_000 }] });
		expect(await stored()).toEqual([
			{ fingerprint: expect.stringMatching(/^[\da-f]{64}$/), day: line.day, amount: 100_000, noted: 100_000 },
		]);
		advance((bankDays - 1) * dayMs);
		await stores.bank.removeOld();
		expect(await stored()).toHaveLength(1);
		advance(2 * dayMs);
		await stores.bank.removeOld();
		expect(await stored()).toEqual([]);
	});
});
