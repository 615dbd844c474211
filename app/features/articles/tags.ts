import { wellFormed } from "#app/i18n/well-formed.ts";

/**
 * Tags from what was typed: split on commas, trimmed, empty ones and repetitions (whatever the
 * case) dropped.
 */
export function tagsOf(typed: string): string[] {
	const seen = new Map<string, string>();
	for (const tag of typed.split(",").map((part) => part.trim())) {
		if (tag !== "" && !seen.has(tag.toLowerCase())) seen.set(tag.toLowerCase(), tag);
	}
	return [...seen.values()];
}

/**
 * Letters of badge text that a card has room for in one row, and what each badge's own frame takes
 * of them.
 */
const rowLetters = 46;
const frameLetters = 4;

/** The first tags that fit one row of a card, at least one; the article itself shows them all. */
export function tagsOfOneRow(tags: readonly string[]): string[] {
	let room = rowLetters;
	return tags.filter((tag, place) => {
		room -= tag.length + frameLetters;
		return place === 0 || room >= 0;
	});
}

/** A tag for comparing: the same tag in capitals is the same tag. */
export function tagKey(tag: string): string {
	return wellFormed(tag)
		.normalize("NFC")
		.toLowerCase()
		.replace(/[\s\p{Cc}]+/gu, " ")
		.trim();
}

/** The different ones among tags, for comparing. */
export function tagKeys(tags: readonly string[]): string[] {
	return [...new Set(tags.map(tagKey).filter((key) => key !== ""))];
}
