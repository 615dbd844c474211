import type { InputEvent } from "react";
import { applyEdit, type Edit, type TextControl } from "#app/admin-ui/text-edit.ts";
import { inEachLanguage } from "#app/i18n/language.ts";
import type { Language } from "#app/site/site-config.ts";
import { seenBefore, typedSign } from "./typed-sign.ts";
import { isTypographyWanted } from "./typography-wanted.ts";

const onInput = inEachLanguage((language) => (event: InputEvent<TextControl>) => setSign(event, language));

/**
 * What makes a field one of sentences in a language: typed signs are given its typography, while
 * that is wanted. For no address, code, number or name: they stay as they are typed.
 */
export function proseIn(language: Language) {
	return { lang: language, onInput: onInput[language] };
}

/** The text of a field as it was typed, before its last sign was set. */
const asTyped = new WeakMap<TextControl, string>();

/** The sign stands as it was typed first, so that one Undo brings it back. */
function setSign({ nativeEvent, currentTarget: field }: InputEvent<TextControl>, language: Language): void {
	const { inputType, data, isComposing } = nativeEvent;
	// Undo selects what it brings back: the next sign is to stand behind that, not in its place.
	if (inputType === "historyUndo" && field.value === asTyped.get(field)) {
		field.setSelectionRange(field.selectionEnd, field.selectionEnd);
	}
	// What is pasted, composed, dropped or brought back by Undo is as it is meant to be.
	if (inputType !== "insertText" || isComposing || data?.length !== 1 || !isTypographyWanted()) return;
	const edit = editFor(field, data, language);
	// A browser cuts off what a field has no room for.
	if (edit === undefined || !hasRoom(field, edit)) return;
	asTyped.set(field, field.value);
	if (isTypingUntilLater()) setTimeout(setUnlessTypedOn);
	else applyEdit(field, edit);

	function setUnlessTypedOn(): void {
		if (edit === undefined || field.selectionEnd !== edit.to) return;
		if (field.value === asTyped.get(field)) applyEdit(field, edit);
	}
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

function hasRoom({ value, maxLength }: TextControl, { from, to, insert }: Edit): boolean {
	return maxLength < 0 || value.length - (to - from) + insert.length <= maxLength;
}
