import { describe, expect, it } from "vitest";
import type { PaymentAccount, TablePayments } from "#app/features/payments/payment.ts";
import { bothEngines } from "#platform/testing/fresh-database.ts";
import { someGuest, someTable } from "#server/testing/guests.ts";
import { testSite } from "#server/testing/test-site.ts";

const day = "2026-01-15";

/** Opens a table whose guest confirmed, and the owner's requests about what they owe. */
async function open(engine: (typeof bothEngines)[number]) {
	const site = await testSite({ engine });
	const token = await site.signIn();
	const table = await someTable(site.stores);
	await site.stores.guests.add(table.id, someGuest({ firstName: "Zoé" }, "invited"));
	const guest = await site.stores.guests.add(table.id, someGuest({}, "confirmed"));
	const read = async () => {
		const answer = await site.send("GET", `/api/admin/tables/${table.id}/payments`, undefined, token);
		return (await answer.json()) as TablePayments;
	};
	const account = async () => {
		const [found] = (await read()).accounts;
		if (found === undefined) throw new Error("There is no account");
		return found;
	};
	const click = async (kind: string, input: object) => {
		const { id } = await account();
		const answer = await site.send("POST", `/api/admin/payments/${id}/${kind}`, input, token);
		return { status: answer.status, body: (await answer.json()) as PaymentAccount & Refusal };
	};
	return { ...site, table, guest, read, account, click };
}

type Refusal = { code?: string; fields?: Record<string, string>; current?: PaymentAccount };

describe.each(bothEngines)("the payments of a table on %s", (engine) => {
	it("are those of guests who confirmed, at its price, and nobody's at a table on the house", async () => {
		const { read, guest, stores, table } = await open(engine);
		const { accounts, price } = await read();
		expect(price).toBe(1000);
		expect(accounts).toMatchObject([
			{ guestId: guest.id, owed: 100_000, received: 0, state: "due", dueDay: "2026-01-29", rule: null },
		]);
		await stores.events.update(table.id, { ...table, ticketPrice: 0 });
		expect((await read()).accounts).toMatchObject([{ owed: 0, state: "none" }]);
	});

	it("are noted with a receipt, given back with a credit note, and what is left is kept", async () => {
		const { click, account, stores, guest } = await open(engine);
		await click("payment", { version: 1, amount: 100_000, day, way: "juice" });
		expect(await account()).toMatchObject({ state: "paid", guestState: "paid", version: 2 });
		const { version } = await stores.guests.get(guest.id);
		await stores.guests.setState(guest.id, { state: "cancelled", version });
		expect(await account()).toMatchObject({ state: "owedBack", rule: "inTime", version: 3 });
		await click("refund", { version: 3, amount: 60_000, day, way: "transfer" });
		await click("keeping", { version: 4, amount: 40_000 });
		expect(await account()).toMatchObject({ state: "kept", owed: 40_000, received: 40_000 });
		expect(await stores.receipts.list(2026)).toMatchObject([
			{ number: 1, kind: "receipt", amount: 100_000, name: "Anaïs" },
			{ number: 2, kind: "credit", amount: 60_000 },
		]);
	});

	it("refuse more than there is, a day to come, and what was decided from an older state", async () => {
		const { click, account } = await open(engine);
		const payment = { version: 1, amount: 100_000, day, way: "cash" };
		const ahead = await click("payment", { ...payment, day: "2026-01-16" });
		expect(ahead).toMatchObject({ status: 400, body: { code: "day-ahead" } });
		expect(Object.keys(ahead.body.fields ?? {})).toEqual(["day"]);
		for (const kind of ["refund", "keeping"]) {
			expect(await click(kind, payment)).toMatchObject({ status: 409, body: { code: "payment-too-much" } });
		}
		const forgiven = await click("forgiveness", { version: 1, amount: 100_001 });
		expect(forgiven).toMatchObject({ status: 409, body: { code: "payment-too-much" } });
		expect((await account()).version).toBe(1);
		await click("payment", payment);
		const late = await click("forgiveness", { version: 1, amount: 1 });
		expect(late).toMatchObject({ status: 409, body: { code: "stale", current: { version: 2 } } });
	});

	it("name each field that is wrong", async () => {
		const { click } = await open(engine);
		const { status, body } = await click("payment", { version: 1, amount: 0, day: "soon", way: "cheque" });
		expect(status).toBe(400);
		expect(body.fields).toEqual({
			amount: "Say how much.",
			day: "Choose a day.",
			way: "Choose how it was paid.",
		});
	});
});
