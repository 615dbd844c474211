import { catalogue, placeOf } from "#app/features/texts/catalogue.server.ts";
import { maxLength } from "#app/features/texts/text-rules.ts";
import { isVariant } from "#app/i18n/variants.ts";
import { type Language, languages } from "#app/site/site-config.ts";
import type { Stores } from "#server/composition/stores.ts";

/**
 * Texts that no page of the site map shows, by the walk that meets them: their keys, or what their
 * keys begin with. All others are met by `e2e/public/own-texts.spec.ts`.
 */
export const walkedApart = {
	applicants: ["application", "applicationMail", "legal.privacy.applications"],
	guests: ["guestMail", "paymentMail", "invitation", "feedback"],
	readers: [
		"answerMail",
		"letterMail",
		"letters",
		"newsletter.settings",
		"newsletter.address",
		"newsletterMail.settings",
		"newsletterMail.address",
		"newsletterMail.moved",
		"newsletterMail.invitation",
	],
	refused: ["busy", "newsletterForm.tooMany", "newsletterForm.tooManyOfAll"],
} as const;

export type Walk = keyof typeof walkedApart;

/**
 * The key of every text that a visitor of a site with all its facts can meet. Variants are met by
 * `app/i18n/variants.test.ts`.
 */
export const keys = [...catalogue.keys()].filter((key) => !isVariant(key));

/** Returns whether a key is one of these, or begins with one of them. */
export function isAmong(key: string, parts: readonly string[]): boolean {
	return parts.some((part) => key === part || key.startsWith(`${part}.`));
}

/** Returns the keys that a walk meets. */
export function keysOf(walk: Walk): string[] {
	return keys.filter((key) => isAmong(key, walkedApart[walk]));
}

/** Returns a word that is nowhere else, for one text in one language. */
export function markOf(key: string, language: Language): string {
	const place = [...String(keys.indexOf(key))].map((digit) => "abcdefghij"[Number(digit)]).join("");
	return `zq${language}${place}z`;
}

/** Markup that appears in a page or a mail if a text is not escaped. */
export const rawMarkup = "<img src=x";
/** Markup that would run, and two words that are written from right to left. */
const hostile = `</script>${rawMarkup} onerror=window.attacked=1> \u05e9\u05dc\u05d5\u05dd \u0645\u0631\u062d\u0628\u0627`;
/** Characters that stay free for the spaces at the ends of a shipped text. */
const spare = 8;

/**
 * Returns the worst that its place allows: its word, what was shipped, markup, and letters without a
 * space up to the greatest length, in italics where those are known; for an address, one with the word.
 */
export function markedText(key: string, language: Language): string {
	const entry = catalogue.get(key);
	if (entry === undefined) throw new Error(`No text has the key ${key}`);
	const place = placeOf(entry, language);
	const mark = markOf(key, language);
	if (place.address !== undefined) return `https://${mark}.example/`;
	const text = `${mark} ${place.shipped} ${hostile} `;
	const letters = "W".repeat(maxLength(place) - text.length - spare);
	return text + (place.shipped.includes("*") ? `*${letters}*` : letters);
}

/** Writes such a text for each of these keys in every language, and publishes them together. */
export async function publishMarks(
	{ textDrafts, texts }: Pick<Stores, "textDrafts" | "texts">,
	ofKeys: readonly string[],
): Promise<void> {
	const changes = ofKeys.flatMap((key) =>
		languages.map((language) => ({ key, language, text: markedText(key, language) })),
	);
	await textDrafts.saveAll(changes);
	await texts.publish((await textDrafts.read()).revision);
}

/** Returns what a page shows to readers and search engines, without its scripts. */
export function shownIn(html: string): string {
	return html.replaceAll(/<script(?! type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g, "");
}

/** Returns the keys, each after a language, whose words are not in a text. */
export function unmetIn(
	text: string,
	ofKeys: readonly string[],
	inLanguages: readonly Language[] = languages,
): string[] {
	return inLanguages.flatMap((language) =>
		ofKeys.filter((key) => !text.includes(markOf(key, language))).map((key) => `${language} ${key}`),
	);
}
