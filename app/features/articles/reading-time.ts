import { withLinkLabels, withoutTags } from "#app/content/plain-text.ts";

/** Words a minute, silently: Brysbaert, 2019, Journal of Memory and Language 109. */
const wordsPerMinute = 238;

/** Returns the minutes that it takes to read a Markdown text, at least 1. */
export function readingMinutes(markdown: string): number {
	return Math.max(1, Math.ceil(countWords(markdown) / wordsPerMinute));
}

/** Counts the words that readers see of a Markdown text: no marks, tags or addresses. */
export function countWords(markdown: string): number {
	const text = withoutTags(withLinkLabels(markdown));
	let words = 0;
	const word = /[\p{Letter}\p{Number}]+(?:[’'-][\p{Letter}\p{Number}]+)*/gu;
	while (word.test(text)) words += 1;
	return words;
}
