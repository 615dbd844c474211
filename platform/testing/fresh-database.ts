import { randomBytes } from "node:crypto";
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { onTestFinished } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { lendPostgresDatabase } from "./postgres-databases.ts";
import { databaseAt, runSql } from "./run-sql.ts";
import { sharedPostgres, sharedSqlite } from "./shared-databases.ts";

/** Both engines: a store's suite runs once on each. */
export const engines = ["sqlite", "postgres"] as const;

/** Where a fresh, empty database of one engine lives, in the words of the environment. */
export type Place = { dataDir: string; databaseUrl: string | undefined };

/** A migrated, empty database for one test, gone when the test ends. */
export async function freshDatabase(engine: Database["engine"]): Promise<Database> {
	const place = engine === "sqlite" ? await migratedFile() : await migratedDatabase();
	const database = await openDatabase(place);
	onTestFinished(() => database.close());
	return database;
}

async function migratedFile(): Promise<Place> {
	const place = await freshPlace("sqlite");
	await copyFile(await sharedSqlite(), join(place.dataDir, "ensemble.sqlite"));
	return place;
}

async function migratedDatabase(): Promise<Place> {
	const { dataDir } = await freshPlace("sqlite");
	return { dataDir, databaseUrl: await lendPostgresDatabase() };
}

/** A folder and, for PostgreSQL, a schema of its own, both empty, gone when the test ends. */
export async function freshPlace(engine: Database["engine"]): Promise<Place> {
	const dataDir = await mkdtemp(join(tmpdir(), "ensemble-test-"));
	onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
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
