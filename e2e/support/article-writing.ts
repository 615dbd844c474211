import { writeFile } from "node:fs/promises";
import { test } from "@playwright/test";
import type { Block } from "#server/testing/clipboard/documents.ts";
import { word } from "#server/testing/clipboard/office-programs.ts";
import { button, field, type Hand } from "./hand.ts";
import { newPicture } from "./sample-pictures.ts";

/** The text as Word holds it. */
const copied: Block[] = [
	{ kind: "heading", level: 2, text: "L’été à Tamarin" },
	{ kind: "paragraph", runs: [{ text: "Venez " }, { text: "lentement", bold: true }, { text: "." }] },
	{
		kind: "list",
		ordered: false,
		points: [{ runs: [{ text: "une lampe" }] }, { runs: [{ text: "du thé" }] }],
	},
	{ kind: "paragraph", runs: [{ text: "À bientôt." }] },
];
const pasted = ["h2 L’été à Tamarin", "strong lentement", "li une lampe", "li du thé"];
const formatted = [...pasted, "blockquote À bientôt."];
const description = "Une lampe au bord du lagon";
const caption = "Tamarin, le soir";

/** The formatted parts of the French text, in order. */
export const writtenInFrench = [...formatted, `img ${description}`, `figcaption ${caption}`];

/** An expression that returns the formatted parts of a part of a page. */
export const saysIn = (selector: string, page = "document") =>
	`[...${page}.querySelectorAll("${selector} :is(h2, strong, li, blockquote, img[src], figcaption)")].map((part) => part.localName + " " + (part.alt ?? part.textContent).trim())`;

/**
 * Writes the text of a French article: out of Word, with a picture of its own within it. All of it
 * is taken back and done again, step by step.
 */
export async function writeInFrench(hand: Hand): Promise<void> {
	const editor = ".writing [lang=fr]";
	const texts = `[role=tabpanel]:has(${editor})`;
	const says = (...words: string[]) => hand.expects(saysIn(editor), words);
	await copyFromWord(hand);
	await hand.focus(field("Article Content"));
	await hand.press("Control+v");
	await says(...pasted);
	// The caret stands in the last line, which needs no selection: one that follows so soon is not
	// heard.
	await hand.click(button("Quote", texts));
	await says(...formatted);
	const file = test.info().outputPath("picture.png");
	await writeFile(file, (await newPicture()).buffer);
	await hand.chooseFile(button("Insert an image", texts), file);
	// Nobody has described it yet: the words are asked for at once, and saved with the image.
	await hand.fill(field("Description in French"), description);
	await hand.fill(field("Description in English"), "A lamp by the lagoon");
	await hand.fill(field("Caption"), caption);
	await hand.lookAround();
	await hand.click(button("Done"));

	const placed = [...formatted, "img "];
	const done = [[], pasted, formatted, placed, [...placed, `figcaption ${caption}`]];
	await says(...(done.at(-1) ?? []));
	await hand.select({ kind: "picture", name: "", within: editor });
	for (const before of done.slice(0, -1).toReversed()) {
		await hand.press("Control+z");
		await says(...before);
	}
	for (const after of done.slice(1)) {
		await hand.press("Control+Shift+z");
		await says(...after);
	}
}

/** Puts Word's HTML into the clipboard in place of what the focused field copies. */
async function copyFromWord(hand: Hand): Promise<void> {
	const formats = { "text/html": word.html(copied), "text/plain": "out of Word" };
	await hand.evaluate(`document.addEventListener("copy", (event) => {
		event.preventDefault();
		for (const [type, data] of Object.entries(${JSON.stringify(formats)}))
			event.clipboardData.setData(type, data);
	}, { once: true, capture: true })`);
	await hand.press("Control+a");
	await hand.press("Control+c");
}
