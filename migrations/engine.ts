import { type Kysely, SqliteAdapter } from "kysely";

/** The column type that holds bytes: the one type that the two engines name differently. */
export function bytesType(db: Kysely<unknown>): "blob" | "bytea" {
	return db.getExecutor().adapter instanceof SqliteAdapter ? "blob" : "bytea";
}
