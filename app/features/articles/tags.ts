import { wellFormed } from "#app/i18n/well-formed.ts";

/**
 * Parses typed tags: split on commas, trimmed, without empty ones and repetitions, whatever their
 * case.
 */
export function tagsOf(typed: string): string[] {
	const seen = new Map<string, string>();
	for (const tag of typed.split(",").map((part) => part.trim())) {
		if (tag !== "" && !seen.has(tag.toLowerCase())) seen.set(tag.toLowerCase(), tag);
	}
	return [...seen.values()];
}

/**
 * The characters of tags that one row of a card has room for, and those that each badge's frame
 * takes.
 */
const rowLetters = 46;
const frameLetters = 4;

/**
 * Returns the first tags that fit one row of a card, at least one; the article itself shows them
 * all.
 */
export function tagsOfOneRow(tags: readonly string[]): string[] {
	let room = rowLetters;
	return tags.filter((tag, place) => {
		room -= tag.length + frameLetters;
		return place === 0 || room >= 0;
	});
}

/** Returns a tag for comparing, whatever its case. */
export function tagKey(tag: string): string {
	return wellFormed(tag)
		.normalize("NFC")
		.toLowerCase()
		.replace(/[\s\p{Cc}]+/gu, " ")
		.trim();
}

/** Returns the different tags, for comparing. */
export function tagKeys(tags: readonly string[]): string[] {
	return [...new Set(tags.map(tagKey).filter((key) => key !== ""))];
}
