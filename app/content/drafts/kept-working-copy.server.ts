import { type QueryExecutorProvider, sql } from "kysely";

/** A working copy as it is stored, kept with the thing that it belongs to while that is deleted. */
export type KeptWorkingCopy = { draft: string; version: number | null; saved_at: string };

/** What was typed of a thing and not saved, if there is something. */
export async function findKeptWorkingCopy(
	db: QueryExecutorProvider,
	kind: string,
	id: string,
): Promise<KeptWorkingCopy | undefined> {
	const { rows } = await sql<KeptWorkingCopy>`
		select draft, version, saved_at from working_copies where kind = ${kind} and key = ${id}
	`.execute(db);
	return rows[0];
}

/** Puts a working copy back beside the thing that was restored. Part of the same transaction. */
export async function restoreWorkingCopy(
	db: QueryExecutorProvider,
	kind: string,
	id: string,
	kept: KeptWorkingCopy | undefined,
): Promise<void> {
	if (kept === undefined) return;
	await sql`
		insert into working_copies (kind, key, ${sql.ref(`${kind}_id`)}, draft, version, saved_at)
		values (${kind}, ${id}, ${id}, ${kept.draft}, ${kept.version}, ${kept.saved_at})
	`.execute(db);
}
