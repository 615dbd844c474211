import { describe, expect, it, onTestFinished } from "vitest";
import { dayOf } from "#app/i18n/business-time.ts";
import { systemClock } from "#platform/clock.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { migratedPlace } from "#platform/testing/fresh-database.ts";
import { openStores } from "#server/composition/stores.ts";
import { auditPayments, startPayments } from "./payments.ts";
import { Tally } from "./tally.ts";

/** Opens a table of which one guest has paid, as it was acknowledged. */
async function open() {
	const database = await openDatabase(await migratedPlace("sqlite"));
	onTestFinished(() => database.close());
	const payments = await startPayments(database);
	const stores = openStores(database, systemClock);
	const [account] = (await stores.payments.read(payments.tableId)).accounts;
	if (account === undefined) throw new Error("There is no account");
	const { id, version } = account;
	const paid = { kind: "payment", amount: 100_000, way: "cash", day: dayOf(systemClock()) } as const;
	const { receipts } = await stores.payments.click(id, { ...paid, version });
	payments.acknowledged.push({
		...{ accountId: id, position: 2, kind: "payment", amount: 100_000 },
		receipt: `${receipts[0]?.year}-1`,
	});
	const wrongs = async () => {
		const tally = new Tally();
		await auditPayments(payments, { database, tally });
		return tally.wrongs.map(({ kind, what }) => `${kind}: ${what}`).join("\n");
	};
	return { ...database, payments, wrongs };
}

describe("the audit of payments", () => {
	it("finds nothing where all adds up", async () => {
		const { wrongs } = await open();
		expect(await wrongs()).toBe("");
	});

	it("finds a receipt that is missing", async () => {
		const { db, wrongs } = await open();
		await db.deleteFrom("receipts").execute();
		expect(await wrongs()).toMatch(
			/money: what moved money and its receipts differ[\s\S]*lost: payment of 100000/,
		);
	});

	it("finds a gap between numbers", async () => {
		const { db, wrongs } = await open();
		await db.updateTable("receipts").set({ number: 2 }).execute();
		expect(await wrongs()).toMatch(/money: receipts of \d{4}: 2/);
	});

	it("finds an acknowledged entry that is another, and sums that differ", async () => {
		const { db, wrongs } = await open();
		await db.updateTable("payment_entries").set({ amount: 50_000 }).where("kind", "=", "payment").execute();
		const found = await wrongs();
		expect(found).toContain("lost: payment of 100000, entry 2");
		expect(found).toContain("money: receipts say 100000, the accounts hold 50000");
		expect(found).toContain("money: a guest is paid, and has paid: false");
	});

	it("finds more guests than seats", async () => {
		const { db, wrongs } = await open();
		await db.updateTable("guests").set({ state: "confirmed" }).where("state", "=", "waiting").execute();
		expect(await wrongs()).toContain("money: 5 of 4 seats are held");
	});
});
