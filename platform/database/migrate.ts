import { setTimeout as wait } from "node:timers/promises";
import { type RawBuilder, sql } from "kysely";
import { type Migration, Migrator, DEFAULT_MIGRATION_TABLE as migrationTable } from "kysely/migration";
import type { Step } from "#migrations/index.ts";
import type { Log } from "#platform/log/log.ts";
import type { Database } from "./database.ts";
import { hasToGiveWay } from "./database-failure.ts";

/**
 * A migration waits so long for a table in use. Later queries queue behind it; none may lose a
 * deadlock to it, which PostgreSQL resolves after a second
 * (https://www.postgresql.org/docs/15/runtime-config-locks.html).
 */
const lockTimeoutMs = 200;
/** The pause in which those who waited behind the lock have what they wait for. */
const giveWayMs = 250;

/**
 * Brings the tables up to date, under the database's start lock. Those of a new database, or of
 * SQLite, are one transaction. On a PostgreSQL in use, each migration is one, which gives way to
 * others and begins again, calling `onGivingWay`. @throws the error of the migration that failed and
 * changed nothing; OlderDatabaseError or NewerDatabaseError.
 */
export async function migrate(
	database: Database,
	migrations: Record<string, Step>,
	onGivingWay: OnGivingWay = async () => undefined,
): Promise<void> {
	const migrator = await migratorOf(database, migrations);
	const isUsed = database.engine === "postgres" && (await executedMigrations(database)).length > 0;
	for (;;) {
		const { error, results } = await adoptReplaced(database, migrations).then(
			() => (isUsed ? migrator.migrateUp() : migrator.migrateToLatest()),
			(error: unknown) => ({ error, results: undefined }),
		);
		if (hasToGiveWay(error)) {
			await onGivingWay(results?.find(({ status }) => status === "Error")?.migrationName);
			await wait(giveWayMs);
			continue;
		}
		const [, unknown] = unknownMigration.exec(error instanceof Error ? error.message : "") ?? [];
		if (unknown !== undefined) throw new NewerDatabaseError(unknown);
		if (error !== undefined) throw error;
		if (results?.length === 0 || (await isMigrated(database, migrations))) return;
	}
}

/** Kysely's message about an executed migration that this program does not have. */
const unknownMigration = /previously executed migration (\S+) is missing/;

/** A database that a newer version of the program has changed already. */
export class NewerDatabaseError extends Error {
	readonly migration: string;

	constructor(migration: string) {
		super(`The database was changed by a newer version (${migration}).`);
		this.migration = migration;
	}
}

/** Progress of a database through the migrations that this program knows. */
export type MigrationState = {
	/** Every known migration has been carried out; a newer program may have added others. */
	isMigrated: boolean;
	/** The last migration of an older database; undefined if it is empty or up to date. */
	outdatedSince: string | undefined;
	/** The migrations that a newer program has carried out. */
	newer: string[];
};

/**
 * Reads the table of migrations alone: each start and each readiness check asks for it, and
 * describing every table and column first takes many times as long. @throws OlderDatabaseError
 */
export async function migrationState(
	database: Database,
	migrations: Record<string, Step>,
): Promise<MigrationState> {
	const executed = await executedMigrations(database);
	asReplaced(executed, migrations);
	const known = Object.keys(migrations);
	const replaced = replacing(migrations).flatMap(([, { replaces }]) => replaces.names);
	const isMigrated = known.every((name) => executed.includes(name));
	const own = executed.filter((name) => known.includes(name) || replaced.includes(name));
	return {
		isMigrated,
		outdatedSince: isMigrated ? undefined : own.toSorted().at(-1),
		newer: executed.filter((name) => !own.includes(name)),
	};
}

/** Returns whether every known migration has been carried out. */
export async function isMigrated(database: Database, migrations: Record<string, Step>): Promise<boolean> {
	return (await migrationState(database, migrations)).isMigrated;
}

/** The names of the migrations that this database has had; none where it is empty. */
async function executedMigrations(database: Database): Promise<string[]> {
	const table = await findMigrationTable(database);
	if (table === undefined) return [];
	const { rows } = await sql<{ name: string }>`select name from ${table}`.execute(database.db);
	return rows.map(({ name }) => name);
}

async function findMigrationTable({ engine, db }: Database): Promise<RawBuilder<unknown> | undefined> {
	const place =
		engine === "sqlite"
			? sql<{ name: string }>`select name from sqlite_master where name = ${migrationTable}`
			: sql<{ name: string }>`select schemaname as name from pg_tables
				where schemaname = current_schema() and tablename = ${migrationTable}`;
	const { rows } = await place.execute(db);
	const [found] = rows;
	if (found === undefined) return undefined;
	return engine === "sqlite" ? sql.table(migrationTable) : sql.table(`${found.name}.${migrationTable}`);
}

/**
 * Notes a migration in place of those that it replaces, if all had run. @throws OlderDatabaseError
 */
async function adoptReplaced(database: Database, migrations: Record<string, Step>): Promise<void> {
	const executed = await executedMigrations(database);
	const adopted = asReplaced(executed, migrations).filter((name) => !executed.includes(name));
	const table = await findMigrationTable(database);
	if (adopted.length === 0 || table === undefined) return;
	await database.db.transaction().execute(async (transaction) => {
		if (database.engine === "postgres") await ownTimeLimits.execute(transaction);
		for (const [name, { replaces }] of replacing(migrations).filter(([one]) => adopted.includes(one))) {
			const names = sql.join(replaces.names);
			const { numAffectedRows } = await sql`delete from ${table} where name in (${names})`.execute(
				transaction,
			);
			if (numAffectedRows === 0n) continue;
			const now = new Date().toISOString();
			await sql`insert into ${table} (name, timestamp) values (${name}, ${now})`.execute(transaction);
		}
	});
}

async function migratorOf(database: Database, migrations: Record<string, Step>): Promise<Migrator> {
	return new Migrator({
		db: database.db,
		provider: {
			getMigrations: async () => (database.engine === "sqlite" ? migrations : withOwnTimeLimits(migrations)),
		},
		// Two that were written side by side may land in the other order than that of their numbers.
		allowUnorderedMigrations: true,
		...(await ownSchema(database)),
	});
}

/**
 * Lifts the limits of requests: a migration waits briefly for locks, and takes as long as it takes.
 */
const ownTimeLimits = sql`select set_config('statement_timeout', '0', true),
	set_config('lock_timeout', ${String(lockTimeoutMs)}, true)`;

function withOwnTimeLimits(migrations: Record<string, Step>): Record<string, Migration> {
	const limited = Object.entries(migrations).map(([name, migration]) => {
		const up: Migration["up"] = async (db) => {
			await ownTimeLimits.execute(db);
			await migration.up(db);
		};
		return [name, { up }];
	});
	return Object.fromEntries(limited);
}

/** Names the schema: Kysely would otherwise take another's migration table for ours. */
async function ownSchema(database: Database): Promise<{ migrationTableSchema?: string }> {
	if (database.engine === "sqlite") return {};
	const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(database.db);
	return rows[0] === undefined ? {} : { migrationTableSchema: rows[0].schema };
}

/** A database with some, not all, of the migrations that this program no longer has. */
export class OlderDatabaseError extends Error {
	/** The last version that can read it, and migrate it for this one. */
	readonly lastVersion: string;

	constructor(lastVersion: string) {
		super(
			`The database is older than this version can read: start version ${lastVersion}, the last that can, on it once, then this one.`,
		);
		this.lastVersion = lastVersion;
	}
}

/**
 * Names the migrations that a database has had as this program has them: one that replaces others
 * stands for all of them. @throws OlderDatabaseError where only some of those were carried out.
 */
export function asReplaced(executed: readonly string[], migrations: Record<string, Step>): string[] {
	let names = [...executed];
	for (const [name, { replaces }] of replacing(migrations)) {
		const others = names.filter((one) => !replaces.names.includes(one));
		const found = names.length - others.length;
		if (found > 0 && found < replaces.names.length) throw new OlderDatabaseError(replaces.lastVersion);
		if (found > 0) names = [name, ...others];
	}
	return names;
}

type Replacing = Step & Required<Pick<Step, "replaces">>;

/** The migrations that replace others, by name. */
export function replacing(migrations: Record<string, Step>): [string, Replacing][] {
	return Object.entries(migrations).filter(
		(one): one is [string, Replacing] => one[1].replaces !== undefined,
	);
}

/** A save is over by then: what still holds a table may go on doing so for hours. */
const firstWarningMs = 5_000;
const warnAgainMs = 60_000;

/** Told that a migration gave way to others, and which: undefined where none had begun. */
export type OnGivingWay = (migration: string | undefined) => Promise<void>;

/** Warns of a migration that has waited some seconds, then each minute, and of who holds tables. */
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
