import { type Kysely, sql, type Transaction } from "kysely";
import { readLastSave } from "#app/content/storage/last-save.server.ts";
import { staleConflict } from "#app/content/storage/versioned.server.ts";
import { findShipped } from "#app/features/texts/catalogue.server.ts";
import { listKindOf } from "#app/features/texts/site-lists.ts";
import { nameOf, type SavedChange, type TextName } from "#app/features/texts/site-text.ts";
import type { Tables } from "#migrations/tables.ts";
import { ApiError } from "#platform/api/api-error.ts";
import type { Clock } from "#platform/clock.ts";
import { recordingRemoved } from "./removed-entries.store.server.ts";
import { readPublished, takeDraft, writeDraft } from "./text-changes.server.ts";

export type TextDraftsStore = ReturnType<typeof textDraftsStore>;

/** A change of the draft that keeps to the rules of its place. */
export type DraftChange = TextName & { text: string; base: string };

/** Stores the changes of the next publication, which only the content area sees. */
export function textDraftsStore(db: Kysely<Tables>, clock: Clock, shippedText = findShipped) {
	/** Every change of the draft by name, the shipped text where it goes back to that, and its revision. */
	async function read(): Promise<{ drafts: Map<string, string>; revision: number }> {
		// One statement, so that both are of one moment.
		const rows = await db
			.selectFrom("text_draft_revision")
			.leftJoin("text_drafts", (join) => join.onTrue())
			.select(["revision", "key", "language", "text"])
			.execute();
		const known = rows.flatMap(({ key, language, text }) => {
			if (key === null || language === null) return [];
			const shown = text ?? shippedText(key, language);
			return shown === undefined ? [] : [[nameOf({ key, language }), shown] as const];
		});
		return { drafts: new Map(known), revision: rows[0]?.revision ?? 0 };
	}

	/**
	 * Writes a text into the draft; what visitors read already leaves it.
	 * @throws ApiError 409 `stale` with the `current` text if the change was made from another one.
	 */
	async function save({ key, language, text, base }: DraftChange): Promise<SavedChange> {
		return db.transaction().execute(async (transaction) => {
			const revision = await takeDraft(transaction);
			const now = clock();
			const shipped = shippedText(key, language) ?? "";
			const live = (await readPublished(transaction)).get(nameOf({ key, language })) ?? shipped;
			const current = (await draftOf(transaction, { key, language }, shipped)) ?? live;
			if (current !== base && current !== text) {
				const isThis = sql`key = ${key} and language = ${language}`;
				throw staleConflict(current, await readLastSave(transaction, "text_drafts", isThis));
			}
			const write = () => writeDraft(transaction, { key, language, text }, { live, shipped, now });
			// Only an order removes entries, or puts them back.
			if (listKindOf(key) === undefined) await write();
			else await recordingRemoved(transaction, { now, shippedText }, write);
			return { draft: text === live ? null : text, revision };
		});
	}

	/**
	 * Writes a translator's file into the draft, in one moment.
	 * @param seen the revision that it was compared with. @throws ApiError 409 if it is another by now.
	 */
	async function saveAll(changes: readonly (TextName & { text: string })[], seen?: number): Promise<number> {
		return db.transaction().execute(async (transaction) => {
			const taken = await takeDraft(transaction);
			if (seen !== undefined) checkRevision(taken, seen);
			const published = await readPublished(transaction);
			let changed = 0;
			for (const { key, language, text } of changes) {
				const shipped = shippedText(key, language) ?? "";
				const live = published.get(nameOf({ key, language })) ?? shipped;
				const draft = await draftOf(transaction, { key, language }, shipped);
				if (text === (draft ?? live)) continue;
				changed += 1;
				await writeDraft(transaction, { key, language, text }, { live, shipped, now: clock() });
			}
			return changed;
		});
	}

	/** Forgets the whole draft, if it is still the one that was looked at. @throws ApiError 409. */
	async function discard(revision: number): Promise<void> {
		await db.transaction().execute(async (transaction) => {
			checkRevision(await takeDraft(transaction), revision);
			// Removed entries are in their lists again, without what the draft said of them.
			await recordingRemoved(transaction, { now: clock(), shippedText, withWords: false }, () =>
				transaction.deleteFrom("text_drafts").execute(),
			);
		});
	}

	return { read, save, saveAll, discard };
}

/** Refuses what was decided on another state of the draft. @param taken its revision after `takeDraft` */
export function checkRevision(taken: number, seen: number): void {
	if (taken === seen + 1) return;
	const message = "The changes are not the ones that you looked at. Please review them again.";
	throw new ApiError(409, "draft-changed", message);
}

async function draftOf(transaction: Transaction<Tables>, { key, language }: TextName, shipped: string) {
	const row = await transaction
		.selectFrom("text_drafts")
		.select("text")
		.where("key", "=", key)
		.where("language", "=", language)
		.executeTakeFirst();
	return row && (row.text ?? shipped);
}
