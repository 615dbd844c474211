import { lift, setBlockType, toggleMark, wrapIn } from "prosemirror-commands";
import type { MarkType, Node, NodeType } from "prosemirror-model";
import { liftListItem, wrapInList } from "prosemirror-schema-list";
import type { Command, EditorState, Transaction } from "prosemirror-state";
import { articleSchema } from "../document/schema.ts";
import { isAnyNote } from "./picture-notes.ts";
import { isEmptyLine, selectedPicture, writeAt } from "./pictures.ts";

const { nodes, marks } = articleSchema;

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

function isIn(state: EditorState, type: NodeType, level?: number): boolean {
	return (
		around(state, (node) => node.type === type && (level === undefined || node.attrs.level === level)) !==
		undefined
	);
}

function isInList(state: EditorState, type: NodeType): boolean {
	return around(state, (node) => node.type.isInGroup("list"))?.node.type === type;
}

function toggleHeading(level: number): Command {
	return (state, dispatch, view) =>
		isIn(state, nodes.heading, level)
			? setBlockType(nodes.paragraph)(state, dispatch, view)
			: setBlockType(nodes.heading, { level })(state, dispatch, view);
}

/** Puts the selected paragraphs into a list of a type, takes them out, or changes their list's. */
function toggleList(type: NodeType): Command {
	return (state, dispatch, view) => {
		const list = around(state, (node) => node.type.isInGroup("list"));
		if (list === undefined) return wrapInList(type)(state, dispatch, view);
		if (list.node.type === type) return liftListItem(nodes.list_item)(state, dispatch, view);
		dispatch?.(state.tr.setNodeMarkup(list.at, type, { tight: list.node.attrs.tight }));
		return true;
	};
}

const toggleQuote: Command = (state, dispatch, view) =>
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
 * Inserts a block between blocks, or after the one around a position, or in place of an empty one
 * or a missing picture's note. @returns the position after it.
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

/** Turns a heading into a paragraph, or leaves a list, on Backspace at its beginning. */
export const backspaceAtStart: Command = (state, dispatch, view) => {
	const { $from, empty } = state.selection;
	if (!empty || $from.parentOffset > 0) return false;
	if ($from.parent.type === nodes.heading) return setBlockType(nodes.paragraph)(state, dispatch, view);
	const inItem = $from.depth > 1 && $from.node(-1).type === nodes.list_item && $from.index(-1) === 0;
	return inItem && liftListItem(nodes.list_item)(state, dispatch, view);
};

/** A tool: what it does to the selection, and whether that is done already. */
type Tool = { command: Command; isActive(state: EditorState): boolean };

function markTool(type: MarkType): Tool {
	return { command: toggleMark(type), isActive: (state) => hasMark(state, type) };
}

/** Returns whether the selection, or text typed now, has a mark. */
function hasMark({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean {
	const { $from, from, to, empty } = selection;
	if (empty) return type.isInSet(storedMarks ?? $from.marks()) !== undefined;
	return doc.rangeHasMark(from, to, type);
}

const listTool = (list: typeof nodes.bullet_list): Tool => ({
	command: toggleList(list),
	isActive: (state) => isInList(state, list),
});

const headingTool = (level: number): Tool => ({
	command: toggleHeading(level),
	isActive: (state) => isIn(state, nodes.heading, level),
});

export const tools = {
	bold: markTool(marks.strong),
	italic: markTool(marks.em),
	underline: markTool(marks.underline),
	heading: headingTool(2),
	subheading: headingTool(3),
	bullets: listTool(nodes.bullet_list),
	numbers: listTool(nodes.ordered_list),
	quote: { command: toggleQuote, isActive: (state) => isIn(state, nodes.blockquote) },
} satisfies Record<string, Tool>;

export type ToolName = keyof typeof tools;

export function activeTools(state: EditorState): ReadonlySet<string> {
	const active = Object.entries<Tool>(tools).filter(([, tool]) => tool.isActive(state));
	const names = active.map(([name]) => name);
	if (hasMark(state, marks.link)) names.push("link");
	if (selectedPicture(state) !== undefined) names.push("picture");
	return new Set(names);
}
