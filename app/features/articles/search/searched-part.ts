/**
 * Characters of a folded text that are searched. Some signs become eighteen when they are folded.
 */
const maxCharacters = 250_000;
/**
 * Prose of 200,000 characters has 10,000 different trigrams; what has more is no prose, such as a
 * pasted file.
 */
const maxTrigrams = 30_000;
/** Code points of Unicode: three of them are one number that a double holds exactly. */
const codePoints = 0x11_0000;

/**
 * The part of a folded text that is searched: the index of a text with very many different trigrams
 * would hold up the site while it is written.
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
