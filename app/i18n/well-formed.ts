/**
 * A text whose halves of surrogate pairs that stand alone are U+FFFD: what
 * `String.prototype.toWellFormed` answers, which Safari has from 16.4 on. No database column,
 * address or file may hold such a half.
 */
export function wellFormed(text: string): string {
	return text.replace(/\p{Surrogate}/gu, "\u{FFFD}");
}
