import type { Kysely } from "kysely";
import { sharedColumns } from "#app/content/columns.ts";
import { writeTexts } from "#app/content/storage/content-table.server.ts";
import { lastSave } from "#app/content/storage/last-save.server.ts";
import { storedTitle } from "#app/content/storage/stored-title.server.ts";
import { overtakenReplacement } from "#app/content/storage/versioned.server.ts";
import { letterFields } from "#app/features/letters/letter.ts";
import { type DescribedReplacement, withOtherImage } from "#app/features/media/image-replacement.ts";
import { type ImageHolder, imageWithin, type ReplaceImage, usesOf } from "#app/features/media/image-uses.ts";
import type { ImageUse } from "#app/features/media/library-image.ts";
import type { Language } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import { findDeletedHolding } from "#platform/content/deleted-things.ts";
import { letterTable, loadLetter } from "./letters.row.server.ts";
import { saveFirstVersion, saveLetterVersion } from "./letters.versions.server.ts";

const notLeft = ["draft", "scheduled"] as const;

/** Lists which images letters need, and replaces one in all of them. */
export function letterImages(db: Kysely<Tables>, clock: Clock) {
	/**
	 * Lists the letters that need each image, by content hash: written, sent (with pictures of
	 * articles), in an earlier version, or deleted. With `hash`, those of that image alone.
	 */
	async function listImageUses(hash = "", language?: Language): Promise<Map<string, ImageUse[]>> {
		const within = imageWithin(hash);
		const holders = await Promise.all([
			written(within, language),
			left(within, language),
			earlier(within, language),
			deleted(within),
		]);
		return usesOf(holders.flat());
	}

	async function written(within: string, language?: Language): Promise<ImageHolder[]> {
		const rows = await db
			.selectFrom("letters")
			.innerJoin("letter_texts", "letter_id", "id")
			.select(["id", "image_url", "content"])
			.select(subjectOf("letters.id", language))
			.where((where) => where.or([where("image_url", "like", within), where("content", "like", within)]))
			.execute();
		return rows.map(({ id, title, image_url, content }) => ({
			id,
			title,
			place: "letter",
			text: [image_url, content].join("\n"),
		}));
	}

	async function left(within: string, language?: Language): Promise<ImageHolder[]> {
		const rows = await db
			.selectFrom("letter_editions")
			.select(["letter_id as id", "edition as text"])
			.select(subjectOf("letter_editions.letter_id", language))
			.where("edition", "like", within)
			.execute();
		return rows.map((row) => ({ ...row, place: "letter" }));
	}

	async function earlier(within: string, language?: Language): Promise<ImageHolder[]> {
		const rows = await db
			.selectFrom("letter_versions")
			.select(["letter_id as id", "input as text"])
			.select(subjectOf("letter_versions.letter_id", language))
			.where("input", "like", within)
			.execute();
		return rows.map((row) => ({ ...row, place: "letterVersion" }));
	}

	async function deleted(within: string): Promise<ImageHolder[]> {
		const rows = await findDeletedHolding(db, "letter", within);
		return rows.map((row) => ({ ...row, place: "letterDeleted" }));
	}

	const replaceImage: ReplaceImage = (replacement, commit) =>
		commit((transaction) => replaceImageInLetters(transaction, replacement, clock().toISOString()));

	return { listImageUses, replaceImage };
}

/** A letter's subject in a language, or in one that it is written in; blank without any. */
const subjectOf = (id: string, language?: Language) =>
	storedTitle({ table: "letter_texts", owner: "letter_id", title: "subject" }, id, language).as("title");

/**
 * Replaces an image in every letter that has not left; part of a transaction. @returns in how many.
 * @throws ApiError 409 where one was changed, or began to leave, meanwhile.
 */
export async function replaceImageInLetters(
	transaction: Kysely<Tables>,
	replacement: DescribedReplacement,
	now: string,
): Promise<number> {
	const within = imageWithin(replacement.from);
	const states = replacement.sparesScheduled ? (["draft"] as const) : notLeft;
	const letters = await transaction
		.selectFrom("letters")
		.innerJoin("letter_texts", "letter_id", "id")
		.select("id")
		.distinct()
		.where("state", "in", states)
		.where((where) => where.or([where("image_url", "like", within), where("content", "like", within)]))
		.execute();
	for (const { id } of letters) {
		const before = await loadLetter(transaction, id);
		const changed = withOtherImage(before, replacement);
		const { numUpdatedRows } = await transaction
			.updateTable("letters")
			.set({
				...sharedColumns(letterFields, changed),
				...lastSave(new Date(now)),
				version: before.version + 1,
				updated_at: now,
			})
			.where("id", "=", id)
			.where("version", "=", before.version)
			.where("state", "in", states)
			.executeTakeFirst();
		if (numUpdatedRows === 0n) throw overtakenReplacement();
		await saveFirstVersion(transaction, before);
		await writeTexts(transaction, letterTable, { id, input: changed });
		await saveLetterVersion(transaction, await loadLetter(transaction, id), true);
	}
	return letters.length;
}
