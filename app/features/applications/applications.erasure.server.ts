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
			const left = new Date(now);
			left.setUTCDate(left.getUTCDate() - form.unfinished_days);
			const due = await db
				.selectFrom("applications")
				.select("id")
				.where("form", "=", form.id)
				.where(({ eb, or, and }) =>
					or([
						and([eb("state", "in", ["declined", "withdrawn"]), eb("state_at", "<", closed.toISOString())]),
						and([eb("state", "=", "unfinished"), eb("updated_at", "<", left.toISOString())]),
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

	return { erase, eraseOld };
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
