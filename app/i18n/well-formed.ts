/**
 * Replaces lone halves of surrogate pairs by U+FFFD, as `String.prototype.toWellFormed` does, which
 * Safari has from 16.4 on. No database column, address or file may hold such a half.
 */
export function wellFormed(text: string): string {
	return text.replace(/\p{Surrogate}/gu, "\u{FFFD}");
}
