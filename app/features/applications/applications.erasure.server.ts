import { type Kysely, sql } from "kysely";
import type { Tables } from "#migrations/tables.ts";
import { ApiError } from "#platform/api/api-error.ts";
import type { Clock } from "#platform/clock.ts";
import { anywhere } from "#platform/database/like.ts";

type Parts = {
	/** Notes who was erased beside the backups, so that a restore erases them again. @returns a keyed hash. */
	noteErased(transaction: Kysely<Tables>, id: string, now: Date): Promise<string>;
	/** Forgets what memory holds of an application. */
	forget(id: string): void;
};

/** Rows of a transaction. */
const atATime = 100;

/** Lists at most `limit` ids, within the transaction that erases them. */
export type ListSome = (transaction: Kysely<Tables>, limit: number) => Promise<string[]>;

/** Erases applications, with their notes, photographs, and mails that have not left yet. */
export function applicationErasures(db: Kysely<Tables>, clock: Clock, { noteErased, forget }: Parts) {
	/** Erases one for good. @returns the keyed hash of its id. @throws ApiError 404. */
	async function erase(id: string): Promise<string> {
		const hash = await db.transaction().execute(async (transaction) => {
			if (!(await remove(transaction, id))) {
				throw new ApiError(404, "not-found", "This application does not exist, or has been erased.");
			}
			return noteErased(transaction, id, clock());
		});
		forget(id);
		return hash;
	}

	/**
	 * Erases for good what `listSome` lists, one batch in a transaction, until it lists none: what changes
	 * meanwhile is no longer among them. @returns how many.
	 */
	async function eraseAll(listSome: ListSome): Promise<number> {
		for (let erased = 0; ; ) {
			const ids = await db.transaction().execute(async (transaction) => {
				const listed = await listSome(transaction, atATime);
				for (const id of listed) {
					await remove(transaction, id);
					await noteErased(transaction, id, clock());
				}
				return listed;
			});
			for (const id of ids) forget(id);
			erased += ids.length;
			if (ids.length < atATime) return erased;
			// Requests are answered in between.
			await new Promise((turn) => setImmediate(turn));
		}
	}

	/**
	 * Erases what was declined or withdrawn, or not finished, for longer than its form says. No restore
	 * needs to be told: what it brings back is as old. @returns how many.
	 */
	async function eraseOld(): Promise<number> {
		const forms = await db.selectFrom("forms").select(["id", "declined_months", "unfinished_days"]).execute();
		let erased = 0;
		for (const form of forms) {
			const now = clock();
			const closed = new Date(now);
			closed.setUTCMonth(closed.getUTCMonth() - form.declined_months);
			const unfinished = new Date(now);
			unfinished.setUTCDate(unfinished.getUTCDate() - form.unfinished_days);
			const due = await db
				.selectFrom("applications")
				.select("id")
				.where("form", "=", form.id)
				.where(({ eb, or, and }) =>
					or([
						and([eb("state", "in", ["declined", "withdrawn"]), eb("state_at", "<", closed.toISOString())]),
						and([eb("state", "=", "unfinished"), eb("updated_at", "<", unfinished.toISOString())]),
					]),
				)
				.execute();
			for (const { id } of due) {
				await db.transaction().execute((transaction) => remove(transaction, id));
				forget(id);
			}
			erased += due.length;
		}
		return erased;
	}

	return { erase, eraseAll, eraseOld };
}

async function remove(transaction: Kysely<Tables>, id: string): Promise<boolean> {
	await transaction
		.deleteFrom("outgoing_mails")
		.where(sql<boolean>`payload like ${anywhere(JSON.stringify(id))} escape '\\'`)
		.execute();
	const { numDeletedRows } = await transaction
		.deleteFrom("applications")
		.where("id", "=", id)
		.executeTakeFirst();
	return numDeletedRows > 0n;
}
