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

/**
 * Keeps the uses of all images, which are read from every text, while the database is at one version. Those of one
 * image are read anew. Nobody may change an answer.
 */
export function keptUses(find: FindUses, version: () => Promise<string>): FindUses {
	const kept = new Map<Language | undefined, { version: string; uses: ReturnType<FindUses> }>();
	return async (hash = "", language) => {
		if (hash !== "") return find(hash, language);
		// Before the texts: what changes while they are read is read again.
		const current = await version();
		const known = kept.get(language);
		if (known?.version === current) return known.uses;
		const uses = find(hash, language);
		kept.set(language, { version: current, uses });
		// A failure is not kept.
		uses.catch(() => kept.delete(language));
		return uses;
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
