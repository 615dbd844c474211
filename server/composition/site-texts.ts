import { dictionaries } from "#app/i18n/dictionaries.server.ts";
import { type OwnText, withOwnTexts } from "#app/i18n/own-texts.ts";
import { defaultTexts, type SiteTexts, siteTexts } from "#app/i18n/site-texts.server.ts";
import { defaultFacts } from "#app/site/facts.ts";
import { isDatabaseAway } from "#platform/database/database-failure.ts";

type Sources = { listOwn(): Promise<readonly OwnText[]> };

/** The texts of the site as its owner has them: made anew when they change, and shared until then. */
export function openTexts({ listOwn }: Sources) {
	let last: { own: readonly OwnText[]; said: string; texts: SiteTexts } | undefined;

	/** What was last read, for what must be said without asking anybody. */
	const knownTexts = (): SiteTexts => last?.texts ?? defaultTexts;

	/** The present texts; those last known while the database is away. */
	async function readTexts(): Promise<SiteTexts> {
		try {
			const own = await listOwn();
			if (last?.own !== own) {
				const said = JSON.stringify(own);
				const texts =
					last?.said === said ? last.texts : siteTexts(defaultFacts, withOwnTexts(dictionaries, own));
				last = { own, said, texts };
			}
		} catch (error) {
			if (!isDatabaseAway(error)) throw error;
		}
		return knownTexts();
	}

	return { readTexts, knownTexts };
}
