import type { Edit, Selected } from "#app/admin-ui/text-edit.ts";
import { isMissingPictureNote } from "#app/i18n/reading/missing-pictures.ts";

const around = { bold: ["**", "**"], italic: ["*", "*"], underline: ["<u>", "</u>"] } as const;

/** The characters before lines. `find` recognises any of its kind. */
const before = {
	heading: { marker: () => "## ", find: /^#{1,2} +/ },
	subheading: { marker: () => "### ", find: /^#{3,4} +/ },
	bullets: { marker: () => "- ", find: /^[-*+] +/ },
	numbers: { marker: (line: number) => `${line + 1}. `, find: /^\d+[.)] +/ },
	quote: { marker: () => "> ", find: /^> ?/ },
} as const;

/** Matches any of them: one replaces another. */
const anyMarker = /^(?:#{1,6} +|[-*+] +|\d+[.)] +|> ?)/;

export type InlineMark = keyof typeof around;
export type LineMark = keyof typeof before;

/** Adds a mark to the selected words, or removes it. Spaces at the ends stay outside. */
export function markSelection(mark: InlineMark, selected: Selected): Edit {
	const [open, close] = around[mark];
	const { text, start, end } = withoutOuterSpace(selected);
	const selection = text.slice(start, end);
	if (isWrapped(mark, text, start, end)) {
		const from = start - open.length;
		return { from, to: end + close.length, insert: selection, start: from, end: from + selection.length };
	}
	if (
		selection.length >= open.length + close.length &&
		selection.startsWith(open) &&
		selection.endsWith(close)
	) {
		const bare = selection.slice(open.length, selection.length - close.length);
		if (isWrapped(mark, text, start + open.length, end - close.length)) {
			return { from: start, to: end, insert: bare, start, end: start + bare.length };
		}
	}
	const inside = start + open.length;
	return {
		from: start,
		to: end,
		insert: open + selection + close,
		start: inside,
		end: inside + selection.length,
	};
}

/** Returns whether the characters enclose a range: two asterisks are bold, one or three italic. */
function isWrapped(mark: InlineMark, text: string, start: number, end: number): boolean {
	const [open, close] = around[mark];
	if (text.slice(start - open.length, start) !== open || text.slice(end, end + close.length) !== close) {
		return false;
	}
	if (mark === "underline") return true;
	// Characters inside the range belong to the same run: the selection may begin in its middle.
	const selection = text.slice(start, end);
	const opening = asterisksFrom(text, start - 1, -1) + asterisksFrom(selection, 0, 1);
	const closing = asterisksFrom(text, end, 1) + asterisksFrom(selection, selection.length - 1, -1);
	const asterisks = Math.min(opening, closing);
	return mark === "bold" ? asterisks >= 2 : asterisks !== 2;
}

/** Counts the asterisks in a row from a position on, forwards or backwards. */
function asterisksFrom(text: string, place: number, step: 1 | -1): number {
	let count = 0;
	while (text[place + count * step] === "*") count += 1;
	return count;
}

function withoutOuterSpace({ text, start, end }: Selected): Selected {
	const selection = text.slice(start, end);
	if (selection.trim() === "") return { text, start, end };
	return {
		text,
		start: start + selection.length - selection.trimStart().length,
		end: end - (selection.length - selection.trimEnd().length),
	};
}

/** Adds a mark before each selected line, in place of another; removes it where all have it. */
export function markLines(mark: LineMark, { text, start, end }: Selected): Edit {
	const { marker, find } = before[mark];
	const from = text.lastIndexOf("\n", start - 1) + 1;
	const lastLine = text.indexOf("\n", end > start && text[end - 1] === "\n" ? end - 1 : end);
	const to = lastLine === -1 ? text.length : lastLine;
	const lines = text.slice(from, to).split("\n");
	const full = lines.filter((line) => line.trim() !== "");
	const marked = full.length > 0 && full.every((line) => find.test(line));
	let number = 0;
	const changed = lines.map((line) => {
		if (line.trim() === "" && lines.length > 1) return line;
		const bare = line.replace(anyMarker, "");
		if (marked) return bare;
		number += 1;
		return marker(number - 1) + bare;
	});
	const insert = changed.join("\n");
	if (start !== end) return { from, to, insert, start: from, end: from + insert.length };
	const caret = Math.max(from, start + insert.length - (to - from));
	return { from, to, insert, start: caret, end: caret };
}

/** Turns the selected words or URL into a link, and selects what is still to be typed. */
export function markLink({ text, start, end }: Selected, placeholder: string): Edit {
	const selection = text.slice(start, end);
	if (isAddress(selection)) {
		const insert = `[${placeholder}](${selection.trim()})`;
		return { from: start, to: end, insert, start: start + 1, end: start + 1 + placeholder.length };
	}
	const label = selection === "" ? placeholder : selection;
	const target = "https://";
	const at = start + label.length + 3;
	return { from: start, to: end, insert: `[${label}](${target})`, start: at, end: at + target.length };
}

function isAddress(text: string): boolean {
	return /^\s*https?:\/\/\S+\s*$/i.test(text);
}

const item = /^(\s*)(?:([-*+])|(\d+)([.)])|(>))( +)/;

/** Continues a list or quotation on Enter, or ends it on a line with a marker alone. */
export function continueList({ text, start, end }: Selected): Edit | undefined {
	if (start !== end) return undefined;
	const from = text.lastIndexOf("\n", start - 1) + 1;
	const line = text.slice(from, start);
	const match = item.exec(line);
	if (match === null) return undefined;
	const [whole, indent = "", bullet, number, dot, quote, space] = match;
	const lineEnd = text.indexOf("\n", start);
	const rest = text.slice(start, lineEnd === -1 ? text.length : lineEnd);
	if (line === whole && rest.trim() === "") return { from, to: start, insert: "", start: from, end: from };
	const marker = number === undefined ? (bullet ?? quote) : `${Number(number) + 1}${dot}`;
	const insert = `\n${indent}${marker}${space}`;
	const caret = start + insert.length;
	return { from: start, to: start, insert, start: caret, end: caret };
}

/** Inserts a picture after the selection, or in place of a note that one is missing. */
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
const lineMarks = /^(?:[ \t]|>|[-*+][ \t]|\d{1,9}[.)][ \t])*/;

/** Finds the note around a position that says, alone in its paragraph, that a picture is missing. */
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

const contentStart = (line: string) => lineMarks.exec(line)?.[0].length ?? 0;

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
