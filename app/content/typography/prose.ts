import type { CompositionEvent, InputEvent } from "react";
import type { Edit, TextControl } from "#app/admin-ui/text-edit.ts";
import { inEachLanguage } from "#app/i18n/language.ts";
import type { Language } from "#app/site/site-config.ts";
import { beginComposition, endComposition, hearComposition } from "./composed-words.ts";
import { correct, putCaretBack } from "./field-correction.ts";
import { seenBefore, typedSign } from "./typed-sign.ts";
import { isTypographyWanted } from "./typography-wanted.ts";

const props = inEachLanguage((language) => ({
	lang: language,
	onInput: (event: InputEvent<TextControl>) => setSign(event, language),
	onCompositionStart: ({ currentTarget }: CompositionEvent<TextControl>) => beginComposition(currentTarget),
	onCompositionEnd: ({ currentTarget }: CompositionEvent<TextControl>) =>
		endComposition(currentTarget, language),
}));

/**
 * What makes a field one of sentences in a language: typed signs are given its typography, while
 * that is wanted, and words that a phone composes once they are written. For no address, code,
 * number or name: they stay as they are typed.
 */
export function proseIn(language: Language) {
	return props[language];
}

/** The sign stands as it was typed first, so that one Undo brings it back. */
function setSign({ nativeEvent, currentTarget: field }: InputEvent<TextControl>, language: Language): void {
	const { inputType, data, isComposing } = nativeEvent;
	if (inputType === "historyUndo") putCaretBack(field);
	// What is pasted, dropped or brought back by Undo is as it is meant to be.
	if (hearComposition(field) || inputType !== "insertText" || isComposing || data?.length !== 1) return;
	const edit = isTypographyWanted() ? editFor(field, data, language) : undefined;
	if (edit === undefined) return;
	const typed = field.value;
	if (isTypingUntilLater()) setTimeout(setUnlessTypedOn);
	else correct(field, edit);

	function setUnlessTypedOn(): void {
		if (edit !== undefined && field.selectionEnd === edit.to && field.value === typed) correct(field, edit);
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
