import type { Node } from "prosemirror-model";
import { blockMarkdown } from "./blocks-to-markdown.ts";

/** The origin of a block that was read from stored Markdown. */
export type Origin = {
	node: Node;
	/** The gap before it, by the source of the block that it followed. */
	gaps: Map<string, string>;
	/** True for a block that is unchanged only after the block that it followed. */
	fragile: boolean;
	/**
	 * The ending that it needs before another block can follow; undefined where it must be written
	 * again.
	 */
	closer: string | undefined;
	/** True for a block that changes when a definition of its text is gone. */
	references: boolean;
};

/** The source of the block before the first. */
export const start = "";

type Sources = {
	/** Returns the source that a block was read from, while it is unchanged. */
	unchanged(node: Node): Origin | undefined;
	/** Returns the source that a block was read from, changed or not. */
	known(node: Node): Origin | undefined;
	/** The Markdown of changed blocks. */
	written: WeakMap<Node, string>;
};

type Written = { node: Node; kept: boolean; text: string };

/** Returns the Markdown of blocks, with their sources and gaps where nothing was changed. */
export function joinedBlocks(blocks: readonly Node[], sources: Sources): string {
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
