import type { Language } from "../../site";

/** A prime that spreads letters over the numbers. */
const spread = 8_191;
/** Numbers of one language's trigrams. Two trigrams may share one: what is found by them is looked at again. */
const numbersOfLanguage = 0x100_0000;

/**
 * The numbers of the different trigrams (three characters in a row) of a folded text. A text that holds a phrase has
 * every number of the phrase. Each language has numbers of its own, so that one index serves both.
 */
export function trigramNumbers(folded: string, reader: Language): number[] {
	const points = Array.from(folded, (letter) => letter.codePointAt(0) ?? 0);
	const offset = reader === "fr" ? numbersOfLanguage : 0;
	const numbers = new Set<number>();
	for (let place = 2; place < points.length; place += 1) {
		const [first = 0, second = 0, third = 0] = points.slice(place - 2, place + 1);
		const number = Math.imul(Math.imul(first, spread) + second, spread) + third;
		numbers.add((number & (numbersOfLanguage - 1)) + offset);
	}
	return [...numbers];
}
