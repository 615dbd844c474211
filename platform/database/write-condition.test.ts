import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { bothEngines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { writingWhile } from "./write-condition.ts";

describe.each(bothEngines)("a condition of writing on %s", (engine) => {
	/** Opens a database in which rows may be written as long as one of the settings is there. */
	async function open() {
		const { db } = await freshDatabase(engine);
		const write = (key: string, within = db) =>
			within.insertInto("settings").values({ id: key, key, value: "1", updated_at: "2026-01-01" }).execute();
		await write("door");
		const query = db.selectFrom("settings").select("key").where("key", "=", "door").compile();
		const under = <Result>(work: () => Promise<Result>) =>
			writingWhile({ query, refusal: () => new Error("The door is shut.") }, work);
		const shut = () => db.deleteFrom("settings").where("key", "=", "door").execute();
		const stored = async () =>
			(await db.selectFrom("settings").select("key").orderBy("key").execute()).map(({ key }) => key);
		return { db, write, under, shut, stored };
	}

	it("lets everything through while it is met", async () => {
		const { db, write, under, stored } = await open();
		await under(() => write("alone"));
		await under(() => db.transaction().execute((transaction) => write("whole", transaction)));
		expect(await stored()).toEqual(["alone", "door", "whole"]);
	});

	it("refuses what begins once it is not, and goes on reading", async () => {
		const { db, write, under, shut, stored } = await open();
		const refused = under(async () => {
			await shut();
			expect(await stored()).toEqual([]);
			await expect(write("alone")).rejects.toThrow("The door is shut.");
			await db.transaction().execute((transaction) => write("whole", transaction));
		});
		await expect(refused).rejects.toThrow("The door is shut.");
		expect(await stored()).toEqual([]);
		await write("later");
		expect(await stored()).toEqual(["later"]);
	});

	it("may end with a transaction that began under it", async () => {
		const { db, write, under, stored } = await open();
		await under(() =>
			db.transaction().execute(async (transaction) => {
				await transaction.deleteFrom("settings").where("key", "=", "door").execute();
				await write("new", transaction);
			}),
		);
		expect(await stored()).toEqual(["new"]);
	});

	it("is not that of what was left behind", async () => {
		const { db, write, under, shut, stored } = await open();
		const { promise, resolve } = Promise.withResolvers<void>();
		const left = await under(async () => ({ end: promise.then(() => write("left")) }));
		await shut();
		resolve();
		await left.end;
		expect(await stored()).toEqual(["left"]);
		await expect(sql`select 1 as one`.execute(db)).resolves.toMatchObject({ rows: [{ one: 1 }] });
	});
});
