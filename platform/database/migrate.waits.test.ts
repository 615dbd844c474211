import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import { expect, it, onTestFinished } from "vitest";
import { openLog } from "#platform/log/log.ts";
import { freshPlace } from "#platform/testing/fresh-database.ts";
import { migrate, warnOfWaits } from "./migrate.ts";
import { openDatabase } from "./open-database.ts";

/** Opens a database with a table of boats, and the connection of somebody else. */
async function opened() {
	const place = await freshPlace("postgres");
	const [database, other] = [await openDatabase(place), await openDatabase(place)];
	onTestFinished(async () => {
		await Promise.all([database.close(), other.close()]);
	});
	await migrate(database, { "1": boats });
	return { database, other };
}

const boats: Migration = {
	up: (db) => sql`create table boats (name text)`.execute(db).then(() => undefined),
};
const sails: Migration = {
	up: (db) => sql`alter table boats add column sail text`.execute(db).then(() => undefined),
};

/** A log that keeps its warnings. */
function noting() {
	const warnings: object[] = [];
	const log = Object.assign(openLog("silent"), { warn: (line: object) => void warnings.push(line) });
	return { log, warnings };
}

it("the warning of a waiting migration says which migration waits, for how long and for whom, after some seconds and then each minute", async () => {
	const { database, other } = await opened();
	const { log, warnings } = noting();
	let now = 0;
	const onGivingWay = warnOfWaits(database, log, () => now);
	const times = [0, 4_900, 5_000, 64_900, 65_000];
	const migrated: Promise<void>[] = [];
	let pid = 0;
	await other.db.transaction().execute(async (held) => {
		await sql`select * from boats`.execute(held);
		const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(held);
		pid = rows[0]?.pid ?? 0;
		await new Promise<void>((resolve) => {
			const told = async (migration: string | undefined) => {
				now = times.shift() ?? now;
				await onGivingWay(migration);
				if (times.length === 0) resolve();
			};
			migrated.push(migrate(database, { "1": boats, "2": sails }, told));
		});
	});
	await Promise.all(migrated);
	const holders = [expect.objectContaining({ pid, state: "idle in transaction" })];
	expect(warnings).toEqual([
		{ migration: "2", waitedMs: 5_000, holders },
		{ migration: "2", waitedMs: 65_000, holders },
	]);
});

it("the warning of a waiting migration counts the time of each migration by itself", async () => {
	const { database } = await opened();
	const { log, warnings } = noting();
	let now = 0;
	const onGivingWay = warnOfWaits(database, log, () => now);
	await onGivingWay("2");
	now = 5_000;
	await onGivingWay("3");
	expect(warnings).toEqual([]);
	now = 10_000;
	await onGivingWay("3");
	expect(warnings).toEqual([{ migration: "3", waitedMs: 5_000, holders: [] }]);
});
