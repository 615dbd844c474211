import type { Kysely } from "kysely";
import { completed } from "#app/content/draft.ts";
import { firstWritten } from "#app/content/localized.ts";
import { deletions } from "#app/content/storage/deletion.server.ts";
import { type Letter, letterFields } from "#app/features/letters/letter.ts";
import { hasLeft } from "#app/features/letters/letter-state.ts";
import type { LetterVersionsTable } from "#migrations/letter-tables.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import { holdRow } from "#platform/database/locks.ts";
import { insertDraft, loadLetter, wrongState } from "./letters.row.server.ts";

type KeptLetter = { letter: Letter; versions: LetterVersionsTable[] };

/** Deletes letters of which nothing has left, and restores them as drafts: none leaves by that. */
export function deletedLetters(db: Kysely<Tables>, clock: Clock) {
	return deletions<KeptLetter, Letter>(db, clock, {
		row: { kind: "letter", table: "letters" },
		hold: (transaction, id) => holdRow(transaction, "letters", id),
		async read(transaction, id) {
			const letter = await loadLetter(transaction, id);
			if (hasLeft(letter.state)) throw wrongState(letter);
			const versions = await transaction
				.selectFrom("letter_versions")
				.selectAll()
				.where("letter_id", "=", id)
				.execute();
			return { title: firstWritten(letter, "subject"), content: { letter, versions } };
		},
		restore: async (id, kept) => async (transaction) => {
			const letter = completed(letterFields, kept.letter) as Letter;
			const restored = await insertDraft(transaction, id, letter);
			if (kept.versions.length > 0) {
				await transaction.insertInto("letter_versions").values(kept.versions).execute();
			}
			return restored;
		},
	});
}
