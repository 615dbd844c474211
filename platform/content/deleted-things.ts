import { type Kysely, sql } from "kysely";
import type { DeletedThingsTable, Tables } from "#migrations/tables.ts";
import { ApiError } from "#platform/api/api-error.ts";

export type DeletedKind = DeletedThingsTable["kind"];

/** The database, for code that handles content of every kind alike. */
export type ContentDatabase = Kysely<Tables>;

/** The table that stores the things of a kind; its key is `id` unless stated. */
export type RowOfKind = { kind: DeletedKind; table: keyof Tables & string; key?: string };

/** Deletes the row of a thing, and what hangs on it. */
export async function deleteThing(
	transaction: Kysely<Tables>,
	{ table, key = "id" }: RowOfKind,
	id: string,
): Promise<void> {
	await sql`delete from ${sql.table(table)} where ${sql.ref(key)} = ${id}`.execute(transaction);
}

/** A deletion, with everything needed to restore it. */
type Deletion = { kind: DeletedKind; id: string; title: string; content: object; now: Date };

/** Keeps what is deleted, so that it can be put back. Part of the transaction that deletes it. */
export async function keepDeleted(transaction: Kysely<Tables>, deletion: Deletion): Promise<void> {
	const { content, now, ...named } = deletion;
	await transaction
		.insertInto("deleted_things")
		.values({ ...named, deleted_at: now.toISOString(), content: JSON.stringify(content) })
		.execute();
}

/** Returns a deleted thing as it was stored. @throws ApiError 404. */
export async function findDeleted<Content>(
	db: Kysely<Tables>,
	kind: DeletedKind,
	id: string,
): Promise<Content> {
	const row = await db
		.selectFrom("deleted_things")
		.select("content")
		.where("kind", "=", kind)
		.where("id", "=", id)
		.executeTakeFirst();
	if (row === undefined) throw noLongerThere();
	return JSON.parse(row.content) as Content;
}

/** The deleted things of a kind whose content is `like` this. */
export function findDeletedHolding(db: Kysely<Tables>, kind: DeletedKind, like: string) {
	return db
		.selectFrom("deleted_things")
		.select(["id", "title", "content as text"])
		.where("kind", "=", kind)
		.where("content", "like", like)
		.execute();
}

/** Forgets a deleted thing, also in the transaction that restores it. @throws ApiError 404 if gone. */
export async function forgetDeleted(db: Kysely<Tables>, kind: DeletedKind, id: string): Promise<void> {
	if (!(await dropDeleted(db, kind, id))) throw noLongerThere();
}

/** The same where it may not be there. @returns whether it was. */
export async function dropDeleted(db: Kysely<Tables>, kind: DeletedKind, id: string): Promise<boolean> {
	const { numDeletedRows } = await db
		.deleteFrom("deleted_things")
		.where("kind", "=", kind)
		.where("id", "=", id)
		.executeTakeFirst();
	return numDeletedRows > 0n;
}

/** The error for a thing that was restored, or deleted for good, in the meantime. */
export function noLongerThere(): ApiError {
	return new ApiError(404, "not-found", "This is no longer there: it was restored, or deleted for good.");
}
