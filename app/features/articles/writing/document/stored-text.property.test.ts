import fc from "fast-check";
import type { Node } from "prosemirror-model";
import { describe, expect, it } from "vitest";
import { isLong } from "#platform/testing/long-tests.ts";
import { createStoredText } from "./stored-text.ts";

const picture = `/media/${"a".repeat(64)}-1600.webp`;

/** Pieces of Markdown, of HTML and of what other programs write, to be put together in any order. */
const piece = fc.constantFrom(
	...'# |## |> |- |* |+ |1. |2) |    |\t|  |**|*|_|__|`|```|~~~|***|---|===|[x]|[x]: /a|[^1]|[^1]: a|<u>|</u>|<b>|</b>|<div>|</div>|<!--|-->|<br>|<script>|\\|a | b|- | -|word|été « à »|1986.|&amp;|&copy;|https://a.example|<https://a.example>|[in](/blog)|[a](b "c")|!|.'.split(
		"|",
	),
	`\n\n![A boat](${picture})\n\n`,
	`\n\n![A boat](${picture} "By Ann")\n\n`,
	`\n\n![](${picture}#width=small,decorative)\n\n`,
	"\n",
	"\n\n",
	"  \n",
	"\r\n",
	"\u0000",
	"\u00a0",
	"<img src=x onerror=1>",
	"<svg/onload=1>",
	"[x](javascript:1)",
	"<?xml-stylesheet href=x?>",
	"<![CDATA[><img src=x>]]>",
	"<noscript><p title='</noscript>'>",
	"<form><math><mtext></form>",
);
const text = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(""));

/** A block whose source is forgotten: it is written anew. */
const anew = (block: Node): Node => block.type.create({ ...block.attrs, source: null }, block.content);

/** Returns every sign but spaces, with the marks on it and the blocks around it. */
function signs(node: Node, around = ""): string[] {
	if (node.isText) {
		const marks = node.marks.map(({ type, attrs }) => `${type.name}${attrs.href ?? ""}`).join();
		return [...(node.text ?? "").replace(/\s/g, "")].map((sign) => `${around} ${sign} ${marks}`);
	}
	const { source: _, tight: __, ...attrs } = node.attrs;
	// What is kept stands for itself: alone in a line of its own it is a block.
	const place = attrs.markdown === undefined ? around : "";
	if (node.isLeaf && node.type.name !== "hard_break")
		return [`${place} ${JSON.stringify(attrs).replace(/\\[nr]/g, "")}`];
	return node.children.flatMap((child) =>
		signs(child, `${around}>${node.type.name}${JSON.stringify(attrs)}`),
	);
}

describe("any text", () => {
	it("is written as it was opened, byte for byte", () => {
		fc.assert(
			fc.property(
				fc.oneof(
					text,
					text.map((words) => `\uFEFF${words}`),
					fc.string({ unit: "binary", maxLength: 200 }),
				),
				(markdown) => {
					const stored = createStoredText();
					expect(stored.write(stored.open(markdown))).toBe(markdown);
				},
			),
			{ numRuns: isLong ? 5_000 : 250 },
		);
	});

	it("says the same when every block is written again", () => {
		// What is kept is written as it stands: what it is beside other words may be another thing.
		const shown = text.filter((markdown) => !/<(?!\/?u>|https)|\[\^|\]: /.test(markdown));
		fc.assert(
			fc.property(shown, (markdown) => {
				const stored = createStoredText();
				const opened = stored.open(markdown);
				const written = stored.write(opened.type.create(null, opened.children.map(anew)));
				expect(signs(createStoredText().open(written))).toEqual(signs(opened));
			}),
			{ numRuns: isLong ? 5_000 : 250 },
		);
	});
});
