import type { Edit, Selected } from "#app/admin-ui/text-edit.ts";

const around = {
	bold: ["**", "**"],
	italic: ["*", "*"],
	underline: ["<u>", "</u>"],
} as const;

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

/**
 * Returns whether the characters stand directly around a range. A pair of asterisks is bold, one
 * alone or three are italic.
 */
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

/**
 * Adds a mark before every selected line, in place of another; removes it where every line has it.
 */
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

/**
 * Turns the selected words into a link, or the selected URL into its target, and selects what is
 * still to be typed.
 */
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

/** Returns whether a text is one URL and nothing else. */
function isAddress(text: string): boolean {
	return /^\s*https?:\/\/\S+\s*$/i.test(text);
}
