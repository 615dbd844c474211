import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { onTestFinished } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import type { Place } from "#platform/testing/fresh-database.ts";
import { databaseAt, runSql } from "#platform/testing/run-sql.ts";
import { sharedPostgres } from "#platform/testing/shared-databases.ts";
import { fileOfRelease } from "./release-files.ts";

/** Returns the site that a release left, in the words of the environment; gone when the test ends. */
export async function placeOfRelease(version: string, engine: Database["engine"]): Promise<Place> {
	const dataDir = await mkdtemp(join(tmpdir(), "ensemble-release-"));
	onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
	const stored = fileOfRelease(version, engine === "sqlite" ? "sqlite.gz" : "sql.gz");
	const bytes = gunzipSync(readFileSync(stored));
	if (engine === "postgres") return { dataDir, databaseUrl: await restored(bytes.toString()) };
	await writeFile(join(dataDir, "ensemble.sqlite"), bytes);
	return { dataDir, databaseUrl: undefined };
}

/** Returns the database that a release left, opened and not brought up to date; gone when the test ends. */
export async function databaseOfRelease(version: string, engine: Database["engine"]): Promise<Database> {
	const database = await openDatabase(await placeOfRelease(version, engine));
	onTestFinished(() => database.close());
	return database;
}

/** Makes a database of its own, since a dump names its schema. @returns its address. */
async function restored(dump: string): Promise<string> {
	const name = `release_${randomBytes(8).toString("hex")}`;
	const { url: server } = await sharedPostgres();
	await runSql(server, `create database ${name}`);
	onTestFinished(() => runSql(server, `drop database ${name} with (force)`));
	const url = databaseAt(server, name);
	// Lines that begin with a backslash are for psql alone.
	await runSql(url, dump.replace(/^\\.*$/gm, ""));
	return url;
}
