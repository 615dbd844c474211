import { type Kysely, SqliteAdapter } from "kysely";

/** Returns whether the database is SQLite; it is PostgreSQL otherwise. */
export function isSqlite<Tables>(db: Kysely<Tables>): boolean {
	return db.getExecutor().adapter instanceof SqliteAdapter;
}

/** The column type that holds bytes: the one type that the two engines name differently. */
export function bytesType(db: Kysely<unknown>): "blob" | "bytea" {
	return isSqlite(db) ? "blob" : "bytea";
}
