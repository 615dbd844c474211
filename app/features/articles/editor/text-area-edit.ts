import type { Edit, Selected } from "./markdown-marks.ts";

/** The text of a text area and what is selected in it. */
export function selectedIn(area: HTMLTextAreaElement): Selected {
	return { text: area.value, start: area.selectionStart, end: area.selectionEnd };
}

/**
 * Makes an edit as if it were typed, so that Undo takes it back and the form hears of it.
 * `execCommand` is the one way that keeps a text area's undo history; where a browser refuses it,
 * the text is changed without history.
 */
export function applyEdit(area: HTMLTextAreaElement, edit: Edit): void {
	area.focus();
	area.setSelectionRange(edit.from, edit.to);
	const changes = edit.insert !== area.value.slice(edit.from, edit.to);
	if (changes && !typed(edit.insert)) {
		area.setRangeText(edit.insert);
		area.dispatchEvent(new Event("input", { bubbles: true }));
	}
	area.setSelectionRange(edit.start, edit.end);
}

function typed(text: string): boolean {
	return text === "" ? document.execCommand("delete") : document.execCommand("insertText", false, text);
}
