import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { migrations } from "#migrations/index.ts";
import { engines, freshPlace } from "#platform/testing/fresh-database.ts";
import { migrate } from "./migrate.ts";
import { openDatabase } from "./open-database.ts";
import type { OnStatement } from "./statement-times.ts";

it.each(engines)("on %s, tells of what each statement did and how long it took", async (engine) => {
	const told: Parameters<OnStatement>[] = [];
	const database = await openDatabase(await freshPlace(engine), (...statement) => told.push(statement));
	onTestFinished(() => database.close());
	await migrate(database, migrations);
	told.length = 0;
	const setting = { id: "1", key: "a", value: "b", updated_at: "2026-01-01T00:00:00.000Z" };
	await database.db.transaction().execute(async (transaction) => {
		await transaction.insertInto("settings").values(setting).execute();
	});
	await database.db.selectFrom("settings").selectAll().execute();
	await expect(sql`select * from nowhere`.execute(database.db)).rejects.toThrow();
	const kinds = told.map(([kind]) => kind);
	expect(kinds.filter((kind) => kind === "write")).toHaveLength(1);
	expect(kinds.filter((kind) => kind === "read")).toHaveLength(2);
	expect(told.every(([, seconds]) => seconds >= 0 && seconds < 60)).toBe(true);
});
