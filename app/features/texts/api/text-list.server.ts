import { type CatalogueEntry, catalogue } from "#app/features/texts/catalogue.server.ts";
import type { ListedText, TextList } from "#app/features/texts/site-text.ts";
import { nameOf } from "#app/features/texts/storage/text-changes.server.ts";
import type { TextDraftsStore } from "#app/features/texts/storage/text-drafts.store.server.ts";
import type { OwnText, TextsStore } from "#app/features/texts/storage/texts.store.server.ts";
import { inEachLanguage } from "#app/i18n/language.ts";
import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import { textVariables } from "#app/site/site-facts.ts";

/** The stores of the owner's texts, and the site's texts as they are served, with their facts. */
export type TextParts = { texts: TextsStore; drafts: TextDraftsStore; readTexts(): Promise<SiteTexts> };

/** Every text with all that is known of it. */
export async function listTexts({ texts, drafts, readTexts }: TextParts): Promise<TextList> {
	const [own, times, draft, { values }] = await Promise.all([
		texts.list(),
		texts.listTimes(),
		drafts.read(),
		readTexts(),
	]);
	const known = { own: new Map(own.map((one) => [nameOf(one), one])), times, drafts: draft.drafts };
	return {
		texts: [...catalogue.values()].map((entry) => listedTextOf(entry, known)),
		facts: inEachLanguage((language) => {
			const facts = Object.entries(textVariables(values, language));
			return Object.fromEntries(facts.map(([name, value]) => [name, String(value)]));
		}),
		revision: draft.revision,
	};
}

type Known = { own: Map<string, OwnText>; times: Map<string, string>; drafts: Map<string, string> };

function listedTextOf({ key, shipped }: CatalogueEntry, { own, times, drafts }: Known): ListedText {
	return {
		key,
		languages: inEachLanguage((language) => {
			const name = nameOf({ key, language });
			const written = own.get(name);
			return {
				shipped: shipped[language],
				published: written?.text ?? null,
				draft: drafts.get(name) ?? null,
				publishedAt: times.get(name) ?? null,
				moved: written === undefined || written.replaced === shipped[language] ? null : written.replaced,
			};
		}),
	};
}
