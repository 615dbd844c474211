export type Selected = { text: string; start: number; end: number };

/** Replaces the characters from `from` to `to`, then selects from `start` to `end`. */
export type Edit = { from: number; to: number; insert: string; start: number; end: number };

export type TextControl = HTMLInputElement | HTMLTextAreaElement;

export function selectedIn(area: HTMLTextAreaElement): Selected {
	return { text: area.value, start: area.selectionStart, end: area.selectionEnd };
}

/** Makes an edit as if it were typed: only `execCommand` keeps a field's undo history. */
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

/** The code of every key that an input method handles. */
const inputMethodKeyCode = 229;

/** Returns whether a key is of a composition. Safari's last Enter of one has only this code. */
export function isOfComposition(event: Pick<KeyboardEvent, "isComposing" | "keyCode">): boolean {
	return event.isComposing || event.keyCode === inputMethodKeyCode;
}
