import { baseKeymap, chainCommands, exitCode } from "prosemirror-commands";
import { redo, undo } from "prosemirror-history";
import { undoInputRule } from "prosemirror-inputrules";
import { keydownHandler, keymap } from "prosemirror-keymap";
import { liftListItem, sinkListItem, splitListItem } from "prosemirror-schema-list";
import { type Command, Plugin } from "prosemirror-state";
import { articleSchema } from "../document/schema.ts";
import { backspaceAtStart } from "./block-commands.ts";

const { nodes } = articleSchema;

const insertBreak: Command = ({ tr, selection }, dispatch) => {
	if (!selection.$from.parent.inlineContent) return false;
	dispatch?.(tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
	return true;
};

const breakLine = chainCommands(exitCode, insertBreak);
const undoLast = chainCommands(undoInputRule, undo);

/** The keys of every text; those of the tools are the toolbar's. */
export function editingKeys(): Plugin[] {
	return [
		keymap({
			"Mod-z": undoLast,
			"Mod-y": redo,
			"Shift-Mod-z": redo,
			Enter: splitListItem(nodes.list_item),
			"Shift-Enter": breakLine,
			Backspace: chainCommands(undoInputRule, backspaceAtStart),
		}),
		listTabs(),
		keymap(baseKeymap),
	];
}

/**
 * Nests a list item on Tab, and lifts it on Shift+Tab. After Escape they leave the text, as outside
 * of lists.
 */
function listTabs(): Plugin {
	const nest = keydownHandler({
		Tab: sinkListItem(nodes.list_item),
		"Shift-Tab": liftListItem(nodes.list_item),
	});
	let isLeaving = false;
	return new Plugin({
		props: {
			handleKeyDown(view, event) {
				const leaves = isLeaving && event.key === "Tab";
				isLeaving = event.key === "Escape" || (isLeaving && event.key === "Shift");
				return !leaves && nest(view, event);
			},
		},
	});
}
