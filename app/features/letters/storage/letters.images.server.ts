import type { Kysely } from "kysely";
import { storedTitle } from "#app/content/storage/stored-title.server.ts";
import { type ImageHolder, imageWithin, usesOf } from "#app/features/media/image-uses.ts";
import type { ImageUse } from "#app/features/media/library-image.ts";
import type { Language } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";
import { findDeletedHolding } from "#platform/content/deleted-things.ts";

/** The query on which letters need which images. */
export function letterImages(db: Kysely<Tables>) {
	/**
	 * The letters that need each image, by content hash: in what is written, in what has left (which
	 * shows the pictures of its articles too), in an earlier version, or as it was deleted. With
	 * `hash`, those of that image alone.
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

	return { listImageUses };
}

/** A letter's subject in a language, or in one that it is written in; blank without any. */
const subjectOf = (id: string, language?: Language) =>
	storedTitle({ table: "letter_texts", owner: "letter_id", title: "subject" }, id, language).as("title");
