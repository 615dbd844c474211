import { completed } from "#app/content/draft.ts";
import { firstWritten } from "#app/content/localized.ts";
import { insertThing } from "#app/content/storage/content-table.server.ts";
import type { Deletion } from "#app/content/storage/deletion.server.ts";
import { type Letter, letterFields } from "#app/features/letters/letter.ts";
import { hasLeft } from "#app/features/letters/letter-state.ts";
import { letterTable, loadLetter, wrongState } from "./letters.row.server.ts";

export type KeptLetter = { letter: Letter };

/** Deletes letters of which nothing has left, and restores them as drafts: none leaves by that. */
export const letterDeletion: Deletion<KeptLetter, Letter> = {
	async read(transaction, id) {
		const letter = await loadLetter(transaction, id);
		if (hasLeft(letter.state)) throw wrongState(letter);
		return { title: firstWritten(letter, "subject"), content: { letter } };
	},
	restore: async (id, kept) => async (transaction) => {
		const letter = completed(letterFields, kept.letter) as Letter;
		const { version, audience, createdAt: created_at, updatedAt: updated_at } = letter;
		const columns = { state: "draft", audience, created_at, updated_at };
		await insertThing(transaction, letterTable, { id, version, input: letter, columns });
		return loadLetter(transaction, id);
	},
};
