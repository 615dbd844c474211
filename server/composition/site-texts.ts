import type { StoredFacts } from "#app/features/facts/stored-facts.ts";
import type { CoveredWords } from "#app/features/texts/testimonial.ts";
import { consentedTo } from "#app/features/texts/wordings.server.ts";
import { dictionaries } from "#app/i18n/dictionaries.server.ts";
import { withOwnLists } from "#app/i18n/own-lists.ts";
import { type OwnText, withOwnTexts } from "#app/i18n/own-texts.ts";
import { withShownSections } from "#app/i18n/shown-sections.server.ts";
import { defaultTexts, type SiteTexts, siteTexts } from "#app/i18n/site-texts.server.ts";
import { isDatabaseAway } from "#platform/database/database-failure.ts";

type Sources = {
	listOwn(): Promise<readonly OwnText[]>;
	/** The words that somebody who is quoted agreed to. */
	listCovered(): Promise<readonly CoveredWords[]>;
	findFacts(): Promise<StoredFacts>;
};
type Read = readonly [own: readonly OwnText[], covered: readonly CoveredWords[], stored: StoredFacts];

/**
 * The texts of the site as its owner has them, facts filled in: made anew when either changes, and
 * shared until then.
 */
export function openTexts({ listOwn, listCovered, findFacts }: Sources) {
	let last: { read: Read; said: string; texts: SiteTexts } | undefined;

	/** What was last read, for what must be said without asking anybody. */
	const knownTexts = (): SiteTexts => last?.texts ?? defaultTexts;

	/** The present texts; those last known while the database is away. */
	async function readTexts(): Promise<SiteTexts> {
		try {
			const read: Read = await Promise.all([listOwn(), listCovered(), findFacts()]);
			if (read.some((part, index) => part !== last?.read[index])) {
				const [own, covered, { facts }] = read;
				const said = JSON.stringify([own, covered, facts]);
				const texts = last?.said === said ? last.texts : siteTexts(facts, ownersTexts(own, covered));
				last = { read, said, texts };
			}
		} catch (error) {
			if (!isDatabaseAway(error)) throw error;
		}
		return knownTexts();
	}

	return { readTexts, knownTexts };
}

/**
 * The dictionaries with what the owner wrote, who is quoted by consent, and the lists as the owner
 * arranged them.
 */
function ownersTexts(own: readonly OwnText[], covered: readonly CoveredWords[]) {
	const values = [...own, ...consentedTo(own, covered)];
	return withShownSections(withOwnLists(withOwnTexts(dictionaries, values), values, dictionaries));
}
