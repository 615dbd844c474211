/** Texts with their key in invisible tag characters, by which the editor finds them on a page. */
const firstTag = 0xe0000;
/** Tag characters are also in flags (England, Scotland, Wales); a mark begins with this one. */
const startOfMark = String.fromCodePoint(0xe0001);
const endOfMark = String.fromCodePoint(0xe007f);
const anyMark = /\u{E0001}([\u{E0020}-\u{E007E}]+)\u{E007F}/gu;

function markOf(key: string): string {
	const letters = [...key].map((letter) => firstTag + letter.charCodeAt(0));
	return startOfMark + String.fromCodePoint(...letters) + endOfMark;
}

export function marked(text: string, key: string): string {
	return text + markOf(key);
}

export function takeMarks(text: string): { text: string; keys: string[] } {
	const keys = [...text.matchAll(anyMark)].map(([, letters = ""]) =>
		[...letters]
			.map((letter) => String.fromCharCode((letter.codePointAt(0) ?? firstTag) - firstTag))
			.join(""),
	);
	return { text: text.replaceAll(anyMark, ""), keys };
}
