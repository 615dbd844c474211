import type { Definition, Root, RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { visit } from "unist-util-visit";
import { checkNesting } from "#app/features/articles/rendering/nesting.ts";
import type { Reading } from "./blocks-from-markdown.ts";

/** A block of a text: its Markdown, and the gap before it. */
export type SourceBlock = { block: RootContent; source: string; gap: string };

/**
 * A text split into blocks: gaps, sources and tail are the text, byte for byte. `closer` is the
 * ending that the last one needs before another; undefined where it must be written again.
 */
export type SplitMarkdown = {
	blocks: SourceBlock[];
	tail: string;
	reading: Reading;
	closer: string | undefined;
};

/** Splits a text into blocks, long ones in a worker: it can take minutes. @throws NestedTooDeep. */
export function splitMarkdown(markdown: string): SplitMarkdown {
	// The parser skips a byte order mark, and counts from behind it.
	const skipped = markdown.startsWith("\uFEFF") ? 1 : 0;
	const text = markdown.slice(skipped);
	const tree = fromMarkdown(text);
	checkNesting(tree);
	const blocks: SourceBlock[] = [];
	let end = 0;
	for (const block of tree.children) {
		const from = block.position?.start.offset ?? end;
		const to = block.position?.end.offset ?? from;
		blocks.push({ block, source: text.slice(from, to), gap: text.slice(end, from) });
		end = to;
	}
	const [first] = blocks;
	const last = blocks.at(-1);
	const tail = text.slice(end);
	const mark = markdown.slice(0, skipped);
	if (first !== undefined) first.gap = mark + first.gap;
	return {
		blocks,
		tail: first === undefined ? markdown : tail,
		reading: { markdown: text, definitions: definitionsOf(tree) },
		closer: last === undefined ? "" : closerOf(last.block, last.source),
	};
}

/** Collects the targets of references: the first of a name counts. */
function definitionsOf(tree: Root): Map<string, Definition> {
	const found = new Map<string, Definition>();
	visit(tree, "definition", (definition) => {
		if (!found.has(definition.identifier)) found.set(definition.identifier, definition);
	});
	return found;
}

/** Returns whether a block would change without the definitions of its text. */
export function usesReferences(block: RootContent): boolean {
	let found = false;
	visit(block, ["linkReference", "imageReference"], () => {
		found = true;
	});
	return found;
}

/** The endings of blocks that go on to the end of their text, such as an unclosed comment. */
const closers = ["-->", "?>", "]]>", ">", "</script>", "</pre>", "</style>", "</textarea>"];

/** Returns the ending that a last block needs; undefined where it must be written again. */
function closerOf({ type }: RootContent, source: string): string | undefined {
	const ends = (closer: string) => fromMarkdown(`${source}${closer}\n\nx`).children.length > 1;
	if (ends("")) return "";
	return type === "html" ? closers.find(ends) : undefined;
}
