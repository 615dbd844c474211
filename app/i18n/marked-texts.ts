/**
 * Texts with their key in characters that nobody sees: the tag characters of Unicode, each of which
 * stands for one of ASCII. By them, the editor finds which text stands where on a page.
 */
const firstTag = 0xe0000;
/**
 * Flags of England, Scotland and Wales consist of such characters too; a mark begins with this one.
 */
const startOfMark = String.fromCodePoint(0xe0001);
const endOfMark = String.fromCodePoint(0xe007f);
const anyMark = /\u{E0001}([\u{E0020}-\u{E007E}]+)\u{E007F}/gu;

function markOf(key: string): string {
	const letters = [...key].map((letter) => firstTag + letter.charCodeAt(0));
	return startOfMark + String.fromCodePoint(...letters) + endOfMark;
}

/** Adds the mark of its key to the end of a text. */
export function marked(text: string, key: string): string {
	return text + markOf(key);
}

/** Returns a text without its marks, and their keys. */
export function takeMarks(text: string): { text: string; keys: string[] } {
	const keys = [...text.matchAll(anyMark)].map(([, letters = ""]) =>
		[...letters]
			.map((letter) => String.fromCharCode((letter.codePointAt(0) ?? firstTag) - firstTag))
			.join(""),
	);
	return { text: text.replaceAll(anyMark, ""), keys };
}
