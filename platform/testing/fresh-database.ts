import { randomBytes } from "node:crypto";
import { copyFile, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { inject, onTestFinished } from "vitest";
import { migrations } from "#migrations/index.ts";
import type { Database } from "#platform/database/database.ts";
import { migrate } from "#platform/database/migrate.ts";
import { openDatabase } from "#platform/database/open-database.ts";

/** Both engines: a store's suite runs once on each. */
export const engines = ["sqlite", "postgres"] as const;

/** Where a fresh, empty database of one engine lives, in the words of the environment. */
export type Place = { dataDir: string; databaseUrl: string | undefined };

/** A migrated, empty database for one test, gone when the test ends. */
export async function freshDatabase(engine: Database["engine"]): Promise<Database> {
	const place = await freshPlace(engine);
	if (engine === "sqlite") await copyFile(await migratedTemplate(), join(place.dataDir, "ensemble.sqlite"));
	const database = await openDatabase(place);
	onTestFinished(() => database.close());
	if (engine === "postgres") await migrate(database, migrations);
	return database;
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
	const url = new URL(inject("postgresUrl"));
	url.pathname = `/${name}`;
	database ??= createDatabase(name);
	await database;
	return url.href;
}

async function createDatabase(name: string): Promise<void> {
	try {
		await runSql(inject("postgresUrl"), `create database ${name}`);
	} catch (error) {
		// Made by an earlier test file of the same worker, or by an earlier run.
		if (!(error instanceof pg.DatabaseError && error.code === "42P04")) throw error;
	}
}

async function runSql(url: string, text: string): Promise<void> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		await client.query(text);
	} finally {
		await client.end();
	}
}

let database: Promise<void> | undefined;
let template: Promise<string> | undefined;

/** Made once a worker: copying a file is quicker than migrating anew. */
function migratedTemplate(): Promise<string> {
	template ??= makeTemplate();
	return template;
}

async function makeTemplate(): Promise<string> {
	const folder = join(tmpdir(), `ensemble-template-${process.pid}-${randomBytes(4).toString("hex")}`);
	await mkdir(folder);
	const database = await openDatabase({ dataDir: folder, databaseUrl: undefined });
	await migrate(database, migrations);
	await database.close();
	return join(folder, "ensemble.sqlite");
}
