import { withLinkLabels, withoutTags } from "./plain-text.ts";

/**
 * Words a minute in silent reading of non-fiction: 238 (Brysbaert, 2019, "How many words do we read
 * per minute?", Journal of Memory and Language 109).
 */
const wordsPerMinute = 238;

/**
 * Minutes it takes to read a Markdown text, at least 1. Marks and addresses of links and pictures
 * do not count.
 */
export function readingMinutes(markdown: string): number {
	return Math.max(1, Math.ceil(countWords(withoutTags(withLinkLabels(markdown))) / wordsPerMinute));
}

/** How many words a text has. */
export function countWords(text: string): number {
	let words = 0;
	const word = /[\p{Letter}\p{Number}]+(?:[’'-][\p{Letter}\p{Number}]+)*/gu;
	while (word.test(text)) words += 1;
	return words;
}
