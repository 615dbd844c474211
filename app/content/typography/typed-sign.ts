import { locales } from "#app/i18n/language.ts";
import type { Language } from "#app/site/site-config.ts";

/** The text that takes the place of a typed sign and of letters before it. */
export type Correction = {
	/** The number of letters before the sign that go. */ back: number;
	insert: string;
};

/** The number of characters before a sign that say what becomes of it. */
export const seenBefore = 60;

/**
 * The text that takes the place of a part of another. `from` and `to` count from where words were typed, and
 * can stand before that.
 */
export type Replacement = { from: number; to: number; insert: string };

const noBreak = "\u00a0";
const narrow = "\u202f";

/**
 * Returns a typed sign in the typography of its language, by the text before it: no-break spaces,
 * quotation marks and apostrophes. Undefined where the sign stays as it is.
 */
export function typedSign(before: string, sign: string, language: Language): Correction | undefined {
	if (sign === "'") return { back: 0, insert: opens(before) ? locales[language].openingApostrophe : "’" };
	if (sign === '"') return quote(before, language);
	return locales[language].hasSpacedSigns ? spaced(before, sign) : undefined;
}

/** The same of words that came at once, as phones compose them: what becomes of them sign by sign. */
export function typedWords(before: string, words: string, language: Language): Replacement | undefined {
	const change = changeBetween(before + words, typeset(before, words, language, 0));
	const at = before.length;
	return change && { ...change, from: change.from - at, to: change.to - at };
}

/** Returns words that are pasted behind a text in the typography of their language; that text stays as it is. */
export function pastedWords(before: string, words: string, language: Language): string {
	const seen = before.slice(-seenBefore);
	return typeset(seen, words, language, seen.length).slice(seen.length);
}

/** Returns a text with words typed behind it sign by sign; its first `fixed` letters stay as they are. */
function typeset(before: string, words: string, language: Language, fixed: number): string {
	let done = "";
	let text = before;
	for (const sign of words) {
		const correction = typedSign(text.slice(-seenBefore), sign, language);
		const isWithinReach = done.length + text.length - (correction?.back ?? 0) >= fixed;
		const { back, insert } = correction && isWithinReach ? correction : { back: 0, insert: sign };
		text = text.slice(0, text.length - back) + insert;
		// A long text is copied once, not at each sign.
		if (text.length < 20 * seenBefore) continue;
		done += text.slice(0, -seenBefore);
		text = text.slice(-seenBefore);
	}
	return done + text;
}

/** The one part of a text that another has in its place; undefined where both are the same. */
export function changeBetween(before: string, after: string): Replacement | undefined {
	if (before === after) return undefined;
	const shorter = Math.min(before.length, after.length);
	let from = 0;
	while (from < shorter && before[from] === after[from]) from += 1;
	let end = 0;
	while (end < shorter - from && before.at(-1 - end) === after.at(-1 - end)) end += 1;
	return { from, to: before.length - end, insert: after.slice(from, after.length - end) };
}

/** Returns whether a sign that is typed now opens a quotation: nothing stands before it, or a space. */
function opens(before: string): boolean {
	return before === "" || /[\s([{—–«“]$/.test(before);
}

function quote(before: string, language: Language): Correction {
	const [open, close] = locales[language].quotationMarks;
	if (opens(before)) return { back: 0, insert: open };
	return { back: trailingSpaces(before), insert: close };
}

/** Counts the ordinary spaces at the end. */
function trailingSpaces(before: string): number {
	return /[ \u00a0\u202f]?$/.exec(before)?.[0].length ?? 0;
}

function spaced(before: string, sign: string): Correction | undefined {
	if (/^[:;!?»]$/.test(sign)) return beforeHighSign(before, sign);
	if (sign === "«") return { back: 0, insert: `«${noBreak}` };
	// The space behind an opening quotation mark stands there already.
	if (/^[ \u00a0\u202f]$/.test(sign) && /«\u00a0$/.test(before)) return { back: 0, insert: "" };
	if (sign === " " && /(?:^|\s)n°$/i.test(before)) return { back: 0, insert: noBreak };
	if (/^\d$/.test(sign)) return withinNumber(before, sign);
	return undefined;
}

/** A space that does not break stands before these signs, but in times, addresses and signs in a row. */
function beforeHighSign(before: string, sign: string): Correction | undefined {
	const spaces = trailingSpaces(before);
	const words = before.slice(0, before.length - spaces);
	if (words === "" || /[\s([{]$/.test(words)) return undefined;
	if (spaces === 0 && (/[!?:;]$/.test(words) || isAddressOrTime(words, sign))) return undefined;
	return { back: spaces, insert: `${noBreak}${sign}` };
}

function isAddressOrTime(words: string, sign: string): boolean {
	const last = /\S*$/.exec(words)?.[0] ?? "";
	if (/^(https?:|www\.|mailto:)|[@/]/i.test(last)) return true;
	return sign === ":" && (/^\d{1,2}$/.test(last) || /^(https?|mailto|tel)$/i.test(last));
}

/** The third of the digits behind a space joins them to the number before it: 1 000. */
function withinNumber(before: string, sign: string): Correction | undefined {
	const digits = /(\d{1,3}) (\d{2})$/.exec(before);
	if (digits === null || /\d{4,} \d{2}$/.test(before)) return undefined;
	return { back: 3, insert: `${narrow}${digits[2]}${sign}` };
}
