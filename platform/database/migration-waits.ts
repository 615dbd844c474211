import { sql } from "kysely";
import type { Log } from "#platform/log/log.ts";
import type { Database } from "./database.ts";

/** A save is over by then: what still holds a table may go on doing so for hours. */
const firstWarningMs = 5_000;
const warnAgainMs = 60_000;

/** Told that a migration gave way to others, and which: undefined where none had begun. */
export type OnGivingWay = (migration: string | undefined) => Promise<void>;

/**
 * Warns of a migration that has given way for some seconds, then each minute, and of who holds
 * tables: a start that waits says why.
 */
export function warnOfWaits(
	database: Database,
	log: Pick<Log, "warn">,
	now: () => number = () => performance.now(),
): OnGivingWay {
	let waiting: { migration: string | undefined; since: number; warnAt: number } | undefined;
	return async (migration) => {
		const at = now();
		if (waiting === undefined || waiting.migration !== migration)
			waiting = { migration, since: at, warnAt: at + firstWarningMs };
		if (at < waiting.warnAt) return;
		waiting.warnAt = at + warnAgainMs;
		const waitedMs = Math.round(at - waiting.since);
		const holders = await holdersOfTables(database).catch(() => undefined);
		log.warn({ migration, waitedMs, holders }, "a migration waits for tables that other sessions hold");
	};
}

/** The other sessions on PostgreSQL that hold a table of ours. */
async function holdersOfTables({ db }: Database) {
	const { rows } = await sql<{ pid: number; user: string; application: string; state: string | null }>`
		select distinct pid, usename as user, application_name as application, state
		from pg_locks join pg_stat_activity using (pid)
		join pg_class on pg_class.oid = pg_locks.relation
		where granted and pid <> pg_backend_pid() and pg_locks.database = datid
			and datname = current_database() and relkind = 'r' and relnamespace = current_schema()::regnamespace
		order by pid`.execute(db);
	return rows;
}
