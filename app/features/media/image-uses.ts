import type { Kysely } from "kysely";
import type { Language } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";
import type { DescribedReplacement } from "./image-replacement.ts";
import { type ImageUse, imagePlaces } from "./library-image.ts";

/** A text that holds images somewhere. */
export type ImageHolder = ImageUse & { text: string };

/**
 * What needs each image, by content hash, or what needs one image, with titles in a language: asked
 * of articles and letters by the composition.
 */
export type FindUses = (hash?: string, language?: Language) => Promise<Map<string, ImageUse[]>>;

const address = /\/media\/([0-9a-f]{64})-/g;

/** What a text that holds an image, or this one alone, is like in a query. */
export const imageWithin = (hash: string) => `%/media/${hash}%`;

/** What needs each image, by content hash. Each stands once for each image, at its first place. */
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

/** What needs each image, whichever noun knows of it. */
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

/** A part of what is done in one transaction. @returns in how many things an image was replaced. */
export type ReplacementWork = (transaction: Kysely<Tables>) => Promise<number>;

/** Does a work with those of all others, at once. @returns in how many things altogether. */
export type CommitReplacement = (work: ReplacementWork) => Promise<number>;

/**
 * Prepares what takes long (texts are rendered), then hands over the rest. The work throws ApiError
 * 409 `stale` where something that it changes was saved meanwhile.
 */
export type ReplaceImage = (replacement: DescribedReplacement, commit: CommitReplacement) => Promise<number>;

/** A noun that uses images: it says where, and puts another in place of one. */
export type ImageUser = { listImageUses: FindUses; replaceImage: ReplaceImage };
