import { wellFormed } from "./well-formed.ts";

/** Characters that set the direction of a text or have no width: invisible in a form. */
const unseen = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Returns a text as one line of visible characters, without space around it. */
export function oneLine(text: string): string {
	return wellFormed(text)
		.replace(unseen, "")
		.replace(/[\p{Cc}\s]+/gu, " ")
		.trim();
}
