import type { LetterDraft } from "#app/features/letters/letter.ts";

/** Where a form's text waits while its session is over. It is this tab's alone. */
const key = "letter-draft";

/** What was typed into the form of a letter, made from `version`. */
type StoredLetter = { id: string; version: number; draft: LetterDraft };

/** Stores what was typed until the administrator is signed in again. */
export function storeLetterForm(form: StoredLetter): void {
	sessionStorage.setItem(key, JSON.stringify(form));
}

/**
 * What was stored of a letter, once. Only this module writes under its key, so that its shape is
 * known.
 */
export function takeLetterForm(id: string): StoredLetter | undefined {
	const text = sessionStorage.getItem(key);
	if (text === null) return undefined;
	const stored = JSON.parse(text) as StoredLetter;
	if (stored.id !== id) return undefined;
	sessionStorage.removeItem(key);
	return stored;
}
