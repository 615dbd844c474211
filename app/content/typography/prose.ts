import type { ClipboardEvent, CompositionEvent, InputEvent } from "react";
import type { Edit, TextControl } from "#app/admin-ui/text-edit.ts";
import { inEachLanguage } from "#app/i18n/language.ts";
import type { Language } from "#app/site/site-config.ts";
import { beginComposition, editSince, endComposition, hearComposition } from "./composed-words.ts";
import { correct, putCaretBack } from "./field-correction.ts";
import { seenBefore, typedSign } from "./typed-sign.ts";
import { isTypographyWanted } from "./typography-wanted.ts";

/** The text of a field when something is pasted into it. */
const beforePaste = new WeakMap<TextControl, string>();

const props = inEachLanguage((language) => ({
	lang: language,
	onInput: (event: InputEvent<TextControl>) => setSign(event, language),
	onPaste: ({ currentTarget }: ClipboardEvent<TextControl>) =>
		void beforePaste.set(currentTarget, currentTarget.value),
	onCompositionStart: ({ currentTarget }: CompositionEvent<TextControl>) => beginComposition(currentTarget),
	onCompositionEnd: ({ currentTarget }: CompositionEvent<TextControl>) =>
		endComposition(currentTarget, language),
}));

/**
 * Makes a field one of sentences in a language: typed signs are given its typography, while that is
 * wanted, and words that a phone composes once they are written or that are pasted. For no address,
 * code, number or name: they stay as they are typed.
 */
export function proseIn(language: Language) {
	return props[language];
}

/** The sign stands as it was typed first, so that one Undo brings it back. */
function setSign({ nativeEvent, currentTarget: field }: InputEvent<TextControl>, language: Language): void {
	const { inputType, data, isComposing } = nativeEvent;
	if (inputType === "historyUndo") putCaretBack(field);
	if (hearComposition(field) || isComposing || !isTypographyWanted()) return;
	const edit = editAfter(field, inputType, data, language);
	if (edit === undefined) return;
	const { value: typed, selectionEnd: caret } = field;
	if (isTypingUntilLater()) setTimeout(setUnlessTypedOn);
	else correct(field, edit);

	function setUnlessTypedOn(): void {
		if (edit !== undefined && field.selectionEnd === caret && field.value === typed) correct(field, edit);
	}
}

/** Returns the edit that follows what was typed or pasted; what is dropped or brought back by Undo stays. */
function editAfter(
	field: TextControl,
	inputType: string,
	data: string | null,
	language: Language,
): Edit | undefined {
	if (inputType === "insertText" && data?.length === 1) return editFor(field, data, language);
	const before = inputType === "insertFromPaste" ? beforePaste.get(field) : undefined;
	return before === undefined ? undefined : editSince(field, before, language);
}

/** Safari is still about the sign when it tells of it: one Undo would take back the sign as well. */
function isTypingUntilLater(): boolean {
	return navigator.vendor.startsWith("Apple");
}

function editFor(
	{ value, selectionEnd: caret }: TextControl,
	sign: string,
	language: Language,
): Edit | undefined {
	if (caret === null || value[caret - 1] !== sign) return undefined;
	const at = caret - sign.length;
	const correction = typedSign(value.slice(Math.max(0, at - seenBefore), at), sign, language);
	if (correction === undefined || correction.insert === sign) return undefined;
	const from = at - correction.back;
	const end = from + correction.insert.length;
	return { from, to: caret, insert: correction.insert, start: end, end };
}
