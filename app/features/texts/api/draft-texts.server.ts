import { isListOfParts } from "#app/features/texts/site-lists.ts";
import type { ConsentsStore } from "#app/features/texts/storage/consents.store.server.ts";
import { consentedTo } from "#app/features/texts/wordings.server.ts";
import { dictionaries } from "#app/i18n/dictionaries.server.ts";
import { inEachLanguage } from "#app/i18n/language.ts";
import { marked, withMarks } from "#app/i18n/marked-texts.ts";
import { withOwnLists } from "#app/i18n/own-lists.ts";
import { withOwnTexts } from "#app/i18n/own-texts.ts";
import { withShownSections } from "#app/i18n/shown-sections.server.ts";
import { type SiteTexts, siteTexts } from "#app/i18n/site-texts.server.ts";
import { presentWords } from "./present-words.server.ts";
import { listTexts, type TextParts } from "./text-list.server.ts";

/** What the site would say with the draft. @param isMarked each text carries its key, unseen */
export async function draftTexts(
	parts: TextParts,
	consents: Pick<ConsentsStore, "listCovered">,
	{ isMarked = false } = {},
): Promise<SiteTexts> {
	const [list, { values, look }] = await Promise.all([listTexts(parts), parts.readTexts()]);
	const words = presentWords(list);
	const own = [...words, ...consentedTo(words, await consents.listCovered())];
	const present = withOwnTexts(dictionaries, own);
	const said = isMarked ? inEachLanguage((language) => withMarks(present[language], isListOfParts)) : present;
	const say = (key: string, text: string) => (isMarked ? marked(text, key) : text);
	return siteTexts(values, withShownSections(withOwnLists(said, own, dictionaries, say)), look);
}
