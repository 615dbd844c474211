import type { DefaultLanguage, OtherLanguage } from "#app/site/site-config.ts";

/**
 * Moves whenever the HTML of a text becomes another: what is stored is then made again in the
 * background.
 */
export const rendererVersion = 4;

/** What is worked out of a text once, when it is saved. */
export type RenderedText = {
	html: string;
	/** The text as searches compare it. */
	folded: string;
	words: number;
	readingMinutes: number;
};

/** The same of every language of an article; null of one in which there is no text. */
export type RenderedTexts = Record<DefaultLanguage, RenderedText> &
	Record<OtherLanguage, RenderedText | null>;

/**
 * Why a text cannot be rendered: marks within marks, or too much time or memory. `line` counts from
 * 1.
 */
export type TextFault = { reason: "nested" | "complex"; line: number | undefined };

/** A text as plain paragraphs, for one that cannot be rendered. */
export function plainHtml(markdown: string): string {
	const escaped = markdown.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
	return escaped
		.split(/\n{2,}/)
		.map((paragraph) => `<p>${paragraph.trim()}</p>`)
		.join("\n");
}
