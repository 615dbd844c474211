import type { DefaultLanguage, OtherLanguage } from "#app/site/site-config.ts";

/** Increase it whenever rendering changes: stored HTML is then rendered again in the background. */
export const rendererVersion = 4;

/** A rendered text, as it is made once for each save. */
export type RenderedText = {
	html: string;
	/** The text, folded for searches. */
	folded: string;
	words: number;
	readingMinutes: number;
};

/** The rendered text of every language; null for one without a text. */
export type RenderedTexts = Record<DefaultLanguage, RenderedText> &
	Record<OtherLanguage, RenderedText | null>;

/** Why a text cannot be rendered: nesting, or time and memory. `line` counts from 1. */
export type TextError = { reason: "nested" | "complex"; line: number | undefined };

/** Returns a text that cannot be rendered as plain paragraphs. */
export function plainHtml(markdown: string): string {
	const escaped = markdown.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
	return escaped
		.split(/\n{2,}/)
		.map((paragraph) => `<p>${paragraph.trim()}</p>`)
		.join("\n");
}
