import type { Kysely } from "kysely";
import type { Language } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";
import type { DescribedReplacement } from "./image-replacement.ts";
import { type ImageUse, imagePlaces } from "./library-image.ts";

export type ImageHolder = ImageUse & { text: string };

/** Finds the uses of all images or of one, by content hash, with titles in a language. */
export type FindUses = (hash?: string, language?: Language) => Promise<Map<string, ImageUse[]>>;

const address = /\/media\/([0-9a-f]{64})-/g;

/** A LIKE pattern for texts that contain an image. */
export const imageWithin = (hash: string) => `%/media/${hash}%`;

/** Returns the uses of each image, by content hash. A text counts once per image, at its first place. */
export function usesOf(holders: readonly ImageHolder[]): Map<string, ImageUse[]> {
	const uses = new Map<string, ImageUse[]>();
	for (const { text, ...use } of holders.toSorted(byPlaceAndTitle)) {
		for (const [, found = ""] of text.matchAll(address)) {
			const known = uses.get(found) ?? [];
			if (!known.some(({ id }) => id === use.id)) uses.set(found, [...known, use]);
		}
	}
	return uses;
}

export function joinUses(sources: readonly FindUses[]): FindUses {
	return async (hash, language) => {
		const joined = new Map<string, ImageUse[]>();
		for (const uses of await Promise.all(sources.map((find) => find(hash, language)))) {
			for (const [found, more] of uses) joined.set(found, [...(joined.get(found) ?? []), ...more]);
		}
		return joined;
	};
}

function byPlaceAndTitle(one: ImageUse, other: ImageUse): number {
	const places = imagePlaces.indexOf(one.place) - imagePlaces.indexOf(other.place);
	return places || one.title.localeCompare(other.title);
}

/** A noun's part of the transaction. @returns in how many things the image was replaced. */
export type ReplacementWork = (transaction: Kysely<Tables>) => Promise<number>;

/** Commits the work of all nouns at once. @returns in how many things the image was replaced. */
export type CommitReplacement = (work: ReplacementWork) => Promise<number>;

/** Renders texts, then hands over the work, which throws ApiError 409 `stale`. */
export type ReplaceImage = (replacement: DescribedReplacement, commit: CommitReplacement) => Promise<number>;

export type ImageUser = { listImageUses: FindUses; replaceImage: ReplaceImage };
