/**
 * The searched length of a folded text, in characters. Folding turns some characters into eighteen.
 */
const maxCharacters = 250_000;
/**
 * The most different trigrams of a searched text. Prose of 200,000 characters has 10,000; a pasted
 * file may have more.
 */
const maxTrigrams = 30_000;
/** The number of Unicode's code points: three of them fit exactly into a double. */
const codePoints = 0x11_0000;

/**
 * Returns the searched part of a folded text: indexing very many different trigrams would block the
 * site.
 */
export function searchedPart(folded: string): string {
	if (folded.length <= maxTrigrams) return folded;
	const trigrams = new Set<number>();
	let [first, second, length] = [0, 0, 0];
	for (const letter of folded) {
		const third = letter.codePointAt(0) ?? 0;
		trigrams.add((first * codePoints + second) * codePoints + third);
		if (trigrams.size > maxTrigrams || length + letter.length > maxCharacters) break;
		length += letter.length;
		first = second;
		second = third;
	}
	return folded.slice(0, length).trimEnd();
}
