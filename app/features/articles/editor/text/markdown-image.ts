import type { Edit, Selected } from "#app/admin-ui/text-edit.ts";
import { isMissingPictureNote } from "#app/i18n/reading/missing-pictures.ts";

/**
 * Inserts a picture on a line of its own after the selection, or in place of the note there that
 * one is missing. The caret is then where a description may be typed.
 */
export function insertImage({ text, end }: Pick<Selected, "text" | "end">, url: string): Edit {
	const note = noteAround(text, end);
	if (note !== undefined) {
		return { ...note, insert: `![](${url})`, start: note.from + 2, end: note.from + 2 };
	}
	const before =
		end === 0 || text.slice(0, end).endsWith("\n\n") ? "" : text[end - 1] === "\n" ? "\n" : "\n\n";
	const after = end === text.length || text.slice(end).startsWith("\n\n") ? "" : "\n\n";
	const start = end + before.length + 2;
	return {
		from: end,
		to: end,
		insert: `${before}![](${url})${after}`,
		start,
		end: start,
	};
}

/** Replaces a picture's note by the picture; undefined if the note was removed. */
export function replaceNote(
	text: string,
	{ markdown, alt }: { markdown: string; alt: string },
	url: string,
): Edit | undefined {
	const from = text.indexOf(markdown);
	if (from === -1) return undefined;
	const insert = `![${alt.replace(/[\\[\]]/g, "\\$&")}](${url})`;
	return { from, to: from + markdown.length, insert, start: from + 2, end: from + 2 };
}

/** Matches the start of a paragraph's line: marks of lists and quotes, and spaces. */
const marks = /^(?:[ \t]|>|[-*+][ \t]|\d{1,9}[.)][ \t])*/;

/**
 * Finds the note around a position that says, alone in its paragraph, that a picture is missing.
 */
function noteAround(text: string, at: number): Pick<Edit, "from" | "to"> | undefined {
	const from = text.slice(0, at).lastIndexOf("\n") + 1;
	const [line = "", next = ""] = text.slice(from).split("\n", 2);
	const before = text.slice(0, from).split("\n").at(-2) ?? "";
	const start = contentStart(line);
	const words = line.slice(start).trimEnd();
	const bold = /^\*\*(?<said>[^*].*)\*\*$/.exec(words)?.groups?.said;
	if (bold === undefined || !isMissingPictureNote(bold)) return undefined;
	const goesOn = isText(next) && !isMarked(next);
	const begins = !isText(before) || isMarked(line);
	if (goesOn || !begins) return undefined;
	return { from: from + start, to: from + start + words.length };
}

const contentStart = (line: string) => marks.exec(line)?.[0].length ?? 0;

/** Returns whether a line holds words, beside marks. */
const isText = (line: string) => line.length > contentStart(line);

/** Returns whether a line begins a list item, and a paragraph with it. */
const isMarked = (line: string) => /[-*+.)]/.test(line.slice(0, contentStart(line)));

/** Returns where a position is after its text was changed, as far as comparing both texts tells. */
export function placeAfter(before: string, after: string, at: number): number {
	const shorter = Math.min(before.length, after.length);
	let same = 0;
	while (same < shorter && before[same] === after[same]) same += 1;
	if (at <= same) return at;
	let sameEnd = 0;
	while (sameEnd < shorter - same && before.at(-1 - sameEnd) === after.at(-1 - sameEnd)) sameEnd += 1;
	return Math.max(same, after.length - Math.min(sameEnd, before.length - at));
}
