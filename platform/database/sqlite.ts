import { statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { Kysely, type SqliteDatabase, type SqliteStatement, sql } from "kysely";
import { LRUCache } from "lru-cache";
import type { Tables } from "#migrations/tables.ts";
import { createOwnerOnly, makeFolder } from "#platform/files/owner-only.ts";
import { type ContentRevision, countChanges } from "./content-revision.ts";
import type { Database } from "./database.ts";
import { hasMetDamage, type Refusal } from "./database-failure.ts";
import { WaitingSqliteDialect } from "./sqlite-driver.ts";
import { type OnStatement, statementTimes } from "./statements.ts";
import { watchWrites } from "./write-watch.ts";

const databaseName = "ensemble.sqlite";
const lockName = "start.lock";
/** The wait for another process that sets the file up. */
const openTimeoutMs = 4_000;
/** A wait within SQLite blocks the process: longer ones are the driver's. */
const busyTimeoutMs = 5;
/** The site has some hundred queries; those whose text grows with a list are forgotten again. */
const preparedStatements = 200;
/** Long enough for another process to migrate and seed. */
const lockTimeoutMs = 60_000;

/** Returns the path of a data folder's database. */
export function sqliteFile(folder: string): string {
	return join(folder, databaseName);
}

/**
 * Opens `ensemble.sqlite` in a folder, which is made when missing. Synchronous FULL: an
 * acknowledged write survives a power cut (https://sqlite.org/pragma.html#pragma_synchronous).
 */
export async function openSqlite(folder: string, onStatement?: OnStatement): Promise<Database> {
	await makeFolder(folder);
	for (const name of [databaseName, lockName]) await createOwnerOnly(join(folder, name));
	const file = new DatabaseSync(sqliteFile(folder), { timeout: openTimeoutMs });
	file.exec("pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;");
	// What was erased is overwritten: without it, freed pages keep people readable in the file.
	file.exec("pragma secure_delete = on");
	file.exec(`pragma busy_timeout = ${busyTimeoutMs}`);
	const watch = watchFile(sqliteFile(folder));
	const writes = watchWrites();
	const onDamage = () => watch.refuse("damaged");
	const db = new Kysely<Tables>({
		dialect: new WaitingSqliteDialect({
			database: asKyselyDatabase(file),
			isInTransaction: () => file.isTransaction,
			refusal: watch.refusal,
			writes,
			onDamage,
		}),
		log: statementTimes(onStatement),
	});
	return {
		engine: "sqlite",
		db,
		pool: undefined,
		exclusively: (work) => holdingLockFile(join(folder, lockName), () => synchronizedOnce(file, work)),
		revision: revisionOf(file, onDamage),
		version: () => versionOf(db),
		analyze: async () => {
			await sql`analyze`.execute(db);
		},
		refusal: watch.refusal,
		refuseWrites: watch.refuse,
		writes,
		ping: async () => {
			await sql`select 1`.execute(db);
		},
		close: () => db.destroy(),
	};
}

/**
 * Own changes are counted by kind; those of other processes, of whatever kind, move `data_version`
 * (https://sqlite.org/pragma.html#pragma_data_version). It is read once in a turn of the event
 * loop, which begins with requests that have come already: what was acknowledged before they were
 * sent is seen. A damaged file leaves it unknown: a read fails with the reason.
 */
function revisionOf(file: DatabaseSync, onDamage: () => void): ContentRevision {
	const dataVersion = file.prepare("pragma data_version");
	// Asked by each turn that answers from a cache: a row as an object takes a quarter longer.
	dataVersion.setReturnArrays(true);
	const own = countChanges();
	let ofOthers: unknown;

	function readOthers(): void {
		try {
			ofOthers = dataVersion.get()?.[0];
		} catch (error) {
			if (hasMetDamage(error)) onDamage();
		}
		setImmediate(() => {
			ofOthers = undefined;
		});
	}

	return {
		current: (kind) => {
			if (ofOthers === undefined) readOthers();
			return ofOthers === undefined ? undefined : `${own.count(kind)}.${ofOthers}`;
		},
		hasChangedSince: (revision, kind) => revision.split(".")[0] !== String(own.count(kind)),
		bump: async (kind) => own.add(kind),
		close: async () => undefined,
	};
}

/**
 * Returns the changes that others' commits and this connection's rows have made so far. Whoever asks has the
 * connection, so that no transaction is open.
 */
async function versionOf(db: Kysely<Tables>): Promise<string> {
	const { rows } = await sql<{ version: string }>`
		select data_version || '.' || total_changes() as version from pragma_data_version`.execute(db);
	return rows[0]?.version ?? "";
}

/** Presents `node:sqlite` as Kysely expects it. Statements are prepared once. */
function asKyselyDatabase(file: DatabaseSync): SqliteDatabase {
	const prepared = new LRUCache<string, SqliteStatement>({ max: preparedStatements });

	function prepare(text: string): SqliteStatement {
		const statement = file.prepare(text);
		return {
			reader: statement.columns().length > 0,
			all: (values) => statement.all(...(values as SQLInputValue[])),
			run: (values) => statement.run(...(values as SQLInputValue[])),
			// Its own statement: one that is being read must not be run again.
			iterate: (values) => file.prepare(text).iterate(...(values as SQLInputValue[])),
		};
	}

	return {
		close: () => file.close(),
		prepare: (text) => {
			const known = prepared.get(text);
			if (known !== undefined) return known;
			const statement = prepare(text);
			prepared.set(text, statement);
			return statement;
		},
	};
}

/**
 * Lets `work` write without waiting for the disk at each commit, of which migrations and the sample
 * site have hundreds: all is on the disk when it settles. A power cut meanwhile takes the last
 * commits away and leaves the file whole (https://sqlite.org/pragma.html#pragma_synchronous).
 */
async function synchronizedOnce<Result>(file: DatabaseSync, work: () => Promise<Result>): Promise<Result> {
	file.exec("pragma synchronous = normal");
	try {
		return await work();
	} finally {
		file.exec("pragma synchronous = full; pragma wal_checkpoint(passive)");
	}
}

/** A second file is the lock between processes: the system frees it if we die. */
async function holdingLockFile<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
	const lock = new DatabaseSync(path, { timeout: lockTimeoutMs });
	try {
		lock.exec("begin exclusive");
		return await work();
	} finally {
		lock.close();
	}
}

/**
 * Watches whether a path still names the file that was just opened: what is written to one that was
 * deleted, moved or replaced goes with the process. Once seen it stays so, whatever stands at the
 * path later: only a new start reads what is there.
 */
export function watchFile(path: string) {
	const opened = identityOf(path);
	let refusal: Refusal | undefined;
	/** Refuses every write from now on; the first reason stays. */
	const refuse = (reason: Refusal): void => {
		refusal ??= reason;
	};
	return {
		refuse,
		/** Looks why nothing may be written; undefined while all is well. */
		refusal: (): Refusal | undefined => {
			if (isElsewhere(path, opened)) refuse("replaced");
			return refusal;
		},
	};
}

/** Returns an identity unique on this machine; undefined if there is no such file. */
function identityOf(path: string): string | undefined {
	const found = statSync(path, { bigint: true, throwIfNoEntry: false });
	return found && `${found.dev}.${found.ino}`;
}

/** A path that cannot be looked at says nothing: the database itself will. */
function isElsewhere(path: string, opened: string | undefined): boolean {
	try {
		return identityOf(path) !== opened;
	} catch {
		return false;
	}
}
