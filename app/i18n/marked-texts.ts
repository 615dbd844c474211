/**
 * Texts that carry their key where nobody sees it: in the tag characters of Unicode, each of which
 * stands for one of ASCII and takes no room. What shows a page to its owner finds by them which text
 * stands where.
 */
const firstTag = 0xe0000;
/** Flags of England, Scotland and Wales are made of such characters too: what begins so is a mark. */
const startOfMark = String.fromCodePoint(0xe0001);
const endOfMark = String.fromCodePoint(0xe007f);
const anyMark = /\u{E0001}([\u{E0020}-\u{E007E}]+)\u{E007F}/gu;

function markOf(key: string): string {
	const letters = [...key].map((letter) => firstTag + letter.charCodeAt(0));
	return startOfMark + String.fromCodePoint(...letters) + endOfMark;
}

/** A text with the mark of its key at its end. */
export function marked(text: string, key: string): string {
	return text + markOf(key);
}

/** A text without its marks, and the keys that they told. */
export function takeMarks(text: string): { text: string; keys: string[] } {
	const keys = [...text.matchAll(anyMark)].map(([, letters = ""]) =>
		[...letters]
			.map((letter) => String.fromCharCode((letter.codePointAt(0) ?? firstTag) - firstTag))
			.join(""),
	);
	return { text: text.replaceAll(anyMark, ""), keys };
}
