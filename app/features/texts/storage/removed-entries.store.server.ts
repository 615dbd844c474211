import type { Kysely, Transaction } from "kysely";
import { type EntryKind, entryKinds, isErasedByItself, keptSince } from "#app/features/deleted/deleted.ts";
import { findShipped, keysOfEntry } from "#app/features/texts/catalogue.server.ts";
import { type EntryPlace, entriesAround, entryOf } from "#app/features/texts/site-lists.ts";
import { isTestimonial } from "#app/features/texts/testimonial.ts";
import { maxEntries, orderLanguage, readOrder, withEntryAt, writeOrder } from "#app/i18n/list-order.ts";
import type { OwnText } from "#app/i18n/own-texts.ts";
import { withoutVariant } from "#app/i18n/variants.ts";
import { languages } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";
import { ApiError } from "#platform/api/api-error.ts";
import type { Clock } from "#platform/clock.ts";
import type { Effects } from "#platform/content/content-store.ts";
import {
	dropDeleted,
	findDeleted,
	forgetDeleted,
	keepDeleted,
	noLongerThere,
} from "#platform/content/deleted-things.ts";
import { readWritten, type ShippedText, takeDraft, type Written, writeDraft } from "./text-changes.server.ts";

/** Entries that were taken out of their lists: back for a while, then erased wherever they are. */
export function removedEntriesStore(db: Kysely<Tables>, clock: Clock, shippedText = findShipped) {
	/** Puts an entry back into the draft of its list. @throws ApiError 404, or 409 if that is full or gone. */
	async function restore(kind: EntryKind, id: string): Promise<void> {
		const now = clock();
		await db.transaction().execute(async (transaction) => {
			await takeDraft(transaction);
			const { place, isHidden } = await findDeleted<RemovedEntry>(transaction, kind, id);
			const { live, draft } = await readWritten(transaction, shippedText);
			const entry = entryOf(id);
			const shipped = entry && shippedText(entry.list, orderLanguage);
			if (entry === undefined || shipped === undefined || !draft.isPlaced(entry.list))
				throw new ApiError(409, "list-gone", "Its list is not there any more. Put back what held it first.");
			const { list } = entry;
			const order = readOrder(draft.orderOf(list));
			if (order.length >= maxEntries)
				throw new ApiError(409, "list-full", "Its list is full. Remove another entry first.");
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

	/** Lists removed entries that are in the draft again: an earlier version may have restored them. */
	async function listStanding(): Promise<string[]> {
		return db.transaction().execute(async (transaction) => {
			const kept = await readRemoved(transaction);
			if (kept.length === 0) return [];
			const { draft } = await readWritten(transaction, shippedText);
			return kept.map(({ id }) => id).filter((id) => draft.isPlaced(id));
		});
	}

	/**
	 * Erases an entry for good: its words, also of the history, and its consent. @throws ApiError 404, also
	 * where it stands in its list again, or 409 while visitors read it.
	 */
	async function erase(kind: EntryKind, id: string): Promise<void> {
		await db.transaction().execute(async (transaction) => {
			await takeDraft(transaction);
			await forgetDeleted(transaction, kind, id);
			const { live, draft } = await readWritten(transaction, shippedText);
			if (draft.isPlaced(id)) throw noLongerThere();
			if (live.isPlaced(id))
				throw new ApiError(409, "still-read", "Visitors still read it. Publish its removal first.");
			await eraseWords(transaction, id);
		});
	}

	/** Erases what is kept no longer, but nothing that stands in its list. @returns how many entries. */
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

/** A drafted text, and what visitors read there afterwards; undefined where that is shipped. */
type KeptWord = OwnText & { live: string | undefined };

/** Everything needed to restore an entry: its place, and all that its owner wrote in it. */
type RemovedEntry = { place: number; isHidden: boolean; words: KeptWord[] };

const maxTitle = 60;

type Keeping = {
	now: Date;
	shippedText: ShippedText;
	/** True if the entry in its list gets its texts back, too. */
	withWords?: boolean;
};

/**
 * Makes a change, and stores the entries that it takes out of their lists if their owner wrote in them;
 * entries that are back in their list leave Deleted. Part of every change of an order, after `takeDraft`.
 */
export async function recordingRemoved<Result>(
	transaction: Transaction<Tables>,
	{ now, shippedText, withWords = true }: Keeping,
	change: () => Promise<Result>,
): Promise<Result> {
	const before = await readWritten(transaction, shippedText);
	const entries = await entriesOfOwner(transaction, before.draft);
	const result = await change();
	const after = await readWritten(transaction, shippedText);

	for (const { kind, id, content } of await readRemoved(transaction)) {
		const kept = JSON.parse(content) as RemovedEntry;
		if (after.draft.isPlaced(id)) {
			await dropDeleted(transaction, kind, id);
			for (const word of withWords ? discardedWords(kept, id, before) : []) {
				const shipped = shippedText(word.key, word.language);
				const live = after.live.textAt(word) ?? shipped;
				if (live !== undefined && shipped !== undefined)
					await writeDraft(transaction, word, { live, shipped, now });
			}
		} else if (before.live.isPlaced(id) && !after.live.isPlaced(id)) {
			// Its days begin once visitors no longer read it and its draft may be discarded.
			const words = keptWords(id, before.draft, after.live);
			await transaction
				.updateTable("deleted_things")
				.set({ deleted_at: now.toISOString(), content: JSON.stringify({ ...kept, words }) })
				.where("kind", "=", kind)
				.where("id", "=", id)
				.execute();
		}
	}

	for (const entry of entries) {
		const place = entryOf(entry);
		// An inner list that goes with its holder is part of that.
		const isRemoved = place && !after.draft.isPlaced(entry) && after.draft.isPlaced(place.list);
		if (!isRemoved || !before.draft.isPlaced(entry)) continue;
		const kind = isTestimonial(entry) ? "testimonial" : "entry";
		// An earlier version of the program may have restored it: the stored texts are older then.
		await dropDeleted(transaction, kind, entry);
		await keepDeleted(transaction, {
			kind,
			id: entry,
			title: titleOf(place, entry, before.draft),
			content: { ...placeIn(before.draft, place), words: keptWords(entry, before.draft, after.live) },
			now,
		});
	}
	return result;
}

function readRemoved(transaction: Transaction<Tables>) {
	return transaction
		.selectFrom("deleted_things")
		.select(["kind", "id", "content", "deleted_at"])
		.where("kind", "in", entryKinds)
		.$narrowType<{ kind: EntryKind }>()
		.execute();
}

/** The entries of which their owner wrote anything, or to which somebody agreed. */
async function entriesOfOwner(transaction: Transaction<Tables>, { words }: Written): Promise<Set<string>> {
	const consents = await transaction.selectFrom("testimonial_consents").select("entry").execute();
	const written = words.flatMap(({ key }) => entriesAround(key).map(({ list, id }) => `${list}.${id}`));
	return new Set([...written, ...consents.map(({ entry }) => entry)]);
}

/**
 * Returns the texts of a removed entry that a discarded draft took with it: until a removal is public
 * its draft has them, and texts written or published since then stay.
 */
function discardedWords({ words }: RemovedEntry, entry: string, before: { live: Written; draft: Written }) {
	const present = [before.draft, before.live];
	if (present.some(({ isPlaced }) => isPlaced(entry))) return [];
	return words.filter((word) => present.every(({ textAt }) => textAt(word) === word.live));
}

function keptWords(entry: string, { words }: Written, live: Written): KeptWord[] {
	return words
		.filter(({ key }) => `${withoutVariant(key)}.`.startsWith(`${entry}.`))
		.map((word) => ({ ...word, live: live.textAt(word) }));
}

function placeIn({ orderOf }: Written, { list, id }: EntryPlace): Omit<RemovedEntry, "words"> {
	const order = readOrder(orderOf(list));
	const place = order.findIndex((one) => one.id === id);
	return { place, isHidden: order[place]?.isHidden ?? false };
}

/** Returns a testimonial's name and quote, or the beginning of another entry, in some language. */
function titleOf({ list, id }: EntryPlace, entry: string, { textAt }: Written): string {
	const textOf = (key: string) =>
		languages
			.map((language) => textAt({ key, language }) ?? findShipped(key, language) ?? "")
			.find((text) => text.trim() !== "") ?? "";
	const keys = isTestimonial(entry) ? [`${entry}.author`, `${entry}.quote`] : keysOfEntry(list, id);
	const texts = keys.map(textOf).filter(Boolean);
	const title = (isTestimonial(entry) ? texts.join(" · ") : (texts[0] ?? ""))
		.replaceAll("*", "")
		.replaceAll(/\{\{\w+\}\}/g, "…");
	return title.length > maxTitle ? `${title.slice(0, maxTitle).trimEnd()}…` : title;
}
