import { replaceImageInLetters } from "#app/features/letters/storage/letters.image-replacement.server.ts";
import type { ImageReplacement } from "#app/features/media/image-replacement.ts";
import { holdImage } from "#app/features/media/media.row.server.ts";
import type { Stores } from "./stores.ts";

/** Puts one image in place of another wherever it is needed, all of it or nothing. */
export function imageReplacement({ articles, media }: Pick<Stores, "articles" | "media">) {
	/** @returns in how many articles and letters. @throws ApiError 404 or 409. */
	return async (replacement: ImageReplacement): Promise<number> => {
		const described = await media.listDescribed(replacement.to);
		const known = { ...replacement, described };
		return articles.replaceImage(known, async (transaction, now) => {
			await holdImage(transaction, replacement.from);
			await holdImage(transaction, replacement.to);
			return replaceImageInLetters(transaction, known, now);
		});
	};
}
