import { sql } from "kysely";
import type { Clock } from "#platform/clock.ts";
import {
	type ContentDatabase,
	deleteThing,
	dropDeleted,
	findDeleted,
	forgetDeleted,
	keepDeleted,
	type RowOfKind,
} from "#platform/content/deleted-things.ts";
import { holdRow } from "#platform/database/locks.ts";
import type { ContentName } from "./content-table.server.ts";
import { readVersions, storeVersions, type VersionRow } from "./stored-versions.server.ts";

/** A kind of content that is kept for a while once it is deleted, and can be put back. */
export type DeletableKind<Content extends object, Restored> = {
	/** Its name among what was deleted, and where its row is. What hangs on that row goes with it. */
	row: RowOfKind;
	/** The kind of its versions, which are kept with it. */
	versions?: ContentName;
	/** The kind of its working copies, which are kept with it. */
	workingCopies?: ContentName;
	/** Holds it until the transaction ends; its row unless stated. */
	hold?(transaction: ContentDatabase, id: string): Promise<void>;
	/** Returns its title and all that puts it back. @throws ApiError 404, or 409 where it must stay. */
	read(transaction: ContentDatabase, id: string): Promise<{ title: string; content: Content }>;
	/** Does what else its deletion asks for, before its row goes. */
	beforeRemoval?(transaction: ContentDatabase, id: string, content: Content, now: Date): Promise<void>;
	/** Prepares what takes long, such as rendering, then returns what writes it. */
	restore(id: string, content: Content): Promise<(transaction: ContentDatabase) => Promise<Restored>>;
};

/** Steps of deleting and restoring in which a kind differs from the others. */
export type Deletion<Kept extends object, Restored> = Partial<
	Pick<DeletableKind<Kept, Restored>, "read" | "beforeRemoval" | "restore">
>;

/** Deleting one kind of content, and putting back what was deleted. */
export function deletions<Content extends object, Restored>(
	db: ContentDatabase,
	clock: Clock,
	kind: DeletableKind<Content, Restored>,
) {
	const { row, versions, workingCopies } = kind;

	/**
	 * Deletes a thing and keeps it for a while, with what was typed and not saved. `requireRemovable` sees it
	 * in the same transaction, and may refuse. @throws ApiError 404, or as that does.
	 */
	async function remove(id: string, requireRemovable?: (content: Content) => void): Promise<void> {
		const now = clock();
		await db.transaction().execute(async (transaction) => {
			await (kind.hold?.(transaction, id) ?? holdRow(transaction, row.table, id));
			const { title, content } = await kind.read(transaction, id);
			requireRemovable?.(content);
			const history = versions && { versions: await readVersions(transaction, versions, id) };
			const workingCopy = workingCopies && (await findKeptWorkingCopy(transaction, workingCopies, id));
			await kind.beforeRemoval?.(transaction, id, content, now);
			await deleteThing(transaction, row, id);
			// The same picture, deleted before and uploaded again since.
			await dropDeleted(transaction, row.kind, id);
			const kept = { ...content, ...history, ...(workingCopy && { workingCopy }) };
			await keepDeleted(transaction, { kind: row.kind, id, title, content: kept, now });
		});
	}

	/** Puts a deleted thing back as it was. @throws ApiError 404. */
	async function restore(id: string): Promise<Restored> {
		type Kept = Content & { workingCopy?: KeptWorkingCopy; versions?: VersionRow[] };
		const { workingCopy, ...kept } = await findDeleted<Kept>(db, row.kind, id);
		const write = await kind.restore(id, kept as Content);
		return db.transaction().execute(async (transaction) => {
			await forgetDeleted(transaction, row.kind, id);
			const restored = await write(transaction);
			if (versions) await storeVersions(transaction, versions, id, kept.versions ?? []);
			if (workingCopies) await restoreWorkingCopy(transaction, workingCopies, id, workingCopy);
			return restored;
		});
	}

	return { remove, restore };
}

/** A working copy as it is stored, kept with the thing that it belongs to while that is deleted. */
type KeptWorkingCopy = { draft: string; version: number | null; saved_at: string };

/** Finds the unsaved text of a thing. */
async function findKeptWorkingCopy(
	db: ContentDatabase,
	kind: string,
	id: string,
): Promise<KeptWorkingCopy | undefined> {
	const { rows } = await sql<KeptWorkingCopy>`
		select draft, version, saved_at from working_copies where kind = ${kind} and key = ${id}
	`.execute(db);
	return rows[0];
}

/** Puts a working copy back beside the thing that was restored. Part of the same transaction. */
async function restoreWorkingCopy(
	db: ContentDatabase,
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
