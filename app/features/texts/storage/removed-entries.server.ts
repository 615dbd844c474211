import type { Transaction } from "kysely";
import { type EntryKind, entryKinds } from "#app/features/deleted/deleted.ts";
import { findShipped, keysOfEntry } from "#app/features/texts/list-catalogue.server.ts";
import { type EntryPlace, entriesAround, entryOf } from "#app/features/texts/site-lists.ts";
import { isTestimonial } from "#app/features/texts/testimonial.ts";
import { readOrder } from "#app/i18n/list-order.ts";
import type { OwnText } from "#app/i18n/own-texts.ts";
import { withoutVariant } from "#app/i18n/variants.ts";
import { languages } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";
import { dropDeleted, keepDeleted } from "#platform/content/deleted-things.ts";
import { type ShippedText, writeDraft } from "./text-changes.server.ts";
import { readWritten, type Written } from "./written.server.ts";

/** A word as the draft had it, and what visitors read there afterwards; undefined where it is what is shipped. */
type KeptWord = OwnText & { live: string | undefined };

/** Everything needed to restore an entry: its place, and all that its owner wrote in it. */
export type RemovedEntry = { place: number; isHidden: boolean; words: KeptWord[] };

/** Longer titles are cut in the list of deleted things. */
const maxTitle = 60;

type Keeping = {
	now: Date;
	shippedText: ShippedText;
	/** True if the entry in its list gets its texts back, too. */
	withWords?: boolean;
};

/**
 * Makes a change of the draft or of the published texts, and stores the entries that it takes out
 * of their lists if their owner wrote in them. Entries that are in their list again are dropped
 * from Deleted. Part of every change of an order, once the draft is taken.
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
			const words = wordsOf(id, before.draft, after.live);
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
		if (place === undefined || !before.draft.isPlaced(entry) || !isRemoved(place, entry, after.draft))
			continue;
		const kind = isTestimonial(entry) ? "testimonial" : "entry";
		// An earlier version of the program may have restored it: the stored texts are older then.
		await dropDeleted(transaction, kind, entry);
		await keepDeleted(transaction, {
			kind,
			id: entry,
			title: titleOf(place, entry, before.draft),
			content: removedEntry(place, entry, before.draft, after.live),
			now,
		});
	}
	return result;
}

/** Reads the removed entries that can be restored. */
export function readRemoved(transaction: Transaction<Tables>) {
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

/** Returns whether an entry is missing in a list that exists: its inner lists are part of it. */
function isRemoved({ list }: EntryPlace, entry: string, after: Written): boolean {
	return !after.isPlaced(entry) && after.isPlaced(list);
}

/**
 * Returns the texts of a removed entry that a discarded draft took with it. Until a removal is public
 * its draft has them, and texts written or published since then stay.
 */
function discardedWords(
	{ words }: RemovedEntry,
	entry: string,
	before: { live: Written; draft: Written },
): KeptWord[] {
	const present = [before.draft, before.live];
	if (present.some(({ isPlaced }) => isPlaced(entry))) return [];
	return words.filter((word) => present.every(({ textAt }) => textAt(word) === word.live));
}

function wordsOf(entry: string, { words }: Written, live: Written): KeptWord[] {
	return words
		.filter(({ key }) => `${withoutVariant(key)}.`.startsWith(`${entry}.`))
		.map((word) => ({ ...word, live: live.textAt(word) }));
}

function removedEntry({ list, id }: EntryPlace, entry: string, draft: Written, live: Written): RemovedEntry {
	const order = readOrder(draft.orderOf(list));
	return {
		place: order.findIndex((one) => one.id === id),
		isHidden: order.some((one) => one.id === id && one.isHidden),
		words: wordsOf(entry, draft, live),
	};
}

/**
 * Returns the name and the quote of a testimonial, or the beginning of any other entry, in the
 * first language that has it.
 */
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
