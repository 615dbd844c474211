import type { Kysely } from "kysely";
import { deletedDays } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import { forgetDeleted } from "#platform/content/deleted-things.ts";
import type { DeletedKind, DeletedThing } from "./deleted.ts";

export type DeletedStore = ReturnType<typeof deletedStore>;

const keptMs = deletedDays * 24 * 60 * 60_000;

/** The queries on what was deleted, whatever it is. What puts it back is its own store's. */
export function deletedStore(db: Kysely<Tables>, clock: Clock) {
	/** Deleted before this, a thing is kept no longer. */
	const oldest = () => new Date(clock().getTime() - keptMs).toISOString();

	/** What can be restored, the last deletion first. */
	async function list(): Promise<DeletedThing[]> {
		const rows = await db
			.selectFrom("deleted_things")
			.select(["kind", "id", "title", "deleted_at"])
			.where("deleted_at", ">=", oldest())
			.orderBy("deleted_at", "desc")
			.orderBy("id")
			.execute();
		return rows.map(({ deleted_at: deletedAt, ...row }) => ({
			...row,
			deletedAt,
			erasedAt: new Date(Date.parse(deletedAt) + keptMs).toISOString(),
		}));
	}

	/** Erases what is kept no longer. @returns how many things that were. */
	async function removeOld(): Promise<number> {
		const { numDeletedRows } = await db
			.deleteFrom("deleted_things")
			.where("deleted_at", "<", oldest())
			.executeTakeFirst();
		return Number(numDeletedRows);
	}

	/** Deletes a thing for good. @throws ApiError 404. */
	const erase = (kind: DeletedKind, id: string) => forgetDeleted(db, kind, id);

	return { list, erase, removeOld };
}
