import type { Command } from "prosemirror-state";
import { articleSchema } from "../document/schema.ts";
import { insertBlock } from "../view/block-commands.ts";
import { type ToolName, tools } from "../view/tools.ts";

/** The commands of the menu on an empty line, in order. */
export const slashNames = [
	"heading",
	"subheading",
	"bullets",
	"numbers",
	"quote",
	"divider",
	"picture",
	"library",
] as const;

export type SlashName = (typeof slashNames)[number];

/** The name of each command: that of the tool that does the same. */
export const slashLabels = {
	heading: "editor.heading",
	subheading: "editor.subheading",
	bullets: "editor.bullets",
	numbers: "editor.numbers",
	quote: "editor.quote",
	divider: "editor.divider",
	picture: "image.insert",
	library: "image.insertFromLibrary",
} as const satisfies Record<SlashName, string>;

export type SlashCommand = { name: SlashName; label: string };

/** The commands that insert a picture, which is chosen in a dialog. */
export type PictureSource = Extract<SlashName, "picture" | "library">;

export const isPictureSource = (name: SlashName): name is PictureSource =>
	name === "picture" || name === "library";

/** Returns the command that changes the empty line. */
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
