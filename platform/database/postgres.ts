import { Kysely, sql } from "kysely";
import pg from "pg";
import type { Tables } from "#migrations/tables.ts";
import type { Database } from "./database.ts";
import { leaveWhenLost, passingClient } from "./postgres-connection.ts";
import { AnnouncingPostgresDialect } from "./postgres-dialect.ts";
import { GuardedPool } from "./postgres-pool.ts";
import { announcements, listeningRevision } from "./postgres-revision.ts";
import { type OnStatement, statementTimes } from "./statements.ts";
import { watchWrites } from "./write-watch.ts";

/** An arbitrary number that only this application's start takes as an advisory lock. */
const startLockKey = 5_071_123;
/** A database that does not say goodbye within this long is left. */
const closeTimeoutMs = 1_000;

// Counts are bigint in PostgreSQL and arrive as text; ours fit a number.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Opens a pool on PostgreSQL 15 or later, which connects on first use. */
export function openPostgres(url: string, onStatement?: OnStatement): Database {
	const pool = new GuardedPool(url);
	const { announcementOf, kindOf } = announcements();
	const writes = watchWrites();
	const dialect = new AnnouncingPostgresDialect({ pool, announcementOf, writes });
	const db = new Kysely<Tables>({ dialect, log: statementTimes(onStatement) });
	const announce = (kind: string) => db.executeQuery(announcementOf(kind));
	const revision = listeningRevision(url, kindOf, announce, (state, reason) => {
		pool.awayBecause = reason;
		pool.isRefusing = state === "silent" || state === "away";
		if (state === "away") pool.cutConnections();
	});
	return {
		engine: "postgres",
		db,
		pool,
		exclusively: (work) => holdingAdvisoryLock(url, work),
		revision,
		version: () => versionOf(db),
		analyze: async () => {
			await sql`analyze`.execute(db);
		},
		refusal: () => undefined,
		refuseWrites: () => undefined,
		writes,
		ping: async () => {
			await sql`select 1`.execute(db);
		},
		close: async () => {
			const cutOff = setTimeout(() => pool.cutConnections(), pool.isRefusing ? 0 : closeTimeoutMs);
			await Promise.all([revision.close(), db.destroy()]);
			clearTimeout(cutOff);
		},
	};
}

/** Returns which transactions a reader sees: two who see the same read the same. */
async function versionOf(db: Kysely<Tables>): Promise<string> {
	const { rows } = await sql<{ version: string }>`select pg_current_snapshot()::text as version`.execute(db);
	return rows[0]?.version ?? "";
}

/** Does `work` under the start lock, whose connection may wait while another process migrates and seeds. */
async function holdingAdvisoryLock<Result>(url: string, work: () => Promise<Result>): Promise<Result> {
	const { client } = passingClient(url);
	await client.connect();
	try {
		await client.query(leaveWhenLost);
		await client.query("select pg_advisory_lock($1)", [startLockKey]);
		return await work();
	} finally {
		// The lock goes with the connection.
		await client.end();
	}
}
