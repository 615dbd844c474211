import rehypeParse from "rehype-parse";
import { unified } from "unified";
import { wordsOf } from "./elements.ts";

const parser = unified().use(rehypeParse, { fragment: true });
/** A title or an excerpt is far shorter: what is longer is no text of one line. */
const maxCharacters = 20_000;

/** Returns the words of a line that may be written as HTML: without tags, with the signs that entities stand for. */
export function plainText(written: string): string {
	const text = written.slice(0, maxCharacters);
	const words = /[<&]/.test(text) ? wordsOf(parser.parse(text)) : text;
	return words.replace(/\s+/g, " ").trim();
}
