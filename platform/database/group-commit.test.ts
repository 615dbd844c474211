import type { Transaction } from "kysely";
import { describe, expect, it } from "vitest";
import type { Tables } from "#migrations/tables.ts";
import { bothEngines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { groupCommit } from "./group-commit.ts";

/** Opens a writer of settings in groups, and the transactions that it used. */
async function open(engine: (typeof bothEngines)[number]) {
	const { db } = await freshDatabase(engine);
	const together = groupCommit(db, 1);
	const transactions = new Set<Transaction<Tables>>();
	const write = (key: string) =>
		together(async (transaction) => {
			transactions.add(transaction);
			await transaction
				.insertInto("settings")
				.values({ id: key, key, value: "", updated_at: "2026-01-01T00:00:00.000Z" })
				.execute();
			return key;
		});
	const stored = async () => {
		const rows = await db.selectFrom("settings").select("key").orderBy("key").execute();
		return rows.map(({ key }) => key);
	};
	return { write, stored, transactions };
}

describe.each(bothEngines)("a group commit on %s", (engine) => {
	it("is one transaction for all that comes together, and gives each its own result", async () => {
		const { write, stored, transactions } = await open(engine);
		expect(await Promise.all(["a", "b", "c"].map(write))).toEqual(["a", "b", "c"]);
		expect([await stored(), transactions.size]).toEqual([["a", "b", "c"], 1]);
		expect(await write("d")).toBe("d");
		expect([await stored(), transactions.size]).toEqual([["a", "b", "c", "d"], 2]);
	});

	it("has committed once a result is given", async () => {
		const { write, stored } = await open(engine);
		const seen = await Promise.all(["a", "b"].map((key) => write(key).then(stored)));
		expect(seen).toEqual([
			["a", "b"],
			["a", "b"],
		]);
	});

	it("keeps what one write does wrong from the others", async () => {
		const { write, stored } = await open(engine);
		const outcomes = await Promise.allSettled(["a", "a", "b"].map(write));
		expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
		expect(await stored()).toEqual(["a", "b"]);
	});
});
