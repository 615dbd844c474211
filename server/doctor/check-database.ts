import { sql } from "kysely";
import { migrations } from "#migrations/index.ts";
import type { Database } from "#platform/database/database.ts";
import { isMigrated, OlderDatabaseError } from "#platform/database/migrate.ts";
import { type Finding, look, right, wrong } from "./finding.ts";

const oldestPostgres = 150_000;
const clockToleranceMs = 2_000;

/** The engine: its version, our rights, whether the tables are those of this program. */
export async function checkDatabase(database: Database, place: string): Promise<Finding[]> {
	const engine = database.engine === "sqlite" ? await checkSqlite(database) : await checkPostgres(database);
	return [...engine, await checkTables(database, place)];
}

async function checkTables(database: Database, place: string): Promise<Finding> {
	try {
		return (await isMigrated(database, migrations))
			? right("tables", `of this version, in ${place}`)
			: look("tables", "of an older version, or none yet", "the next start brings them up to date");
	} catch (error) {
		if (!(error instanceof OlderDatabaseError)) throw error;
		const remedy = `start version ${error.lastVersion}, the last that can, on it once, then this one`;
		return wrong("tables", "older than this version can read", remedy);
	}
}

async function checkSqlite({ db }: Database): Promise<Finding[]> {
	const { rows } = await sql<{ version: string }>`select sqlite_version() as version`.execute(db);
	const { rows: found } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(db);
	const state = found[0]?.quick_check;
	if (state === "ok") return [right("database", `SQLite ${rows[0]?.version}, undamaged`)];
	return [
		wrong("database", `SQLite ${rows[0]?.version}: ${state}`, "restore the newest backup that is sound"),
	];
}

async function checkPostgres({ db }: Database): Promise<Finding[]> {
	const { rows } = await sql<{ version: string; number: string; mayCreate: boolean; now: Date }>`
		select current_setting('server_version') as version, current_setting('server_version_num') as number,
			has_schema_privilege(current_schema(), 'create') as "mayCreate", clock_timestamp() as now`.execute(db);
	const [server] = rows;
	if (server === undefined) return [];
	const isNewEnough = Number(server.number) >= oldestPostgres;
	const findings = [
		isNewEnough
			? right("database", `PostgreSQL ${server.version}`)
			: wrong("database", `PostgreSQL ${server.version}`, "the site needs 15 or later"),
	];
	if (!server.mayCreate) {
		const remedy = "grant create on the schema to the account of DATABASE_URL";
		findings.push(wrong("rights", "this account may not make tables: an update would fail", remedy));
	}
	const apartMs = Math.abs(server.now.getTime() - Date.now());
	if (apartMs > clockToleranceMs) {
		const remedy = "let both machines ask a time server (NTP): publications and sessions go by the clock";
		const found = `the database's is ${Math.round(apartMs / 1000)} s apart from ours`;
		findings.push(wrong("clock", found, remedy));
	}
	return findings;
}
