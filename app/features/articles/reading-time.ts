import { countWords } from "#app/content/plain-text.ts";

/** Words a minute, silently: Brysbaert, 2019, Journal of Memory and Language 109. */
const wordsPerMinute = 238;

/** Returns the minutes that it takes to read a Markdown text, at least 1. */
export function readingMinutes(markdown: string): number {
	return Math.max(1, Math.ceil(countWords(markdown) / wordsPerMinute));
}
