import type { Kysely } from "kysely";
import type { Tables } from "../../migrations/tables";
import type { ContentRevision } from "./content-revision";
import type { Environment } from "./environment";
import { openPostgres } from "./postgres";
import { openSqlite } from "./sqlite";

/** A connection to one of the two engines, with what differs between them. */
export type Database = {
	engine: "sqlite" | "postgres";
	db: Kysely<Tables>;
	/**
	 * Runs `work` while no other process that shares this database runs its own: for migrations and the first
	 * seed, when two processes start together. The lock goes with the process if that dies.
	 */
	exclusively<Result>(work: () => Promise<Result>): Promise<Result>;
	/** Shared by every process on this database. */
	revision: ContentRevision;
	/** Has the engine count what its tables hold, so that it chooses the right indexes: after a large change. */
	analyze(): Promise<void>;
	/** Throws when the database does not answer. */
	ping(): Promise<void>;
	close(): Promise<void>;
};

/** Opens PostgreSQL when `databaseUrl` is set, and the SQLite file of the data folder otherwise. */
export async function openDatabase(
	environment: Pick<Environment, "databaseUrl" | "dataDir">,
): Promise<Database> {
	return environment.databaseUrl === undefined
		? openSqlite(environment.dataDir)
		: openPostgres(environment.databaseUrl);
}
