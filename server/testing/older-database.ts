import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import pg from "pg";
import { onTestFinished } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { sharedPostgres } from "#platform/testing/shared-databases.ts";

/** The commit whose database is stored in `older-databases/` with the whole sample site. */
export const olderCommits = ["a8dfbb0"] as const;

/**
 * Commits with a few entries of each kind, and what changed the stored data right after them: the
 * oldest first.
 */
export const commitsBeforeChanges = {
	"4b298258": "the stored hash of an access code says what a guess costs",
	"251d6218": "texts of events, images and articles are a row for each language",
	"9d1af88d": "days and hours of events are real values",
	"92b3c16b": "readers have consents and links of their own",
	a4999ac4: "either language of an article leads",
	"8b3dcfec": "a translation has an address of its own, corrections wait",
	"6867f671": "versions tell that they waited, articles have days and words for search engines",
} as const;

type Commit = (typeof olderCommits)[number] | keyof typeof commitsBeforeChanges;

/** Reads a stored file of a commit: its database, or what its API answered about it. */
function stored(commit: Commit, engine: Database["engine"], ending: "sqlite" | "sql" | "json"): Buffer {
	const file = new URL(`older-databases/${commit}-${engine}.${ending}.gz`, import.meta.url);
	return gunzipSync(readFileSync(file));
}

/** What the commit's own API answered about its database, by the name of the list. */
export function olderAnswers<Answers>(commit: Commit, engine: Database["engine"]): Answers {
	return JSON.parse(stored(commit, engine, "json").toString()) as Answers;
}

/** The database that a commit wrote, opened and not migrated yet; gone when the test ends. */
export async function olderDatabase(commit: Commit, engine: Database["engine"]): Promise<Database> {
	const dataDir = await mkdtemp(join(tmpdir(), "ensemble-older-"));
	onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
	if (engine === "sqlite") {
		await writeFile(join(dataDir, "ensemble.sqlite"), stored(commit, engine, "sqlite"));
	}
	const databaseUrl = engine === "postgres" ? await restored(stored(commit, engine, "sql")) : undefined;
	const database = await openDatabase({ dataDir, databaseUrl });
	onTestFinished(() => database.close());
	return database;
}

/** A database of its own, since a dump names its schema. @returns its address. */
async function restored(dump: Buffer): Promise<string> {
	const name = `older_${randomBytes(8).toString("hex")}`;
	const { url: server } = await sharedPostgres();
	const url = new URL(server);
	await runSql(url.href, `create database ${name}`);
	onTestFinished(() => runSql(server, `drop database ${name} with (force)`));
	url.pathname = `/${name}`;
	// Lines that begin with a backslash are for psql alone.
	const statements = dump.toString().replace(/^\\.*$/gm, "");
	await runSql(url.href, `drop schema public cascade;\n${statements}`);
	return url.href;
}

async function runSql(url: string, text: string): Promise<void> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	await client.query(text);
	await client.end();
}
