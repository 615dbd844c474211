import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { migrations } from "#migrations/index.ts";
import { isMigrated } from "#platform/database/migrate.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { type Environment, readEnvironment } from "#platform/environment.ts";
import { openLog } from "#platform/log/log.ts";
import { hurryWaits } from "#platform/testing/clock.ts";
import { replaceAccessCode } from "#server/commands/access-code.ts";
import { runSeed } from "#server/commands/seed.ts";
import { placeOfRelease } from "#server/testing/releases/release-database.ts";
import { beforeBaseline } from "#server/testing/releases/release-files.ts";

/** A site on PostgreSQL whose tables are still to be brought up to date. */
async function olderSite() {
	const { dataDir, databaseUrl = "" } = await placeOfRelease(beforeBaseline, "postgres");
	const environment = readEnvironment({ LOG_LEVEL: "silent", DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
	const database = await openDatabase(environment);
	onTestFinished(() => database.close());
	return { environment, database };
}

type Run = (environment: Environment, log: ReturnType<typeof openLog>) => Promise<unknown>;
const commands: [string, Run][] = [
	[
		"seed",
		(environment, log) =>
			runSeed({ reset: false, empty: true, articles: 0 }, async () => false, environment, log),
	],
	["access-code", (environment, log) => replaceAccessCode({ code: "a fine new code" }, environment, log)],
];

it.each(commands)("%s says who holds the tables that it waits for, as a start does", async (_name, run) => {
	const { environment, database } = await olderSite();
	hurryWaits(20);
	const { promise: isWarned, resolve: warn } = Promise.withResolvers<unknown[]>();
	const log = Object.assign(openLog("silent"), { warn: (...line: unknown[]) => warn(line) });
	let command: Promise<unknown> = Promise.resolve();
	let pid = 0;
	await database.db.transaction().execute(async (holder) => {
		await sql`lock table kysely_migration in share row exclusive mode`.execute(holder);
		const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(holder);
		pid = rows[0]?.pid ?? 0;
		command = run(environment, log);
		const [line, message] = await Promise.race([isWarned, command.then(() => ["nothing was said"])]);
		expect(message).toBe("a migration waits for tables that other sessions hold");
		expect(line).toMatchObject({ holders: [{ pid, state: "idle in transaction" }] });
	});
	await command;
	expect(await isMigrated(database, migrations)).toBe(true);
});
