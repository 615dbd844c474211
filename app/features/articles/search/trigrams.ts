import { type Language, languages } from "#app/site/site-config.ts";

/** A prime that spreads characters over the numbers. */
const spread = 8_191;
/**
 * The range of one language's trigram numbers. Two trigrams may share a number: matches are checked
 * again.
 */
const numbersOfLanguage = 0x100_0000;

/**
 * Returns the numbers of the different trigrams (three characters in a row) of a folded text. A
 * text that holds a phrase has every number of the phrase. Each language has its own range, so that
 * one index serves all.
 */
export function trigramNumbers(folded: string, language: Language): number[] {
	const offset = languages.indexOf(language) * numbersOfLanguage;
	const numbers = new Set<number>();
	let [first, second, seen] = [0, 0, 0];
	for (const letter of folded) {
		const third = letter.codePointAt(0) ?? 0;
		const number = Math.imul(Math.imul(first, spread) + second, spread) + third;
		seen += 1;
		if (seen > 2) numbers.add((number & (numbersOfLanguage - 1)) + offset);
		first = second;
		second = third;
	}
	return [...numbers];
}
