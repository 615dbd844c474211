import type { Node } from "prosemirror-model";
import { topBlock } from "./blocks-from-markdown.ts";
import { blockMarkdown } from "./blocks-to-markdown.ts";
import { type SourceBlock, splitMarkdown, usesReferences } from "./markdown-blocks.ts";
import { articleSchema } from "./schema.ts";

/** Remembers the blocks that were opened, so that only changed ones are written again. */
export function createStoredText() {
	const origins = new Map<string, Origin>();
	const written = new WeakMap<Node, string>();
	/** The source of the definitions that references of the text need. */
	let definitions: string[] = [];
	let tail = "";
	let blank = true;

	/** `split` is the text if it was read already. @throws NestedTooDeep. */
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

	/** Returns the Markdown of a text: unchanged blocks are as they were opened, byte for byte. */
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

/** Matches a block that depends on its indentation, and would change after another block. */
function isFragile({ block, source, gap }: SourceBlock): boolean {
	return /[ \t]$/.test(gap) || (block.type === "code" && !/^(```|~~~)/.test(source));
}

type Origin = {
	node: Node;
	/** The gap before it, by the source of the block that it followed. */
	gaps: Map<string, string>;
	/** True for a block that is unchanged only after the block that it followed. */
	fragile: boolean;
	/** The ending that it needs before another block; undefined where it must be written again. */
	closer: string | undefined;
	/** True for a block that changes when a definition of its text is gone. */
	references: boolean;
};

/** The source of the block before the first. */
const start = "";

type Sources = {
	/** Returns the source that a block was read from, while it is unchanged. */
	unchanged(node: Node): Origin | undefined;
	/** Returns the source that a block was read from, changed or not. */
	known(node: Node): Origin | undefined;
	written: WeakMap<Node, string>;
};

type Written = { node: Node; kept: boolean; text: string };

/** Returns the Markdown of blocks, with their sources and gaps where nothing was changed. */
function joinedBlocks(blocks: readonly Node[], sources: Sources): string {
	const pieces: string[] = [];
	let before: Written | undefined;
	for (const [at, node] of blocks.entries()) {
		const origin = sources.unchanged(node);
		const gap = sources.known(node)?.gaps.get(before?.node.attrs.source ?? start);
		const inPlace = origin !== undefined && gap !== undefined && before?.kept !== false;
		const source = origin && keptSource(node, origin, inPlace, at === blocks.length - 1);
		let text = source ?? writtenAnew(node, sources.written);
		if (text === "") continue;
		if (!inPlace && before !== undefined && wouldBeOneList(before, node, text)) {
			text = blockMarkdown(node, /^(-|\d+\.)/.test(before.text));
		}
		pieces.push(separator(before, gap, inPlace), text);
		before = { node, text, kept: source === text };
	}
	return pieces.join("");
}

function keptSource(node: Node, origin: Origin, inPlace: boolean, last: boolean): string | undefined {
	if (origin.fragile && !inPlace) return undefined;
	if (last) return node.attrs.source;
	return origin.closer === undefined ? undefined : node.attrs.source + origin.closer;
}

function writtenAnew(node: Node, written: WeakMap<Node, string>): string {
	const known = written.get(node);
	if (known !== undefined) return known;
	const markdown = blockMarkdown(node);
	written.set(node, markdown);
	return markdown;
}

/** Returns a gap with an empty line: the original one if that has one. */
function separator(before: Written | undefined, gap: string | undefined, inPlace: boolean): string {
	if (inPlace) return gap ?? "";
	if (before === undefined) return "";
	return gap !== undefined && /\n[ \t]*\r?\n/.test(gap) ? gap.replace(/[ \t]+$/, "") : "\n\n";
}

/** Returns whether a list would be read as a part of the one before it. */
function wouldBeOneList(before: Written, node: Node, text: string): boolean {
	const isList = before.node.type.isInGroup("list") || before.node.type.name === "kept_block";
	return isList && node.type.isInGroup("list") && markerOf(before.text) === markerOf(text);
}

function markerOf(markdown: string): string | undefined {
	return /^\d*([-*+.)])(?:\s|$)/.exec(markdown)?.[1];
}
