import { lift, setBlockType, wrapIn } from "prosemirror-commands";
import type { Node, NodeType } from "prosemirror-model";
import { liftListItem, wrapInList } from "prosemirror-schema-list";
import type { Command, EditorState, Transaction } from "prosemirror-state";
import { articleSchema } from "../document/schema.ts";
import { isAnyNote } from "./picture-notes.ts";
import { isEmptyLine, writeAt } from "./pictures.ts";

const { nodes } = articleSchema;

/** Finds the innermost node around the selection that matches, and its position. */
function around(
	state: EditorState,
	matches: (node: Node) => boolean,
): { node: Node; at: number } | undefined {
	const { $from, to } = state.selection;
	for (let depth = $from.depth; depth > 0; depth -= 1) {
		const node = $from.node(depth);
		if (matches(node) && to <= $from.end(depth)) return { node, at: $from.before(depth) };
	}
	return undefined;
}

export function isIn(state: EditorState, type: NodeType, level?: number): boolean {
	return (
		around(state, (node) => node.type === type && (level === undefined || node.attrs.level === level)) !==
		undefined
	);
}

export function isInList(state: EditorState, type: NodeType): boolean {
	return around(state, (node) => node.type.isInGroup("list"))?.node.type === type;
}

/** Turns the selected paragraphs into headings, or headings into paragraphs. */
export function toggleHeading(level: number): Command {
	return (state, dispatch, view) =>
		isIn(state, nodes.heading, level)
			? setBlockType(nodes.paragraph)(state, dispatch, view)
			: setBlockType(nodes.heading, { level })(state, dispatch, view);
}

/** Puts the selected paragraphs into a list of a type, takes them out, or changes their list's. */
export function toggleList(type: NodeType): Command {
	return (state, dispatch, view) => {
		const list = around(state, (node) => node.type.isInGroup("list"));
		if (list === undefined) return wrapInList(type)(state, dispatch, view);
		if (list.node.type === type) return liftListItem(nodes.list_item)(state, dispatch, view);
		dispatch?.(state.tr.setNodeMarkup(list.at, type, { tight: list.node.attrs.tight }));
		return true;
	};
}

/** Puts the selected paragraphs into a quote, or takes them out. */
export const toggleQuote: Command = (state, dispatch, view) =>
	isIn(state, nodes.blockquote)
		? lift(state, dispatch, view)
		: wrapIn(nodes.blockquote)(state, dispatch, view);

/** Inserts a block after the one with the caret, or in place of it if it is empty. */
export function insertBlock(block: Node): Command {
	return ({ tr, selection }, dispatch) => {
		const behind = placeBlock(tr, selection.to, block);
		if (block.type === nodes.picture) writeAt(tr, behind, isEmptyLine);
		dispatch?.(tr.scrollIntoView());
		return true;
	};
}

/**
 * Inserts a block at a position: between the blocks there, or after the one around it. Replaces an
 * empty block or, with a picture, a note of a missing one.
 * @returns the position after it.
 */
export function placeBlock(tr: Transaction, at: number, block: Node): number {
	const $at = tr.doc.resolve(at);
	const { parent } = $at;
	if (!parent.isTextblock && parent.canReplaceWith($at.index(), $at.index(), block.type)) {
		tr.insert(at, block);
		return at + block.nodeSize;
	}
	if (block.type === nodes.picture && isAnyNote(parent)) {
		tr.replaceWith($at.before(), $at.after(), block);
		return $at.before() + block.nodeSize;
	}
	const isEmpty = $at.depth === 1 && parent.isTextblock && parent.content.size === 0;
	const from = isEmpty ? $at.before(1) : $at.after(1);
	tr.replaceWith(from, $at.after(1), block);
	return from + block.nodeSize;
}

/**
 * Backspace at the beginning of a heading turns it into a paragraph, and of a list item leaves the
 * list.
 */
export const backspaceAtStart: Command = (state, dispatch, view) => {
	const { $from, empty } = state.selection;
	if (!empty || $from.parentOffset > 0) return false;
	if ($from.parent.type === nodes.heading) return setBlockType(nodes.paragraph)(state, dispatch, view);
	const inItem = $from.depth > 1 && $from.node(-1).type === nodes.list_item && $from.index(-1) === 0;
	return inItem && liftListItem(nodes.list_item)(state, dispatch, view);
};
