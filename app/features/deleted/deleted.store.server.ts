import type { Kysely } from "kysely";
import type { DeletedThing } from "#app/content/deletion/deleted-thing.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import { type DeletedKind, forgetDeleted } from "#platform/content/deleted-things.ts";
import { type EntryKind, entryKinds, isErasedByItself, keptSince, keptUntil } from "./deleted.ts";

/** The deleted things of all kinds. Each kind's own store restores them. */
export function deletedStore(db: Kysely<Tables>, clock: Clock) {
	/** Lists what can be restored, the last deletion first. Entries of lists stay until they are erased. */
	async function list(): Promise<DeletedThing[]> {
		const since = keptSince(clock());
		const rows = await db
			.selectFrom("deleted_things")
			.select(["kind", "id", "title", "deleted_at"])
			.where((row) => row.or([row("deleted_at", ">=", since), row("kind", "in", entryKinds)]))
			.orderBy("deleted_at", "desc")
			.orderBy("id")
			.execute();
		return rows.map(({ deleted_at: deletedAt, ...row }) => ({
			...row,
			deletedAt,
			erasedAt: isErasedByItself(row) && deletedAt >= since ? keptUntil(deletedAt) : null,
		}));
	}

	/** Erases what is older than the days to restore it, but entries of lists. @returns their number. */
	async function removeOld(): Promise<number> {
		const { numDeletedRows } = await db
			.deleteFrom("deleted_things")
			.where("deleted_at", "<", keptSince(clock()))
			.where("kind", "not in", entryKinds)
			.executeTakeFirst();
		return Number(numDeletedRows);
	}

	/** Deletes a thing for good, except entries of lists. @throws ApiError 404. */
	const erase = (kind: Exclude<DeletedKind, EntryKind>, id: string) => forgetDeleted(db, kind, id);

	return { list, erase, removeOld };
}
