import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import type { Tables } from "../../migrations/tables";
import type { Database } from "./database";
import { listeningRevision } from "./postgres-revision";

/** An arbitrary number that only this application's start takes as an advisory lock. */
const startLockKey = 5_071_123;
const poolSize = 10;
const connectTimeoutMs = 10_000;

// Counts are bigint in PostgreSQL and arrive as text; ours fit a number.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Opens a pool on a PostgreSQL 15 or later. Connections are made on first use. */
export function openPostgres(url: string): Database {
	const pool = new pg.Pool({
		connectionString: url,
		max: poolSize,
		connectionTimeoutMillis: connectTimeoutMs,
	});
	// A pooled connection that breaks while idle is replaced on the next use; without a listener it would end the process.
	pool.on("error", () => undefined);
	const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
	const revision = listeningRevision(url, (text, values) => pool.query(text, values));
	return {
		engine: "postgres",
		db,
		exclusively: async (work) => {
			const client = await pool.connect();
			try {
				await client.query("select pg_advisory_lock($1)", [startLockKey]);
				return await work();
			} finally {
				await client.query("select pg_advisory_unlock($1)", [startLockKey]);
				client.release();
			}
		},
		revision,
		analyze: async () => {
			await sql`analyze`.execute(db);
		},
		ping: async () => {
			await sql`select 1`.execute(db);
		},
		close: async () => {
			await revision.close();
			await db.destroy();
		},
	};
}
