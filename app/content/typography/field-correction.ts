import { applyEdit, type Edit, type TextControl } from "#app/admin-ui/text-edit.ts";

/** The text of a field before its last correction, and where the caret stood in it. */
const asTyped = new WeakMap<TextControl, { value: string; caret: number }>();

/** Corrects what was typed into a field, as a step of its own for Undo where the field has the focus. */
export function correct(field: TextControl, edit: Edit): void {
	// A browser cuts off what a field has no room for.
	if (!hasRoom(field, edit)) return;
	asTyped.set(field, { value: field.value, caret: field.selectionEnd ?? edit.to });
	if (document.activeElement === field) applyEdit(field, edit);
	else {
		// The focus stays where somebody has gone on to.
		field.setRangeText(edit.insert, edit.from, edit.to);
		field.dispatchEvent(new Event("input", { bubbles: true }));
	}
}

/** Undo selects what it brings back: the next sign is to stand behind that, not in its place. */
export function putCaretBack(field: TextControl): void {
	const typed = asTyped.get(field);
	if (field.value === typed?.value) field.setSelectionRange(typed.caret, typed.caret);
}

function hasRoom({ value, maxLength }: TextControl, { from, to, insert }: Edit): boolean {
	return maxLength < 0 || value.length - (to - from) + insert.length <= maxLength;
}
