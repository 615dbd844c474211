import type { Kysely, Transaction } from "kysely";
import { type EntryKind, entryKinds, isErasedByItself, keptSince } from "#app/features/deleted/deleted.ts";
import { findShipped } from "#app/features/texts/list-catalogue.server.ts";
import { withEntryAt } from "#app/features/texts/lists/placing.ts";
import { entryOf } from "#app/features/texts/site-lists.ts";
import { maxEntries, orderLanguage, readOrder, writeOrder } from "#app/i18n/list-order.ts";
import type { Tables } from "#migrations/tables.ts";
import { ApiError } from "#platform/api/api-error.ts";
import type { Clock } from "#platform/clock.ts";
import type { Effects } from "#platform/content/content-store.ts";
import { findDeleted, forgetDeleted, noLongerThere } from "#platform/content/deleted-things.ts";
import { type RemovedEntry, readRemoved, recordingRemoved } from "./removed-entries.server.ts";
import { type ShippedText, takeDraft, writeDraft } from "./text-changes.server.ts";
import { readWritten } from "./written.server.ts";

/** Entries that were taken out of their lists: back for a while, then erased wherever they are. */
export function removedEntriesStore(
	db: Kysely<Tables>,
	clock: Clock,
	shippedText: ShippedText = findShipped,
) {
	/**
	 * Puts an entry back into the draft of its list, where it stood, with all its words. @throws
	 * ApiError 404, or 409 where the list is full or gone.
	 */
	async function restore(kind: EntryKind, id: string): Promise<void> {
		const now = clock();
		await db.transaction().execute(async (transaction) => {
			await takeDraft(transaction);
			const { place, isHidden } = await findDeleted<RemovedEntry>(transaction, kind, id);
			const { live, draft } = await readWritten(transaction, shippedText);
			const entry = entryOf(id);
			const shipped = entry && shippedText(entry.list, orderLanguage);
			if (entry === undefined || shipped === undefined || !draft.isPlaced(entry.list)) throw listGone();
			const { list } = entry;
			const order = readOrder(draft.orderOf(list));
			if (order.length >= maxEntries) throw listFull();
			const text = writeOrder(withEntryAt(order, { id: entry.id, isHidden }, place));
			await recordingRemoved(transaction, { now, shippedText }, () =>
				writeDraft(
					transaction,
					{ key: list, language: orderLanguage, text },
					{ live: live.orderOf(list), shipped, now },
				),
			);
		});
	}

	/**
	 * Returns the removed entries that are in the draft of their lists again: an earlier version of
	 * the program may have restored them.
	 */
	async function listStanding(): Promise<string[]> {
		return db.transaction().execute(async (transaction) => {
			const kept = await readRemoved(transaction);
			if (kept.length === 0) return [];
			const { draft } = await readWritten(transaction, shippedText);
			return kept.map(({ id }) => id).filter((id) => draft.isPlaced(id));
		});
	}

	/**
	 * Erases an entry for good: its words in every language, also those of the history, and who agreed
	 * to them. @throws ApiError 404, also where it stands in its list again, or 409 while visitors read
	 * it.
	 */
	async function erase(kind: EntryKind, id: string): Promise<void> {
		await db.transaction().execute(async (transaction) => {
			await takeDraft(transaction);
			await forgetDeleted(transaction, kind, id);
			const { live, draft } = await readWritten(transaction, shippedText);
			if (draft.isPlaced(id)) throw noLongerThere();
			if (live.isPlaced(id)) throw stillRead();
			await eraseWords(transaction, id);
		});
	}

	/**
	 * Erases what is kept no longer; what stands in its list waits, and the draft is not touched where
	 * nothing goes. @returns how many that were.
	 */
	async function removeOld(): Promise<number> {
		const since = keptSince(clock());
		const old = await db.transaction().execute((transaction) => findOld(transaction, since));
		if (old.length === 0) return 0;
		return db.transaction().execute(async (transaction) => {
			await takeDraft(transaction);
			const gone = await findOld(transaction, since);
			for (const { id } of gone) await eraseWords(transaction, id);
			return gone.length;
		});
	}

	async function findOld(transaction: Transaction<Tables>, since: string) {
		const old = (await readRemoved(transaction)).filter(
			(thing) => thing.deleted_at < since && isErasedByItself(thing),
		);
		if (old.length === 0) return [];
		const { live, draft } = await readWritten(transaction, shippedText);
		return old.filter(({ id }) => !live.isPlaced(id) && !draft.isPlaced(id));
	}

	return { restore, listStanding, erase, removeOld };
}

export const removedEntriesEffects: Effects<ReturnType<typeof removedEntriesStore>> = {
	restore: "uncached",
	listStanding: "uncached",
	erase: "write",
	removeOld: (erased) => erased > 0,
};

/** Erases all texts of an entry and of its inner lists, with all that Deleted has of it. */
async function eraseWords(transaction: Transaction<Tables>, entry: string): Promise<void> {
	const within = `${entry}.%`;
	for (const table of ["own_texts", "text_drafts", "published_texts"] as const) {
		await transaction
			.deleteFrom(table)
			.where((row) => row.or([row("key", "=", entry), row("key", "like", within)]))
			.execute();
	}
	// A publication of which nothing is left has nothing to show or to take back.
	await transaction
		.deleteFrom("text_publications")
		.where("id", "not in", (query) => query.selectFrom("published_texts").select("publication_id"))
		.execute();
	await transaction
		.deleteFrom("testimonial_consents")
		.where((row) => row.or([row("entry", "=", entry), row("entry", "like", within)]))
		.execute();
	await transaction
		.deleteFrom("deleted_things")
		.where("kind", "in", entryKinds)
		.where((row) => row.or([row("id", "=", entry), row("id", "like", within)]))
		.execute();
}

function listFull(): ApiError {
	return new ApiError(409, "list-full", "Its list is full. Remove another entry first.");
}

function listGone(): ApiError {
	return new ApiError(409, "list-gone", "Its list is not there any more. Put back what held it first.");
}

function stillRead(): ApiError {
	const message = "Visitors still read it. Publish its removal first.";
	return new ApiError(409, "still-read", message);
}
