import { resolve } from "node:path";
import type { Environment } from "#platform/environment.ts";
import type { Database } from "./database.ts";
import { openSqlite, sqliteFile } from "./sqlite.ts";
import type { OnStatement } from "./statements.ts";

/** Opens PostgreSQL when `databaseUrl` is set, and otherwise the SQLite file of the data folder. */
export async function openDatabase(
	environment: Pick<Environment, "databaseUrl" | "dataDir">,
	onStatement?: OnStatement,
): Promise<Database> {
	if (environment.databaseUrl === undefined) return openSqlite(environment.dataDir, onStatement);
	// Loaded where it is needed: a site on SQLite does not hold PostgreSQL's client in memory.
	const { openPostgres } = await import("./postgres.ts");
	return openPostgres(environment.databaseUrl, onStatement);
}

/** Returns where a database is, for people to read: without the password. */
export function databasePlace({
	databaseUrl,
	dataDir,
}: Pick<Environment, "databaseUrl" | "dataDir">): string {
	if (databaseUrl === undefined) return resolve(sqliteFile(dataDir));
	const { host, pathname } = new URL(databaseUrl);
	return host + pathname;
}
