import { type Command, type EditorState, Plugin, PluginKey } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { foldForSearch } from "#app/i18n/reading/fold.ts";
import { articleSchema } from "../document/schema.ts";
import { insertBlock, type ToolName, tools } from "../view/commands.ts";

/** The commands of the menu on an empty line, in order, with the names of tools that do the same. */
export const slashLabels = {
	heading: "editor.heading",
	subheading: "editor.subheading",
	bullets: "editor.bullets",
	numbers: "editor.numbers",
	quote: "editor.quote",
	divider: "editor.divider",
	picture: "image.insert",
	library: "image.insertFromLibrary",
} as const;

export type SlashName = keyof typeof slashLabels;

export const slashNames = Object.keys(slashLabels) as SlashName[];

export type SlashCommand = { name: SlashName; label: string };

/** The commands that insert a picture, which is chosen in a dialog. */
export type PictureSource = Extract<SlashName, "picture" | "library">;

export const isPictureSource = (name: SlashName): name is PictureSource =>
	name === "picture" || name === "library";

export function slashEffect(name: Exclude<SlashName, PictureSource>): Command {
	return name === "divider" ? divide : tools[name satisfies ToolName].command;
}

/** Inserts a divider, and a line after it to write on. */
const divide: Command = (state, dispatch, view) => {
	const { $from } = state.selection;
	if ($from.depth !== 1) return false;
	const { horizontal_rule, paragraph } = articleSchema.nodes;
	const isLast = $from.after(1) === state.doc.content.size;
	if (!isLast) return insertBlock(horizontal_rule.create())(state, dispatch, view);
	const rule = [horizontal_rule.create(), paragraph.create()];
	dispatch?.(state.tr.replaceWith($from.before(1), $from.after(1), rule).scrollIntoView());
	return true;
};

/** The line that begins with a slash: its position, and the text after the slash. */
type SlashLine = { from: number; to: number; query: string };

export type SlashMenu = SlashLine & { commands: readonly SlashCommand[]; active: number };

type Options = {
	/** The list that shows the menu; its options are known by `optionId`. */
	listId: string;
	commands(): readonly SlashCommand[];
	/** Called once the slash and the typed text are removed. */
	onChoose(command: SlashCommand): void;
};

const key = new PluginKey<SlashMenu | undefined>("slash-menu");

/** The longest name of a command, in characters. */
const longestQuery = 30;

export function slashMenuOf(state: EditorState): SlashMenu | undefined {
	const menu = key.getState(state);
	return menu === undefined || menu.commands.length === 0 ? undefined : menu;
}

export const optionId = (listId: string, { name }: SlashCommand) => `${listId}-${name}`;

/** Opens a menu of blocks when a slash is typed at the beginning of an empty line. */
export function slashMenu({ listId, commands, onChoose }: Options): Plugin<SlashMenu | undefined> {
	return new Plugin<SlashMenu | undefined>({
		key,
		state: {
			init: () => undefined,
			apply(transaction, before, _old, state) {
				const asked: { active: number } | "close" | undefined = transaction.getMeta(key);
				const line = slashLine(state);
				if (line === undefined || asked === "close") return undefined;
				// A stored slash, or one on which the menu was closed, opens no menu.
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

/** Runs a command in place of the line with the slash. */
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
 * Returns the line with the caret at its end, if it holds a slash and at most a word. None within a
 * list or a quote: a divider cannot be there, and a quote would be removed.
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
