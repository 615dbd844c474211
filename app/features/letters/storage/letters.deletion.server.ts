import type { Kysely } from "kysely";
import { sharedColumns } from "#app/content/columns.ts";
import { completed } from "#app/content/draft.ts";
import { firstWritten } from "#app/content/localized.ts";
import { type Letter, letterFields } from "#app/features/letters/letter.ts";
import { hasLeft } from "#app/features/letters/letter-state.ts";
import type { LetterVersionsTable } from "#migrations/letter-tables.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import { findDeleted, forgetDeleted, keepDeleted } from "#platform/content/deleted-things.ts";
import { holdRow } from "#platform/database/hold-row.ts";
import { loadLetter, writeTexts, wrongState } from "./letters.row.server.ts";

type KeptLetter = { letter: Letter; versions: LetterVersionsTable[] };

/** Deleting letters, and putting back what was deleted. */
export function deletedLetters(db: Kysely<Tables>, clock: Clock) {
	/**
	 * Deletes a letter of which nothing has left, and keeps it with its versions for a while. @throws
	 * ApiError 404 or 409.
	 */
	async function remove(id: string): Promise<void> {
		const now = clock();
		await db.transaction().execute(async (transaction) => {
			await holdRow(transaction, "letters", id);
			const letter = await loadLetter(transaction, id);
			if (hasLeft(letter.state)) throw wrongState(letter);
			const versions = await transaction
				.selectFrom("letter_versions")
				.selectAll()
				.where("letter_id", "=", id)
				.execute();
			await transaction.deleteFrom("letters").where("id", "=", id).execute();
			const content: KeptLetter = { letter, versions };
			const title = firstWritten(letter, "subject");
			await keepDeleted(transaction, { kind: "letter", id, title, content, now });
		});
	}

	/** Puts a deleted letter back as a draft: none leaves because it was restored. @throws ApiError 404. */
	async function restore(id: string): Promise<Letter> {
		return db.transaction().execute(async (transaction) => {
			const kept = await findDeleted<KeptLetter>(transaction, "letter", id);
			await forgetDeleted(transaction, "letter", id);
			const letter = completed(letterFields, kept.letter) as Letter;
			const row = {
				...sharedColumns(letterFields, letter),
				id,
				state: "draft" as const,
				audience: letter.audience,
				created_at: letter.createdAt,
				updated_at: letter.updatedAt,
				version: letter.version,
			};
			await transaction.insertInto("letters").values(row).execute();
			await writeTexts(transaction, id, letter);
			if (kept.versions.length > 0) {
				await transaction.insertInto("letter_versions").values(kept.versions).execute();
			}
			return loadLetter(transaction, id);
		});
	}

	return { remove, restore };
}
