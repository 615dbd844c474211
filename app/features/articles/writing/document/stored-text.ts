import type { Node } from "prosemirror-model";
import { topBlock } from "./blocks-from-markdown.ts";
import { type SourceBlock, type SplitMarkdown, splitMarkdown, usesReferences } from "./markdown-blocks.ts";
import { articleSchema } from "./schema.ts";
import { joinedBlocks, type Origin, start } from "./written-blocks.ts";

/** A Markdown text that is opened and edited in the editor, and written again. */
export type StoredText = {
	/**
	 * `split` is the text if it was read already.
	 * @throws NestedTooDeep for nesting that cannot be shown.
	 */
	open(markdown: string, split?: SplitMarkdown): Node;
	/** Returns the Markdown of a text: unchanged blocks are as they were opened, byte for byte. */
	write(doc: Node): string;
};

/** Remembers the blocks that were opened, so that only changed ones are written again. */
export function createStoredText(): StoredText {
	const origins = new Map<string, Origin>();
	const written = new WeakMap<Node, string>();
	/** The source of the definitions that references of the text need. */
	let definitions: string[] = [];
	let tail = "";
	let blank = true;

	function open(markdown: string, split = splitMarkdown(markdown)): Node {
		const { blocks, reading } = split;
		tail = split.tail;
		blank = blocks.length === 0;
		definitions = blocks.filter(({ block }) => block.type === "definition").map(({ source }) => source);
		let previous = start;
		const nodes = blocks.map((part, at) => {
			const node = topBlock(part.block, part.source, reading);
			const closer = at === blocks.length - 1 ? split.closer : "";
			const gaps = origins.get(part.source)?.gaps ?? new Map<string, string>();
			gaps.set(previous, part.gap);
			const references = usesReferences(part.block);
			origins.set(part.source, { node, gaps, closer, references, fragile: isFragile(part) });
			previous = part.source;
			return node;
		});
		return articleSchema.node("doc", null, blank ? [articleSchema.node("paragraph")] : nodes);
	}

	/** Returns the source that a block was read from, while it is unchanged. */
	function unchanged(node: Node, hasDefinitions: boolean): Origin | undefined {
		const origin = origins.get(node.attrs.source ?? start);
		if (origin === undefined || (origin.references && !hasDefinitions)) return undefined;
		return origin.node.eq(node) ? origin : undefined;
	}

	function write(doc: Node): string {
		const sources = new Set(doc.children.map(({ attrs }) => attrs.source));
		const hasDefinitions = definitions.every((source) => sources.has(source));
		const markdown = joinedBlocks(doc.children, {
			unchanged: (node) => unchanged(node, hasDefinitions),
			known: (node) => origins.get(node.attrs.source ?? start),
			written,
		});
		return (markdown === "") === blank ? markdown + tail : markdown;
	}

	return { open, write };
}

/**
 * Matches a block that depends on its indentation: after another block it would be something else.
 */
function isFragile({ block, source, gap }: SourceBlock): boolean {
	return /[ \t]$/.test(gap) || (block.type === "code" && !/^(```|~~~)/.test(source));
}
