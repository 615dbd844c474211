import fc from "fast-check";
import { describe, expect, it, onTestFinished } from "vitest";
import { type SettableState, settableStates } from "#app/features/guests/guest.ts";
import { type PaymentAccount, payWays, sumsOf } from "#app/features/payments/payment.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { steppingClock } from "#platform/testing/clock.ts";
import { bothEngines, migratedPlace } from "#platform/testing/fresh-database.ts";
import { isLong } from "#platform/testing/long-tests.ts";
import { openStores, type Stores } from "#server/composition/stores.ts";
import { someGuest, someTable } from "#server/testing/guests.ts";

const amounts = fc.constantFrom(1, 50_000, 100_000, 150_000);

/** An owner's click; guests, accounts and tables are chosen among those that there are. */
const command = fc.oneof(
	fc.record({
		kind: fc.constant("state" as const),
		guest: fc.nat(),
		state: fc.constantFrom<SettableState>(...settableStates),
	}),
	fc.record({ kind: fc.constant("move" as const), guest: fc.nat(), table: fc.nat(1) }),
	fc.record({ kind: fc.constant("price" as const), table: fc.nat(1), price: fc.constantFrom(0, 800, 1000) }),
	fc.record({
		kind: fc.constant("table" as const),
		table: fc.nat(1),
		state: fc.constantFrom("announced" as const, "cancelled" as const, "postponed" as const),
	}),
	fc.record({ kind: fc.constant("erase" as const), guest: fc.nat() }),
	fc.record({
		kind: fc.constantFrom("payment" as const, "refund" as const, "keeping" as const, "forgiveness" as const),
		account: fc.nat(),
		amount: amounts,
		way: fc.constantFrom(...payWays),
	}),
	fc.record({ kind: fc.constant("correction" as const), account: fc.nat(), position: fc.nat(8) }),
	fc.record({
		kind: fc.constant("bankLine" as const),
		accounts: fc.array(fc.nat(3), { minLength: 1, maxLength: 2 }),
		amount: amounts,
		isOutgoing: fc.boolean(),
		copy: fc.integer({ min: 1, max: 6 }),
	}),
);

type Command = typeof command extends fc.Arbitrary<infer One> ? One : never;

/** The statuses of a refusal by a rule, which leaves everything as it was; any other is a fault. */
const refusals = [404, 409];
const day = "2026-01-15";

/** Opens two processes over one database. */
async function openTwo(engine: (typeof bothEngines)[number]) {
	const place = await migratedPlace(engine);
	const open = async () => {
		const database = await openDatabase(place);
		onTestFinished(() => database.close());
		return { database, stores: openStores(database, steppingClock()) };
	};
	return [await open(), await open()] as const;
}

const accountsOf = async (stores: Stores, tables: readonly string[]) =>
	(await Promise.all(tables.map((id) => stores.payments.read(id)))).flatMap(({ accounts }) => accounts);

async function carryOut(stores: Stores, tables: readonly string[], one: Command): Promise<void> {
	const at = <One>(all: readonly One[], index: number) => all[index % Math.max(1, all.length)];
	if (one.kind === "price" || one.kind === "table") {
		const table = await stores.events.get(tables[one.table] ?? "");
		const change = one.kind === "price" ? { ticketPrice: one.price } : { state: one.state };
		await stores.events.update(table.id, { ...table, ...change });
		return;
	}
	if ("guest" in one) {
		const lists = await Promise.all(tables.map((id) => stores.seatings.read(id, { limit: 200 })));
		const guest = at(
			lists.flatMap(({ guests }) => guests),
			one.guest,
		);
		if (guest === undefined) return;
		const { id, version } = guest;
		if (one.kind === "erase") await stores.guests.remove(id);
		if (one.kind === "state") await stores.guests.setState(id, { state: one.state, version });
		if (one.kind === "move") await stores.guests.move(id, { tableId: tables[one.table] ?? "", version });
		return;
	}
	const accounts = await accountsOf(stores, tables);
	if (one.kind === "bankLine") return noteLine(stores, accounts, one);
	const account = at(accounts, one.account);
	if (account === undefined) return;
	const { id, version } = account;
	if (one.kind === "correction") {
		await stores.payments.click(id, { kind: one.kind, version, position: Math.max(1, one.position) });
	} else {
		const { account: _, ...click } = one;
		await stores.payments.click(id, { ...click, version, day });
	}
}

/** Notes half of a line of the bank for each guest, or for one alone. */
async function noteLine(
	{ bank }: Stores,
	accounts: readonly PaymentAccount[],
	one: Extract<Command, { kind: "bankLine" }>,
): Promise<void> {
	const chosen = new Set(
		one.accounts.flatMap((index) => accounts[index % Math.max(1, accounts.length)] ?? []),
	);
	if (chosen.size === 0) return;
	const amount = one.isOutgoing ? -2 * one.amount : 2 * one.amount;
	const line = { day, amount, text: `A line of ${one.amount}`, copy: one.copy };
	const parts = [...chosen].map(({ id, version }) => ({ accountId: id, version, amount: one.amount }));
	await bank.note({ line, parts });
}

async function tryCommand(stores: Stores, tables: readonly string[], one: Command): Promise<void> {
	try {
		await carryOut(stores, tables, one);
	} catch (error) {
		if (!refusals.includes((error as { status?: number }).status ?? 0)) throw error;
	}
}

/** An account adds up: by its entries, and as it says where it stands. */
function expectSound({ entries, owed, received, state, receipts, version }: PaymentAccount): void {
	const sums = sumsOf(entries);
	expect(entries.map(({ position }) => position)).toEqual(entries.map((_, index) => index + 1));
	expect(version).toBe(entries.length);
	expect({ owed, received }).toEqual({ owed: sums.owed, received: sums.received });
	expect(Math.min(owed, received, sums.forgiven, sums.kept, sums.givenBack)).toBeGreaterThanOrEqual(0);
	expect(["due", "late"].includes(state)).toBe(received < owed);
	expect(state === "owedBack").toBe(received > owed);
	const moving = entries.filter(({ kind }) => ["payment", "correction", "refund"].includes(kind));
	expect(receipts.map(({ position }) => position).toSorted()).toEqual(
		moving.map(({ position }) => position).toSorted(),
	);
}

describe.each(bothEngines)("what guests owe and paid on %s", (engine) => {
	it("adds up, whatever two tabs click at once", { timeout: 120_000 }, async () => {
		const clients = await openTwo(engine);
		const [{ stores, database }] = clients;
		await fc.assert(
			fc.asyncProperty(
				fc.array(fc.tuple(command, command), { minLength: 1, maxLength: 14 }),
				async (rounds) => {
					const tables = [
						(await someTable(stores, { tableSize: 4 })).id,
						(await someTable(stores, { tableSize: 4, calendarDate: "2026-04-04" })).id,
					];
					for (const [index, state] of (["confirmed", "confirmed", "invited"] as const).entries()) {
						await stores.guests.add(
							tables[index % 2] ?? "",
							someGuest({ firstName: `Guest ${index}` }, state),
						);
					}
					for (const round of rounds) {
						await Promise.all(
							round.map((click, index) => tryCommand(clients[index]?.stores ?? stores, tables, click)),
						);
						for (const id of tables) {
							const { accounts, price, state: tableState } = await stores.payments.read(id);
							const { guests, balance } = await stores.seatings.read(id, { limit: 200 });
							expect(balance.woman.held).toBeLessThanOrEqual(balance.woman.seats);
							for (const account of accounts) expectSound(account);
							const owing = guests.filter(({ state }) => ["confirmed", "paid", "came"].includes(state));
							const charged = accounts.filter(({ entries }) => sumsOf(entries).isCharged);
							const isPriced = tableState !== "cancelled" && (price ?? 0) > 0;
							expect(charged.map(({ guestId }) => guestId).toSorted()).toEqual(
								isPriced ? owing.map((guest) => guest.id).toSorted() : [],
							);
						}
					}
					const overdrawn = await database.db
						.selectFrom("bank_lines")
						.selectAll()
						.where(({ eb, fn }) => eb("noted", ">", fn<number>("abs", ["amount"])))
						.execute();
					expect(overdrawn).toEqual([]);
					const issued = await stores.receipts.list(2026);
					expect(issued.map(({ number }) => number)).toEqual(issued.map((_, index) => index + 1));
					const { references, accounts } = await database.db
						.selectFrom("payment_accounts")
						.select(({ fn }) => [fn.count<number>("reference").distinct().as("references")])
						.select(({ fn }) => fn.countAll<number>().as("accounts"))
						.executeTakeFirstOrThrow();
					expect(Number(references)).toBe(Number(accounts));
				},
			),
			// What fails is told as it is: to make it smaller takes longer than the test may.
			{ numRuns: isLong ? 40 : 6, endOnFailure: !isLong },
		);
	});

	it("is what lists a guest as paid, also one who gave up their seat and took it again", async () => {
		const [{ stores }] = await openTwo(engine);
		const { id } = await someTable(stores);
		const guest = await stores.guests.add(id, someGuest({}, "confirmed"));
		const [account] = (await stores.payments.read(id)).accounts;
		if (account === undefined) throw new Error("There is no account");
		const { version } = account;
		await stores.payments.click(account.id, { kind: "payment", version, amount: 100_000, day, way: "cash" });
		const states: string[] = [];
		for (const state of ["confirmed", "cancelled", "confirmed", "came", "confirmed"] as const) {
			const { version } = await stores.guests.get(guest.id);
			states.push((await stores.guests.setState(guest.id, { state, version })).state);
		}
		expect(states).toEqual(["paid", "cancelled", "paid", "came", "paid"]);
		const [seen] = (await stores.payments.read(id)).accounts;
		expect(seen).toMatchObject({ owed: 100_000, received: 100_000, state: "paid" });
		const taken = { kind: "correction", version: seen?.version ?? 0, position: 2 } as const;
		expect((await stores.payments.click(account.id, taken)).guestState).toBe("confirmed");
	});

	it("a click that two tabs make at the same moment counts once", async () => {
		const clients = await openTwo(engine);
		const [{ stores }] = clients;
		const { id } = await someTable(stores);
		await stores.guests.add(id, someGuest({}, "confirmed"));
		const [account] = (await stores.payments.read(id)).accounts;
		if (account === undefined) throw new Error("There is no account");
		const click = { kind: "payment", version: account.version, amount: 100_000, day, way: "cash" } as const;
		const outcomes = await Promise.allSettled(
			[...clients, ...clients, ...clients].map((client) => client.stores.payments.click(account.id, click)),
		);
		expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
		for (const outcome of outcomes) {
			if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ code: "stale" });
		}
		expect(await stores.receipts.list(2026)).toHaveLength(1);
		expect((await stores.payments.read(id)).accounts).toMatchObject([
			{ state: "paid", received: 100_000, guestState: "paid" },
		]);
	});
});
