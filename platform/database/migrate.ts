import { setTimeout as wait } from "node:timers/promises";
import { type RawBuilder, sql } from "kysely";
import { type Migration, Migrator, DEFAULT_MIGRATION_TABLE as migrationTable } from "kysely/migration";
import type { Step } from "#migrations/index.ts";
import type { Database } from "./database.ts";
import { hasToGiveWay } from "./database-failure.ts";
import type { OnGivingWay } from "./migration-waits.ts";
import { asReplaced, replacing } from "./replaced-migrations.ts";

/**
 * Milliseconds that a migration waits for a table in use. Later queries queue behind it, and none
 * of them may lose a deadlock to it, which PostgreSQL resolves after a second
 * (https://www.postgresql.org/docs/15/runtime-config-locks.html).
 */
const lockTimeoutMs = 200;
/** Meanwhile those who waited behind it have what they wait for. */
const giveWayMs = 250;

/**
 * Brings the tables up to date, oldest migration first. Call it under the database's start lock.
 * Those of a new database, or of SQLite, are one transaction: all of them or nothing. On a
 * PostgreSQL that other processes use, each one is a transaction of its own, which gives way to
 * them and begins again; `onGivingWay` is called each time.
 * @throws the error of the migration that failed, nothing of it was changed then; OlderDatabaseError
 * or NewerDatabaseError for a database that this program cannot bring up to date.
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
	override name = "NewerDatabaseError";
	readonly migration: string;

	constructor(migration: string) {
		super(`The database was changed by a newer version (${migration}).`);
		this.migration = migration;
	}
}

/** Progress of a database through the migrations that this program knows. */
export type MigrationState = {
	/** Every known migration has been carried out, and none that is not known. */
	isCurrent: boolean;
	/** Every known migration has been carried out; a newer program may have added others. */
	isMigrated: boolean;
	/**
	 * The last migration of a database that an older version of this program has set up; undefined
	 * for one that is empty or up to date.
	 */
	outdatedSince: string | undefined;
};

/**
 * Reads it from the table of migrations alone: each start and each look at whether the site is
 * ready asks for it, and to describe every table and column first takes many times as long.
 * @throws OlderDatabaseError
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
		isCurrent: isMigrated && executed.length === known.length,
		isMigrated,
		outdatedSince: isMigrated ? undefined : own.toSorted().at(-1),
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
 * Notes a migration as carried out where a database has had all those that it replaces, in their
 * place. Of several processes that do so at once, the first does it. @throws OlderDatabaseError
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
 * The limits on statements are those of requests: a migration takes as long as it takes, but for
 * the locks that it waits for.
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
