import type { Edit, TextControl } from "#app/admin-ui/text-edit.ts";
import type { Language } from "#app/site/site-config.ts";
import { correct } from "./field-correction.ts";
import { changeBetween, seenBefore, typedWords } from "./typed-sign.ts";
import { isTypographyWanted } from "./typography-wanted.ts";

/** The text before words were composed in it, and as the page last heard of it. */
type Composition = { before: string; heard: string; isOpen: boolean };

const compositions = new WeakMap<TextControl, Composition>();

/** Words begin to be composed, as phones and dead keys do: nothing is corrected meanwhile. */
export function beginComposition(field: TextControl): void {
	const { before = field.value, heard = field.value } = compositions.get(field) ?? {};
	compositions.set(field, { before, heard, isOpen: true });
}

/** Notes that something came into a field. @returns whether it belongs to words that are being composed. */
export function hearComposition(field: TextControl): boolean {
	const composition = compositions.get(field);
	if (composition !== undefined) composition.heard = field.value;
	return composition !== undefined;
}

/**
 * The words are given their typography once the browser is done with them: some tell of the last of
 * them before the end of a composition, some behind it.
 */
export function endComposition(field: TextControl, language: Language): void {
	const composition = compositions.get(field);
	if (composition === undefined) return;
	composition.isOpen = false;
	setTimeout(() => {
		if (composition.isOpen || compositions.get(field) !== composition) return;
		compositions.delete(field);
		// What took the place of the text in other ways was not typed.
		if (field.value !== composition.heard || !isTypographyWanted()) return;
		const edit = editSince(field, composition.before, language);
		if (edit !== undefined) correct(field, edit);
	});
}

/** Returns the edit that gives what came into a field since `before` its typography. */
export function editSince(
	{ value, selectionEnd }: TextControl,
	before: string,
	language: Language,
): Edit | undefined {
	const typed = changeBetween(before, value);
	if (typed === undefined) return undefined;
	const at = typed.from;
	const change = typedWords(value.slice(Math.max(0, at - seenBefore), at), typed.insert, language);
	if (change === undefined) return undefined;
	const [from, to] = [at + change.from, at + change.to];
	const longer = change.insert.length - (to - from);
	const caret = selectionEnd ?? to;
	const moved = caret < to ? Math.min(caret, from) : caret + longer;
	return { from, to, insert: change.insert, start: moved, end: moved };
}
