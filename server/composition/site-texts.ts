import type { StoredFacts } from "#app/features/facts/stored-facts.ts";
import { siteLook } from "#app/features/look/site-look.server.ts";
import { imagesOf, type StoredLook } from "#app/features/look/stored-look.ts";
import type { ShownImage } from "#app/features/media/library-image.ts";
import type { CoveredWords } from "#app/features/texts/testimonial.ts";
import { consentedTo } from "#app/features/texts/wordings.server.ts";
import type { OwnText } from "#app/i18n/own-texts.ts";
import { defaultTexts, type SiteTexts, siteTexts } from "#app/i18n/site-texts.server.ts";
import { isDatabaseAway } from "#platform/database/database-failure.ts";

type Sources = {
	listOwn(): Promise<readonly OwnText[]>;
	/** The words that somebody who is quoted agreed to. */
	listCovered(): Promise<readonly CoveredWords[]>;
	findFacts(): Promise<StoredFacts>;
	findLook(): Promise<StoredLook>;
	/** Returns facts about images of the library. */
	listImages(hashes: readonly string[]): Promise<ShownImage[]>;
	/** Origin of whole addresses; no trailing slash. */
	siteUrl: string;
};
type Read = readonly [
	own: readonly OwnText[],
	covered: readonly CoveredWords[],
	stored: StoredFacts,
	chosen: StoredLook,
	images: readonly ShownImage[],
];

/**
 * The texts of the site as its owner has them, facts filled in, and how it looks: rebuilt when any
 * of it changes, and shared until then.
 */
export function openTexts({ listOwn, listCovered, findFacts, findLook, listImages, siteUrl }: Sources) {
	let cached: { inputs: Read; fingerprint: string; texts: SiteTexts } | undefined;

	/** The texts read last, for uses that cannot wait for the database. */
	const knownTexts = (): SiteTexts => cached?.texts ?? defaultTexts;

	/** The look, and the images in it once it is known. */
	function readLook(): [Promise<StoredLook>, Promise<readonly ShownImage[]>] {
		const stored = findLook();
		return [stored, stored.then(({ look }) => listImages(imagesOf(look)))];
	}

	/** The present texts; those last known while the database is away. */
	async function readTexts(): Promise<SiteTexts> {
		try {
			const inputs: Read = await Promise.all([listOwn(), listCovered(), findFacts(), ...readLook()]);
			if (inputs.some((part, index) => part !== cached?.inputs[index])) {
				const [own, covered, { facts }, { look, logo }, images] = inputs;
				const fingerprint = JSON.stringify([own, covered, facts, look, images]);
				const texts =
					cached?.fingerprint === fingerprint
						? cached.texts
						: siteTexts(facts, {
								own: [...own, ...consentedTo(own, covered)],
								look: await siteLook({ look, logo }, images, siteUrl),
							});
				cached = { inputs, fingerprint, texts };
			}
		} catch (error) {
			if (!isDatabaseAway(error)) throw error;
		}
		return knownTexts();
	}

	return { readTexts, knownTexts };
}
