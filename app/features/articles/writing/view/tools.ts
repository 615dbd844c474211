import { toggleMark } from "prosemirror-commands";
import type { MarkType } from "prosemirror-model";
import type { Command, EditorState } from "prosemirror-state";
import { articleSchema } from "../document/schema.ts";
import { isIn, isInList, toggleHeading, toggleList, toggleQuote } from "./block-commands.ts";
import { selectedPicture } from "./pictures.ts";

/** A tool: what it does to the selection, and whether that is done already. */
type Tool = { command: Command; isActive(state: EditorState): boolean };

const { nodes, marks } = articleSchema;

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

/** The tools of the toolbar by their names. */
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

/** Returns the names of the tools that are active at the selection. */
export function activeTools(state: EditorState): ReadonlySet<string> {
	const active = Object.entries<Tool>(tools).filter(([, tool]) => tool.isActive(state));
	const names = active.map(([name]) => name);
	if (hasMark(state, marks.link)) names.push("link");
	if (selectedPicture(state) !== undefined) names.push("picture");
	return new Set(names);
}
