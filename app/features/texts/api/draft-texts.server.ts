import { isListOfParts } from "#app/features/texts/site-lists.ts";
import type { ConsentsStore } from "#app/features/texts/storage/consents.store.server.ts";
import { consentedTo } from "#app/features/texts/wordings.server.ts";
import { marked } from "#app/i18n/marked-texts.ts";
import { type SiteTexts, siteTexts } from "#app/i18n/site-texts.server.ts";
import { presentWords } from "./present-words.server.ts";
import { listTexts, type TextParts } from "./text-list.server.ts";

/**
 * Returns the texts of the site with the draft.
 *
 * @param isMarked adds to each text its key, in characters that nobody sees
 */
export async function draftTexts(
	parts: TextParts,
	consents: Pick<ConsentsStore, "listCovered">,
	{ isMarked = false } = {},
): Promise<SiteTexts> {
	const [list, { values, look }] = await Promise.all([listTexts(parts), parts.readTexts()]);
	const words = presentWords(list);
	const own = [...words, ...consentedTo(words, await consents.listCovered())];
	const mark = (text: string, key: string) => (isPartName(key) ? text : marked(text, key));
	return siteTexts(values, { own, look, ...(isMarked && { mark }) });
}

/** True for the key of a page's part, whose name no visitor reads. */
function isPartName(key: string): boolean {
	return isListOfParts(key.split(".").slice(0, -1).join("."));
}
