import { withoutMarks, withoutTags } from "#app/content/plain-text.ts";

/** Characters that search results show of a description. */
const shown = 160;
/** Of a long text the beginning is enough. */
const read = 4_000;

/** Marks at the beginning of a line: quotes, bullets, numbers. */
const lineMarks = /^(?:>\s?|[-*+]\s+|\d+[.)]\s+)+/;

/** How a text begins, as one line without marks and headings, cut between two words. */
export function openingOf(markdown: string): string {
	const lines = withoutTags(withoutMarks(markdown.slice(0, read)))
		.split("\n")
		.map((line) => line.trim())
		.filter((line) => !line.startsWith("#"))
		.map((line) => line.replace(lineMarks, ""));
	const text = lines.join(" ").replace(/\s+/g, " ").trim();
	if (text.length <= shown) return text;
	const cut = text.slice(0, shown);
	const end = cut.lastIndexOf(" ");
	return `${end < shown / 2 ? cut : cut.slice(0, end)}…`;
}
