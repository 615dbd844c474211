/** A process that notes payments and takes them back, and says each receipt, until it is killed. */
import type { PaymentAccount } from "#app/features/payments/payment.ts";
import { dayOf } from "#app/i18n/business-time.ts";
import { systemClock } from "#platform/clock.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { openStores } from "#server/composition/stores.ts";

const { dataDir, databaseUrl, tableId } = JSON.parse(process.argv[2] ?? "{}") as {
	dataDir: string;
	databaseUrl: string | undefined;
	tableId: string;
};

const { payments } = openStores(await openDatabase({ dataDir, databaseUrl }), systemClock);
const paid = { kind: "payment", amount: 100, day: dayOf(systemClock()), way: "cash" } as const;

/** Notes one payment more, or takes one back that stands. */
function clickOn({ id, version, entries, received }: PaymentAccount): Promise<PaymentAccount> {
	const taken = new Set(entries.map(({ corrects }) => corrects));
	const standing = entries.find(({ kind, position }) => kind === "payment" && !taken.has(position));
	return received > 500 && standing !== undefined
		? payments.click(id, { kind: "correction", version, position: standing.position })
		: payments.click(id, { ...paid, version });
}

for (let turn = 0; ; turn += 1) {
	const { accounts } = await payments.read(tableId);
	const account = accounts[turn % accounts.length];
	if (account === undefined) throw new Error("There is no account");
	process.stdout.write("begins\n");
	// Another process may have been first.
	const done = await clickOn(account).catch((error: { code?: string }) => {
		if (error.code === "stale") return undefined;
		throw error;
	});
	const last = done?.receipts.at(-1);
	if (last !== undefined) process.stdout.write(`issued ${last.year}-${last.number}\n`);
}
