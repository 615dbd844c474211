import { randomBytes } from "node:crypto";
import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, onTestFinished } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { type AtEnd, freshFolder } from "./fresh-folder.ts";
import { isLong } from "./long-tests.ts";
import { lendPostgresDatabase } from "./postgres-databases.ts";
import { databaseAt, runSql } from "./run-sql.ts";
import { sharedPostgres, sharedSqlite } from "./shared-databases.ts";

/**
 * Both engines, on every run: where an engine decides. Its statements are others there (search,
 * migrations, upserts under a condition), several connections meet (conflicts, locks, claims), or it
 * is away, refuses a value, or is copied.
 */
export const bothEngines = ["sqlite", "postgres"] as const;

/**
 * SQLite, and with `npm run test:long` PostgreSQL too: what statements do that are the same on both,
 * one after the other, and suites over a whole site.
 */
export const engines: readonly Database["engine"][] = isLong ? bothEngines : ["sqlite"];

/** The place of a fresh, empty database, named as in the environment. */
export type Place = { dataDir: string; databaseUrl: string | undefined };

/** Returns a migrated, empty database, gone when the test ends. */
export async function freshDatabase(
	engine: Database["engine"],
	atEnd: AtEnd = onTestFinished,
): Promise<Database> {
	const database = await openDatabase(await migratedPlace(engine, atEnd));
	atEnd(() => database.close());
	// No commit waits for the disk, as in the PostgreSQL of the tests.
	if (engine === "sqlite") await sql`pragma synchronous = off`.execute(database.db);
	return database;
}

/** Opens something before the first test of a suite, and has it closed after the last. */
export function openOfSuite<Opened>(
	open: (atEnd: AtEnd) => Promise<Opened>,
	timeoutMs?: number,
): () => Opened {
	let opened: Opened | undefined;
	const ends: Parameters<AtEnd>[0][] = [];
	beforeAll(async () => {
		opened = await open((end) => void ends.push(end));
	}, timeoutMs);
	afterAll(async () => {
		for (const end of ends.toReversed()) await end();
	});
	return () => {
		if (opened === undefined) throw new Error("It is there once the tests run.");
		return opened;
	};
}

/** A migrated database for tests that only read: filled before the first, gone after the last. */
export function databaseOfSuite(
	engine: Database["engine"],
	fill: (database: Database) => Promise<unknown>,
): () => Database {
	return openOfSuite(async (atEnd) => {
		const database = await freshDatabase(engine, atEnd);
		await fill(database);
		return database;
	});
}

/** Returns the place of a migrated, empty database, for those who open it themselves, or more than once. */
export async function migratedPlace(
	engine: Database["engine"],
	atEnd: AtEnd = onTestFinished,
): Promise<Place> {
	const dataDir = await freshFolder(atEnd);
	if (engine === "sqlite") await copyFile(await sharedSqlite(), join(dataDir, "ensemble.sqlite"));
	const databaseUrl = engine === "sqlite" ? undefined : await lendPostgresDatabase(atEnd);
	return { dataDir, databaseUrl };
}

/** Returns a folder and, for PostgreSQL, a schema of its own, both empty, gone when the test ends. */
export async function freshPlace(engine: Database["engine"]): Promise<Place> {
	const dataDir = await freshFolder();
	return { dataDir, databaseUrl: engine === "postgres" ? await freshSchema() : undefined };
}

async function freshSchema(): Promise<string> {
	const url = new URL(await workersDatabase());
	const schema = `test_${randomBytes(8).toString("hex")}`;
	await runSql(url.href, `create schema ${schema}`);
	onTestFinished(() => runSql(url.href, `drop schema ${schema} cascade`));
	url.searchParams.set("options", `-c search_path=${schema}`);
	return url.href;
}

/** Migrating reads the catalogue of every schema; those of another worker may go while it does. */
async function workersDatabase(): Promise<string> {
	const name = `ensemble_tests_${process.env.VITEST_POOL_ID}`;
	database ??= createDatabase(name);
	await database;
	return databaseAt((await sharedPostgres()).url, name);
}

async function createDatabase(name: string): Promise<void> {
	try {
		await runSql((await sharedPostgres()).url, `create database ${name}`);
	} catch (error) {
		// Made by an earlier test file of the same worker, or by an earlier run.
		if (!(error instanceof pg.DatabaseError && error.code === "42P04")) throw error;
	}
}

let database: Promise<void> | undefined;
