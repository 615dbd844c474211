import { foldAccents } from "#app/i18n/slug.ts";
import { wellFormed } from "#app/i18n/well-formed.ts";

/**
 * Folds text for comparing: without accents, in lower case, with typewriter apostrophes, quotes and
 * dashes, and single spaces, so that readers find it however it was typeset.
 */
export function foldForSearch(text: string): string {
	return foldAccents(wellFormed(text))
		.replace(/[‘’ʼ]/g, "'")
		.replace(/[“”«»]/g, '"')
		.replace(/[‐‒–—]/g, "-")
		.replace(/\p{Cf}/gu, "")
		.replace(/[\s\p{Cc}]+/gu, " ")
		.trim();
}
