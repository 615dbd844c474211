import type { AccentColours, ShownLogo } from "#app/site/site-look.ts";

/** What the picture of a shared link says. */
export type ShareImage = {
	/** A few words above the title. */
	label: string;
	/** The phrase between asterisks is set in italic. */
	title: string;
	/** Whose site it is. */
	name: string;
	/** Pages are light, articles dark, so that a reader knows what a link leads to. */
	look: "page" | "article";
	accent: AccentColours;
	/** Shown in place of the name; null: the name. */
	logo: ShownLogo | null;
};

const narrowSpaces = /[\u2009\u202f]/g;
const undrawable = /[^\x20-\x7e\xa0-\xffŒœ‘’“”«»‹›–—…•×]/g;

/**
 * Text in the characters that our faces draw: narrow spaces become no-break ones, letters with
 * marks beyond Latin 1 lose them, and the rest (emoji, other scripts) is left out.
 */
export function drawable(text: string): string {
	return text
		.replace(narrowSpaces, "\u00a0")
		.replace(undrawable, (character) => character.normalize("NFKD").replace(undrawable, ""))
		.replace(/ {2,}/g, " ")
		.trim();
}
