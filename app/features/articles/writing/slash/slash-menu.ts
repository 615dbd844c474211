import { type EditorState, Plugin, PluginKey } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { foldForSearch } from "#app/i18n/reading/fold.ts";
import { articleSchema } from "../document/schema.ts";
import type { SlashCommand } from "./slash-commands.ts";

/** The line that begins with a slash: where it stands, and what is typed behind the slash. */
type SlashLine = { from: number; to: number; query: string };

/** The commands that a line with a slash offers; none where nothing fits what was typed. */
export type SlashMenu = SlashLine & { commands: readonly SlashCommand[]; active: number };

type Options = {
	/** The list that shows the menu; its options are known by `optionId`. */
	listId: string;
	commands(): readonly SlashCommand[];
	/** The slash and what was typed behind it are gone by then. */
	onChoose(command: SlashCommand): void;
};

const key = new PluginKey<SlashMenu | undefined>("slash-menu");

/** The longest that a command is called. */
const longestQuery = 30;

/** The menu that is open, if one is. */
export function slashMenuOf(state: EditorState): SlashMenu | undefined {
	const menu = key.getState(state);
	return menu === undefined || menu.commands.length === 0 ? undefined : menu;
}

/** The id of a command in the list that shows it. */
export const optionId = (listId: string, { name }: SlashCommand) => `${listId}-${name}`;

/** A slash typed at the beginning of an empty line opens a menu of what could stand there. */
export function slashMenu({ listId, commands, onChoose }: Options): Plugin<SlashMenu | undefined> {
	return new Plugin<SlashMenu | undefined>({
		key,
		state: {
			init: () => undefined,
			apply(transaction, before, _old, state) {
				const asked: { active: number } | "close" | undefined = transaction.getMeta(key);
				const line = slashLine(state);
				if (line === undefined || asked === "close") return undefined;
				// A slash that was stored, or that the menu was closed on, is a slash.
				const opens = transaction.docChanged && line.query === "" && !transaction.getMeta("shown");
				if (before === undefined && !opens) return undefined;
				if (before !== undefined && asked !== undefined) return { ...before, active: asked.active };
				if (before?.from === line.from && before.query === line.query) return before;
				return { ...line, commands: matching(commands(), line.query), active: 0 };
			},
		},
		props: {
			handleKeyDown(view, event) {
				const menu = slashMenuOf(view.state);
				if (menu === undefined || event.isComposing || event.ctrlKey || event.metaKey || event.altKey)
					return false;
				return pressed(view, menu, event.key, onChoose);
			},
			handleDOMEvents: {
				blur: (view) => {
					if (key.getState(view.state) !== undefined) closeSlashMenu(view);
				},
			},
			attributes(state): Record<string, string> {
				const menu = slashMenuOf(state);
				const active = menu?.commands[menu.active];
				if (active === undefined) return {};
				return {
					"aria-haspopup": "listbox",
					"aria-autocomplete": "list",
					"aria-controls": listId,
					"aria-activedescendant": optionId(listId, active),
				};
			},
		},
	});
}

function pressed(
	view: EditorView,
	menu: SlashMenu,
	pressedKey: string,
	onChoose: Options["onChoose"],
): boolean {
	const { commands, active } = menu;
	const step = pressedKey === "ArrowDown" ? 1 : pressedKey === "ArrowUp" ? commands.length - 1 : 0;
	const command = commands[active];
	if (step > 0) view.dispatch(view.state.tr.setMeta(key, { active: (active + step) % commands.length }));
	else if (pressedKey === "Escape") closeSlashMenu(view);
	else if (command !== undefined && (pressedKey === "Enter" || pressedKey === "Tab"))
		chooseCommand(view, command, onChoose);
	else return false;
	return true;
}

/** Does what a command says in place of the line that asked for it. */
export function chooseCommand(view: EditorView, command: SlashCommand, onChoose: Options["onChoose"]): void {
	const menu = slashMenuOf(view.state);
	if (menu === undefined) return;
	view.dispatch(view.state.tr.delete(menu.from, menu.to));
	onChoose(command);
}

function closeSlashMenu(view: EditorView): void {
	view.dispatch(view.state.tr.setMeta(key, "close"));
}

/**
 * The line that the caret stands at the end of, where it holds a slash and a word at most. None within
 * a list or a quote: a divider cannot stand there, and a quote would be taken away.
 */
function slashLine({ selection }: EditorState): SlashLine | undefined {
	const { $from, empty } = selection;
	const { parent, parentOffset, depth } = $from;
	if (!empty || depth !== 1) return undefined;
	if (parent.type !== articleSchema.nodes.paragraph || parent.childCount !== 1) return undefined;
	const text = parent.textContent;
	if (parentOffset !== parent.content.size || parentOffset !== text.length) return undefined;
	if (text.length > longestQuery || !/^\/(?!\s)/.test(text)) return undefined;
	return { from: $from.start(), to: $from.end(), query: text.slice(1) };
}

function matching(commands: readonly SlashCommand[], query: string): SlashCommand[] {
	const wanted = foldForSearch(query);
	return commands.filter(({ name, label }) => foldForSearch(`${label} ${name}`).includes(wanted));
}
