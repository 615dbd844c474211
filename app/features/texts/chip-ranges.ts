import { marksOf } from "./text-rules.ts";

/** A range of characters, without the last one. */
export type Range = { start: number; end: number };

export function chipsOf(text: string): Range[] {
	let from = 0;
	return marksOf(text).map((mark) => {
		const start = text.indexOf(mark, from);
		from = start + mark.length;
		return { start, end: from };
	});
}

/**
 * Extends a selection so that it holds each chip whole or not at all. An end that moved into a chip
 * goes on to its other side, as a caret does; `before` is the selection until then.
 */
export function withWholeChips(text: string, selected: Range, before: Range): Range {
	const chips = chipsOf(text);
	const passed = (at: number, from: number) => {
		const chip = chips.find(({ start, end }) => start < at && at < end);
		if (chip === undefined) return at;
		return from >= chip.end ? chip.start : chip.end;
	};
	if (selected.start === selected.end) {
		const at = passed(selected.start, selected.start < before.start ? before.start : before.end);
		return { start: at, end: at };
	}
	const start = passed(selected.start, before.start);
	const end = passed(selected.end, before.end);
	return start <= end ? { start, end } : { start: end, end: start };
}

/** The chip that a deletion at a caret begins with; undefined where there is none. */
export function chipToDelete(text: string, caret: number, key: string): Range | undefined {
	if (key === "Backspace") return chipsOf(text).find(({ end }) => end === caret);
	return key === "Delete" ? chipsOf(text).find(({ start }) => start === caret) : undefined;
}
