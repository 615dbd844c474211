import { type KeyboardEvent, type SyntheticEvent, useRef } from "react";
import { chipToDelete, type Range, withWholeChips } from "#app/features/texts/chip-ranges.ts";

/** Keeps the chips of a text area whole: the caret passes over them, a deletion takes all of one. */
export function useWholeChips() {
	const before = useRef<Range>({ start: 0, end: 0 });

	function onSelect({ currentTarget: area }: SyntheticEvent<HTMLTextAreaElement>): void {
		const { selectionStart: start, selectionEnd: end, selectionDirection, value } = area;
		const whole = withWholeChips(value, { start, end }, before.current);
		before.current = whole;
		if (whole.start === start && whole.end === end) return;
		area.setSelectionRange(whole.start, whole.end, selectionDirection);
	}

	function onKeyDown({ currentTarget: area, key, metaKey }: KeyboardEvent<HTMLTextAreaElement>): void {
		// With the command key, what goes is the line, which is more than a chip.
		if (area.selectionStart !== area.selectionEnd || metaKey) return;
		const chip = chipToDelete(area.value, area.selectionStart, key);
		// The browser deletes what is selected, and takes that back by itself.
		if (chip !== undefined) area.setSelectionRange(chip.start, chip.end);
	}

	return { onSelect, onKeyDown };
}
