import type { Node } from "prosemirror-model";
import { describe, expect, it } from "vitest";
import { articleSchema } from "./schema.ts";
import { createStoredText } from "./stored-text.ts";

const { nodes } = articleSchema;
const picture = `/media/${"a".repeat(64)}-1600.webp`;

/** Opens a text, puts other blocks in place of its own, and writes it. */
function edited(markdown: string, edit: (blocks: readonly Node[]) => Node[]): string {
	const text = createStoredText();
	const opened = text.open(markdown);
	return text.write(opened.type.create(null, edit(opened.children)));
}

const paragraph = (words: string) => nodes.paragraph.create(null, articleSchema.text(words));
const append = (words: string) => (blocks: readonly Node[]) => [...blocks, paragraph(words)];
const without = (at: number) => (blocks: readonly Node[]) => blocks.toSpliced(at, 1);

/** Returns a block's Markdown after a word is typed at its end. */
const typed = (block: Node, words: string) => block.copy(block.content.append(paragraph(words).content));
const typedInto = (at: number, words: string) => (blocks: readonly Node[]) =>
	blocks.map((block, index) => (index === at ? typed(block, words) : block));

/** Returns every block written anew. */
function anew(markdown: string): string {
	return edited(markdown, (blocks) =>
		blocks.map(({ type, attrs, content }) => type.create({ ...attrs, source: null }, content)),
	);
}

describe("a stored text", () => {
	it.each([
		["", "New"],
		["\n\n", "New"],
		["One", "One\n\nNew"],
		["One\n", "One\n\nNew\n"],
		["One\r\n\r\nTwo\r\n", "One\r\n\r\nTwo\n\nNew\r\n"],
		["* a\n+ b\n\n\n\n    code", "* a\n+ b\n\n\n\n    code\n\nNew"],
		["<!-- open", "<!-- open-->\n\nNew"],
		["```\nopen", "```\nopen\n```\n\nNew"],
		["<div>\n\n_kept_", "<div>\n\n_kept_\n\nNew"],
	])("opened as %j and edited is %j", (markdown, expected) => {
		expect(edited(markdown, append("New"))).toBe(expected);
	});

	it.each([
		["Setext\n===\n_One_\nline\n\n* star", 1, "Setext\n===\n\n*One* lineX\n\n* star"],
		["_One_\n\n\n\nTwo __three__\n\n***\n", 0, "*One*X\n\n\n\nTwo __three__\n\n***\n"],
		["[x]\n\n[y]\n\n[x]: /a", 0, "[x](/a)X\n\n[y]\n\n[x]: /a"],
	])("changes %j in one block alone", (markdown, at, expected) => {
		expect(edited(markdown, typedInto(at, "X"))).toBe(expected);
	});

	it.each([
		["One\n\nTwo\n\nThree", 1, "One\n\nThree"],
		["- a\n\nTwo\n\n- b", 1, "- a\n\n* b"],
		["1. a\n\nTwo\n\n1. b", 1, "1. a\n\n1) b"],
		["Two\n\n    code", 0, "```\ncode\n```"],
		["[x]\n\n[x]: /a", 1, "[x](/a)"],
		["One", 0, ""],
	])("leaves %j as it is but for the block that is deleted", (markdown, at, expected) => {
		expect(edited(markdown, without(at))).toBe(expected);
	});

	it.each([
		["**a *b* c** <u>d</u> `e`", "**a *b* c** <u>d</u> `e`"],
		["a  \nb\\\nc", "a\\\nb\\\nc"],
		[`![A boat](${picture} "Off Tamarin")`, `![A boat](${picture} "Off Tamarin")`],
		[`![](${picture}#decorative)`, `![](${picture}#decorative)`],
		[`![A](${picture}#width=small,decorative "B")`, `![A](${picture}#decorative,width=small "B")`],
		["1. a\n2. b\n   - c\n\n     d", "1. a\n2. b\n   - c\n\n     d"],
		["> a\n>\n> > b", "> a\n>\n> > b"],
		["a <b>b</b> ![x](https://a.example/x.png)", "a <b>b</b> ![x](https://a.example/x.png)"],
		["# One\n\n###### Six", "# One\n\n###### Six"],
		["a</u> b</u> c <u>", "a</u> b</u> c <u>"],
		["1986\\. A year * and a_b # <c", "1986\\. A year \\* and a_b # \\<c"],
	])("rewrites %j as %j", (markdown, expected) => {
		expect(anew(markdown)).toBe(expected);
	});

	it.each([
		["| a | b |\n| - | - |\n| 1 | 2 |", "kept_block"],
		["[^1]: A footnote with words", "kept_block"],
		["<table><tr><td>a</td></tr></table>", "kept_block"],
		["[x]: /a", "kept_block"],
		["> [x]: /a", "kept_block"],
		[`![A boat](${picture})`, "picture"],
		[`![](${picture}#decorative,width=medium)`, "picture"],
		[`![](${picture}#elsewhere)`, "paragraph"],
	])("holds %j as a block of the kind %s", (markdown, kind) => {
		expect(createStoredText().open(markdown).firstChild?.type.name).toBe(kind);
	});
});
