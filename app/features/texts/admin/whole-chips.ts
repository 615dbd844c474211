import { type KeyboardEvent, type SyntheticEvent, useRef } from "react";
import { marksOf } from "#app/features/texts/text-rules.ts";

type Range = { start: number; end: number };

/** Where the chips of a text stand. */
function chipsOf(text: string): Range[] {
	let from = 0;
	return marksOf(text).map((mark) => {
		const start = text.indexOf(mark, from);
		from = start + mark.length;
		return { start, end: from };
	});
}

/**
 * A selection that holds each chip of a text whole or not at all. A caret that came into one goes on
 * to its other side: `before` is where it stood.
 */
export function withWholeChips(text: string, { start, end }: Range, before: number): Range {
	const within = (at: number) => chipsOf(text).find((chip) => chip.start < at && at < chip.end);
	const [first, last] = [within(start), within(end)];
	if (start !== end) return { start: first?.start ?? start, end: last?.end ?? end };
	if (first === undefined) return { start, end };
	const at = before >= first.end ? first.start : first.end;
	return { start: at, end: at };
}

/** The chip that a deletion at a caret begins with; undefined where there is none. */
export function chipToDelete(text: string, caret: number, key: string): Range | undefined {
	if (key === "Backspace") return chipsOf(text).find(({ end }) => end === caret);
	return key === "Delete" ? chipsOf(text).find(({ start }) => start === caret) : undefined;
}

/** Keeps the chips of a text area whole: the caret passes over them, a deletion takes all of one. */
export function useWholeChips() {
	const caret = useRef(0);

	function onSelect({ currentTarget: area }: SyntheticEvent<HTMLTextAreaElement>): void {
		const { selectionStart: start, selectionEnd: end, value } = area;
		const whole = withWholeChips(value, { start, end }, caret.current);
		caret.current = whole.end;
		if (whole.start !== start || whole.end !== end) area.setSelectionRange(whole.start, whole.end);
	}

	function onKeyDown({ currentTarget: area, key }: KeyboardEvent<HTMLTextAreaElement>): void {
		if (area.selectionStart !== area.selectionEnd) return;
		const chip = chipToDelete(area.value, area.selectionStart, key);
		// The browser deletes what is selected, and takes that back by itself.
		if (chip !== undefined) area.setSelectionRange(chip.start, chip.end);
	}

	return { onSelect, onKeyDown };
}
