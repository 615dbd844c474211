import type { Kysely } from "kysely";
import type { Pool } from "pg";
import type { Tables } from "#migrations/tables.ts";
import type { ContentRevision } from "./content-revision.ts";
import type { Refusal } from "./database-failure.ts";
import type { WriteWatch } from "./write-watch.ts";

/** A connection to one of the two engines, with what differs between them. */
export type Database = {
	engine: "sqlite" | "postgres";
	db: Kysely<Tables>;
	/** The connections of `db`, for a library of PostgreSQL; undefined on SQLite. */
	pool: Pool | undefined;
	/**
	 * Runs `work` while no other process on this database runs its own: for migrations and the first
	 * seed, when two start together. The lock goes with the process if that dies.
	 */
	exclusively<Result>(work: () => Promise<Result>): Promise<Result>;
	/** Shared by every process on this database. */
	revision: ContentRevision;
	/** Returns a text that no two states of the data share, whoever wrote: what was read holds while it is the same. */
	version(): Promise<string>;
	/** Renews the engine's statistics after a large change, for the right indexes. */
	analyze(): Promise<void>;
	/** Why nothing may be written until the next start; undefined while all is well, and on PostgreSQL. */
	refusal(): Refusal | undefined;
	/** Refuses every write from now on; readers read on. */
	refuseWrites(reason: Refusal): void;
	/** True if what is written can be stored, on either engine. */
	writes: WriteWatch;
	/** Throws when the database does not answer. */
	ping(): Promise<void>;
	close(): Promise<void>;
};
