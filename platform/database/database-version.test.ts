import { describe, expect, it, onTestFinished } from "vitest";
import { bothEngines, migratedPlace } from "#platform/testing/fresh-database.ts";
import { openDatabase } from "./open-database.ts";

const setting = (id: string) => ({ id, key: id, value: "1", updated_at: "2026-01-01T00:00:00.000Z" });

describe.each(bothEngines)("the version of a database on %s", (engine) => {
	it("moves with each write, its own and another process’s", async () => {
		const place = await migratedPlace(engine);
		const [one, other] = await Promise.all([openDatabase(place), openDatabase(place)]);
		onTestFinished(async () => void (await Promise.all([one.close(), other.close()])));
		const writes = [
			() => one.db.insertInto("settings").values(setting("own")).execute(),
			() => other.db.insertInto("settings").values(setting("other")).execute(),
			() => other.db.updateTable("settings").set({ value: "2" }).execute(),
			() => one.db.deleteFrom("settings").where("id", "=", "other").execute(),
			() => other.db.deleteFrom("settings").execute(),
		];
		const seen = new Set<string>();
		for (const write of writes) {
			seen.add(await one.version());
			await write();
		}
		seen.add(await one.version());
		expect(seen.size).toBe(writes.length + 1);
		expect(await one.db.selectFrom("settings").selectAll().execute()).toEqual([]);
	});

	it("is the same again where only a table was read", async () => {
		const database = await openDatabase(await migratedPlace(engine));
		onTestFinished(() => database.close());
		// Other databases of one PostgreSQL share its transactions.
		await expect
			.poll(async () => {
				const before = await database.version();
				await database.db.selectFrom("settings").selectAll().execute();
				return (await database.version()) === before;
			})
			.toBe(true);
	});
});
