import { act, fireEvent } from "@testing-library/react";
import type { TextControl } from "#app/admin-ui/text-edit.ts";

/** The input event of a browser for new text in a field. */
type Arrival = { inputType: string; data: string | null; isComposing?: boolean };

/**
 * Has the document type for a page, as browsers do: `execCommand`, without its Undo.
 * @returns what it typed so far; blank where it deleted.
 */
export function typeForPages(): string[] {
	const typed: string[] = [];
	const execCommand = (_command: string, _shown = false, text = "") => {
		typed.push(text);
		return put(document.activeElement as TextControl, text, { inputType: "insertText", data: text });
	};
	Object.assign(document, { execCommand });
	return typed;
}

/** Types into a field where its caret stands, one sign after another. */
export function typeInto(field: TextControl, words: string): void {
	act(() => {
		field.focus();
		for (const sign of words) put(field, sign, { inputType: "insertText", data: sign });
	});
}

/** Puts a text into a field in another way than by typing it. */
export function arriveIn(field: TextControl, text: string, arrival: Arrival): void {
	act(() => void put(field, text, arrival));
}

/** Puts a text in place of what is selected, and the page hears of it. */
function put(field: TextControl, text: string, arrival: Arrival): boolean {
	const { value, selectionStart, selectionEnd } = field;
	const from = selectionStart ?? value.length;
	const changed = value.slice(0, from) + text + value.slice(selectionEnd ?? from);
	const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
	// What stands on the element itself is React's, which would take the change for its own.
	Object.getOwnPropertyDescriptor(kind.prototype, "value")?.set?.call(field, changed);
	const end = from + text.length;
	// Browsers select what Undo brings back.
	field.setSelectionRange(arrival.inputType === "historyUndo" ? from : end, end);
	return fireEvent.input(field, arrival);
}
