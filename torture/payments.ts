import { setTimeout as wait } from "node:timers/promises";
import { type Guest, guestInput, type SettableState } from "#app/features/guests/guest.ts";
import {
	type Click,
	type PaymentAccount,
	payWays,
	sumsOf,
	type TablePayments,
} from "#app/features/payments/payment.ts";
import { dayOf, daysAfter } from "#app/i18n/business-time.ts";
import { systemClock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import { openStores } from "#server/composition/stores.ts";
import { someTable } from "#server/testing/guests.ts";
import type { Client } from "./client.ts";
import type { Tally } from "./tally.ts";

/** More women than seats for them: some of those who ask for one are refused. */
const people = { woman: 5, man: 3 } as const;
const tableSize = 8;
const writers = 2;
const pauseMs = 60;
/** Days before any day to which the faults move the clock back. */
const daysAgo = 40;
const amounts = [25_000, 50_000, 100_000, 150_000] as const;

type Parts = { client: Client; tally: Tally; random: () => number; anyProcess: () => number };

/** An entry that was acknowledged, with the receipt that came with it. */
type Acknowledged = { accountId: string; position: number; kind: string; amount: number; receipt: string };

export type Payments = { tableId: string; acknowledged: Acknowledged[] };

/** Makes a table whose guests owe its price. */
export async function startPayments(database: Database): Promise<Payments> {
	const stores = openStores(database, systemClock);
	const calendarDate = daysAfter(dayOf(systemClock()), 60);
	const { id: tableId } = await someTable(stores, { title: "Torture Dinner", calendarDate, tableSize });
	for (const gender of ["woman", "man"] as const) {
		for (let number = 0; number < people[gender]; number += 1) {
			const guest = guestInput.parse({ firstName: `${gender} ${number}`, age: 40, gender, language: "en" });
			const state = number < tableSize / 2 ? "confirmed" : "waiting";
			await stores.guests.add(tableId, { ...guest, state });
		}
	}
	return { tableId, acknowledged: [] };
}

/** Two tabs that note payments, give back, keep, forgive and take back, while seats are given up and taken. */
export async function notePaymentsUntil(
	isOver: () => boolean,
	payments: Payments,
	parts: Parts,
): Promise<void> {
	await Promise.all(
		Array.from({ length: writers }, async () => {
			while (!isOver()) {
				await (parts.random() < 0.2 ? changeSeat(payments, parts) : clickOnce(payments, parts));
				await wait(pauseMs);
			}
		}),
	);
}

async function clickOnce({ tableId, acknowledged }: Payments, parts: Parts): Promise<void> {
	const table = await read<TablePayments>(parts, `/api/admin/tables/${tableId}/payments`);
	const account = one(table?.accounts ?? [], parts.random);
	if (account === undefined) return;
	const { kind, ...click } = someClick(account, parts.random);
	const answer = await write(parts, "POST", `/api/admin/payments/${account.id}/${kind}`, click);
	if (answer === undefined) return;
	const { entries, receipts } = JSON.parse(answer) as PaymentAccount;
	const entry = entries.at(-1);
	if (entry === undefined) return;
	const issued = receipts.find(({ position }) => position === entry.position);
	acknowledged.push({
		...{ accountId: account.id, position: entry.position, kind, amount: entry.amount },
		receipt: issued === undefined ? "" : `${issued.year}-${issued.number}`,
	});
	parts.tally.count("of them payments");
}

function someClick(account: PaymentAccount, random: () => number): Click {
	const { version, entries, received, owed } = account;
	const amount = one(amounts, random) ?? 1;
	const moved = {
		version,
		day: daysAfter(dayOf(systemClock()), -daysAgo),
		way: one(payWays, random) ?? "cash",
	};
	if (received > owed && random() < 0.6) {
		const most = { amount: Math.min(amount, received - owed), version };
		return random() < 0.5 ? { kind: "keeping", ...most } : { kind: "refund", ...moved, ...most };
	}
	const paid = one(
		entries.filter(({ kind }) => kind === "payment"),
		random,
	);
	if (paid !== undefined && random() < 0.2) return { kind: "correction", version, position: paid.position };
	if (random() < 0.1) return { kind: "forgiveness", version, amount };
	return { kind: "payment", ...moved, amount };
}

async function changeSeat({ tableId }: Payments, parts: Parts): Promise<void> {
	const list = await read<{ guests: Guest[] }>(parts, `/api/admin/tables/${tableId}/guests`);
	const guest = one(list?.guests ?? [], parts.random);
	if (guest === undefined) return;
	const state: SettableState = ["confirmed", "paid"].includes(guest.state) ? "cancelled" : "confirmed";
	const change = { state, version: guest.version };
	const answer = await write(parts, "PUT", `/api/admin/guests/${guest.id}/state`, change);
	if (answer !== undefined) parts.tally.count("of them seats");
}

async function read<Found>({ client, anyProcess }: Parts, path: string): Promise<Found | undefined> {
	const answer = await client.ask(anyProcess(), "GET", path);
	return answer?.status === 200 ? (JSON.parse(answer.text) as Found) : undefined;
}

/** @returns what was acknowledged. A conflict is an answer too: another tab was first, or there is not as much. */
async function write(
	{ client, tally, anyProcess }: Parts,
	method: string,
	path: string,
	body: object,
): Promise<string | undefined> {
	const answer = await client.ask(anyProcess(), method, path, body);
	if (answer?.status === 200) {
		tally.count("writes acknowledged");
		return answer.text;
	}
	if (answer !== undefined && answer.status < 500 && answer.status !== 409) {
		tally.unpromised(`${answer.status} ${method} ${path}: ${answer.text.slice(0, 120)}`);
	}
	return undefined;
}

function one<One>(all: readonly One[], random: () => number): One | undefined {
	return all[Math.floor(random() * all.length)];
}

/** Holds seats, accounts and receipts against one another, and against what was acknowledged. */
export async function auditPayments(
	{ tableId, acknowledged }: Payments,
	{ database, tally }: { database: Database; tally: Tally },
): Promise<void> {
	const stores = openStores(database, systemClock);
	const { accounts } = await stores.payments.read(tableId);
	const { guests, balance } = await stores.seatings.read(tableId, { limit: 200 });
	for (const gender of ["woman", "man"] as const) {
		const { held, seats } = balance[gender];
		if (held > seats) tally.money(`${held} of ${seats} seats are held`);
	}
	for (const account of accounts) {
		const guest = guests.find(({ id }) => id === account.guestId);
		for (const fault of faultsOf(account, guest?.state)) tally.money(`${fault} (${account.reference})`);
	}
	for (const { accountId, position, kind, amount, receipt } of acknowledged) {
		const account = accounts.find(({ id }) => id === accountId);
		const entry = account?.entries.find((found) => found.position === position);
		const issued = account?.receipts.find((found) => found.position === position);
		const number = issued === undefined ? "" : `${issued.year}-${issued.number}`;
		if (entry?.kind !== kind || entry.amount !== amount || number !== receipt) {
			tally.judge("lost", `${kind} of ${amount}, entry ${position} of ${accountId}, receipt ${receipt}`);
		}
	}
	await auditReceipts(accounts, { database, tally });
}

/** Returns in words what of an account does not add up. */
function faultsOf(account: PaymentAccount, guestState: Guest["state"] | undefined): string[] {
	const { entries, owed, received, receipts, version } = account;
	const sums = sumsOf(entries);
	const isSeated = ["confirmed", "paid"].includes(guestState ?? "");
	const isPaid = sums.isCharged && received > 0 && received >= owed;
	const moving = entries.filter(({ way }) => way !== null).map(({ position }) => position);
	const rules: [boolean, string][] = [
		[entries.every(({ position }, place) => position === place + 1), "entries have a gap"],
		[version === entries.length, "the version is not the number of entries"],
		[Math.min(owed, received, sums.givenBack, sums.forgiven, sums.kept) >= 0, "a sum is below nothing"],
		[sums.isCharged === isSeated, `a guest who is ${guestState} is charged: ${sums.isCharged}`],
		[!isSeated || (guestState === "paid") === isPaid, `a guest is ${guestState}, and has paid: ${isPaid}`],
		[
			receipts
				.map(({ position }) => position)
				.toSorted()
				.join() === moving.toSorted().join(),
			"what moved money and its receipts differ",
		],
	];
	return rules.filter(([holds]) => !holds).map(([, fault]) => fault);
}

/** Receipts of each year are numbered from 1 on, each once, and say together what the accounts hold. */
async function auditReceipts(
	accounts: readonly PaymentAccount[],
	{ database: { db }, tally }: { database: Database; tally: Tally },
): Promise<void> {
	const receipts = await db
		.selectFrom("receipts")
		.select(["year", "number", "kind", "amount"])
		.orderBy("year")
		.orderBy("number")
		.execute();
	for (const [year, issued] of Map.groupBy(receipts, (receipt) => receipt.year)) {
		const numbers = issued.map(({ number }) => number);
		if (numbers.some((number, place) => number !== place + 1)) tally.money(`receipts of ${year}: ${numbers}`);
	}
	const stated = receipts.reduce((sum, { kind, amount }) => sum + (kind === "credit" ? -amount : amount), 0);
	const held = accounts.reduce((sum, { received }) => sum + received, 0);
	if (stated !== held) tally.money(`receipts say ${stated}, the accounts hold ${held}`);
}
