import type { Kysely } from "kysely";
import { type ContentTable, loadThing } from "#app/content/storage/content-table.server.ts";
import { type Letter, type LetterFields, letterFields } from "#app/features/letters/letter.ts";
import type { Tables } from "#migrations/tables.ts";
import { ApiError } from "#platform/api/api-error.ts";

export const letterTable: ContentTable<LetterFields> = {
	name: "letter",
	fields: letterFields,
	stored: [
		...["id", "slug", "ownSlugs", "state", "audience", "sendAt", "startedAt", "finishedAt"],
		...["createdAt", "updatedAt", "version"],
	],
};

/** One letter, whatever its state. @throws ApiError 404. */
export function loadLetter(db: Kysely<Tables>, id: string): Promise<Letter> {
	return loadThing(db, letterTable, id);
}

/** The refusal of a step that the letter's state does not allow. */
export function wrongState(current: Letter): ApiError {
	const message = "The letter has moved on since you opened it. What stands there now is shown.";
	return new ApiError(409, "moved-on", message, { more: { current } });
}
