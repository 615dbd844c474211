import { wellFormed } from "#app/i18n/well-formed.ts";

/** Parses typed tags, separated by commas; repetitions are dropped, whatever their case. */
export function tagsOf(typed: string): string[] {
	const seen = new Map<string, string>();
	for (const tag of typed.split(",").map((part) => part.trim())) {
		if (tag !== "" && !seen.has(tag.toLowerCase())) seen.set(tag.toLowerCase(), tag);
	}
	return [...seen.values()];
}

/** Returns a tag for comparing, whatever its case. */
export function tagKey(tag: string): string {
	return wellFormed(tag)
		.normalize("NFC")
		.toLowerCase()
		.replace(/[\s\p{Cc}]+/gu, " ")
		.trim();
}

export function tagKeys(tags: readonly string[]): string[] {
	return [...new Set(tags.map(tagKey).filter((key) => key !== ""))];
}
