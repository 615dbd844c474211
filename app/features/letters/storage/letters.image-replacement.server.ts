import type { Kysely } from "kysely";
import { sharedColumns } from "#app/content/columns.ts";
import { overtakenReplacement } from "#app/content/storage/versioned.server.ts";
import { letterFields } from "#app/features/letters/letter.ts";
import { type DescribedReplacement, withOtherImage } from "#app/features/media/image-replacement.ts";
import { imageWithin, type ReplaceImage } from "#app/features/media/image-uses.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import { loadLetter, writeTexts } from "./letters.row.server.ts";
import { saveFirstVersion, saveLetterVersion } from "./letters.versions.server.ts";

const notLeft = ["draft", "scheduled"] as const;

/** Putting one image in place of another in all letters at once. */
export function replacedLetterImages(clock: Clock) {
	const replaceImage: ReplaceImage = (replacement, commit) =>
		commit((transaction) => replaceImageInLetters(transaction, replacement, clock().toISOString()));
	return { replaceImage };
}

/**
 * Puts one image in place of another in every letter that has not left. Part of a transaction. What
 * has left stays as its readers got it. @returns in how many letters. @throws ApiError 409 where one
 * was changed, or began to leave, meanwhile.
 */
export async function replaceImageInLetters(
	transaction: Kysely<Tables>,
	replacement: DescribedReplacement,
	now: string,
): Promise<number> {
	const within = imageWithin(replacement.from);
	const letters = await transaction
		.selectFrom("letters")
		.innerJoin("letter_texts", "letter_id", "id")
		.select("id")
		.distinct()
		.where("state", "in", notLeft)
		.where((where) => where.or([where("image_url", "like", within), where("content", "like", within)]))
		.execute();
	for (const { id } of letters) {
		const before = await loadLetter(transaction, id);
		const changed = withOtherImage(before, replacement);
		const { numUpdatedRows } = await transaction
			.updateTable("letters")
			.set({ ...sharedColumns(letterFields, changed), version: before.version + 1, updated_at: now })
			.where("id", "=", id)
			.where("version", "=", before.version)
			.where("state", "in", notLeft)
			.executeTakeFirst();
		if (numUpdatedRows === 0n) throw overtakenReplacement();
		await saveFirstVersion(transaction, before);
		await writeTexts(transaction, id, changed);
		await saveLetterVersion(transaction, await loadLetter(transaction, id), true);
	}
	return letters.length;
}
