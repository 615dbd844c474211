/** A text with what is selected in it, as a text area holds them. */
export type Selected = { text: string; start: number; end: number };

/** What replaces the characters from `from` to `to`, and what is selected then. */
export type Edit = { from: number; to: number; insert: string; start: number; end: number };

/** A field that holds text. */
export type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** The text of a text area and what is selected in it. */
export function selectedIn(area: HTMLTextAreaElement): Selected {
	return { text: area.value, start: area.selectionStart, end: area.selectionEnd };
}

/**
 * Makes an edit as if it were typed, so that Undo takes it back and the form hears of it.
 * `execCommand` is the one way that keeps a field's undo history; where a browser refuses it,
 * the text is changed without history.
 */
export function applyEdit(control: TextControl, edit: Edit): void {
	control.focus();
	control.setSelectionRange(edit.from, edit.to);
	const changes = edit.insert !== control.value.slice(edit.from, edit.to);
	if (changes && !typed(edit.insert)) {
		control.setRangeText(edit.insert);
		control.dispatchEvent(new Event("input", { bubbles: true }));
	}
	control.setSelectionRange(edit.start, edit.end);
}

function typed(text: string): boolean {
	return text === "" ? document.execCommand("delete") : document.execCommand("insertText", false, text);
}
