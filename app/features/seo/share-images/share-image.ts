import type { AccentColours, ShownLogo } from "#app/site/site-look.ts";

/** The picture of a shared link. */
export type ShareImage = {
	/** Above the title. */
	label: string;
	/** The phrase between asterisks is set in italic. */
	title: string;
	/** The site's name. */
	name: string;
	/** Pages are light, articles dark. */
	look: "page" | "article";
	accent: AccentColours;
	/** Shown in place of the name. */
	logo: ShownLogo | null;
};

const narrowSpaces = /[\u2009\u202f]/g;
const undrawable = /[^\x20-\x7e\xa0-\xffŒœ‘’“”«»‹›–—…•×]/g;

/**
 * Reduces a text to the characters of our fonts: narrow spaces become no-break ones, letters beyond
 * Latin 1 lose their accents, and the rest (emoji, other scripts) is removed.
 */
export function drawable(text: string): string {
	return text
		.replace(narrowSpaces, "\u00a0")
		.replace(undrawable, (character) => character.normalize("NFKD").replace(undrawable, ""))
		.replace(/ {2,}/g, " ")
		.trim();
}
