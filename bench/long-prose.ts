/** Most characters that a text may have in one language. */
export const mostCharacters = 200_000;

const sentence = "We met at the **small table**, and nobody spoke of work; it’s true, said *Anne*, in June. ";
const paragraph = `${sentence.repeat(8)}\n\n`;

/** Returns a text of `characters` characters, as people write them, that begins with `words`. */
export function longProse(words = "", characters = mostCharacters): string {
	const repeated = paragraph.repeat(Math.ceil(characters / paragraph.length));
	return (words + repeated).slice(0, characters).trimEnd().padEnd(characters, ".");
}
