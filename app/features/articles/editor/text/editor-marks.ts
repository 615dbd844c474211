import type { IconName } from "#app/admin-ui/icon.tsx";
import type { Edit, Selected } from "#app/admin-ui/text-edit.ts";
import { type InlineMark, type LineMark, markLines, markLink, markSelection } from "./markdown-edits.ts";

/** A tool of the editor; `keys` is its shortcut with Ctrl, or the Mac's Command. */
export type EditorMark = {
	name: InlineMark | LineMark | "link";
	face: { letter: string; className: string } | { icon: IconName };
	keys: { code: string; shift?: boolean; alt?: boolean };
};

export const editorMarks: readonly EditorMark[] = [
	{ name: "bold", face: { letter: "B", className: "font-bold" }, keys: { code: "KeyB" } },
	{
		name: "italic",
		face: { letter: "I", className: "font-serif text-[1.15rem] italic" },
		keys: { code: "KeyI" },
	},
	{
		name: "underline",
		face: { letter: "U", className: "underline underline-offset-4" },
		keys: { code: "KeyU" },
	},
	{
		name: "heading",
		face: { letter: "H", className: "font-serif text-[1.25rem]" },
		keys: { code: "Digit2", alt: true },
	},
	{
		name: "subheading",
		face: { letter: "h", className: "font-serif text-[1.1rem]" },
		keys: { code: "Digit3", alt: true },
	},
	{ name: "bullets", face: { icon: "bullets" }, keys: { code: "Digit8", shift: true } },
	{ name: "numbers", face: { icon: "numbers" }, keys: { code: "Digit7", shift: true } },
	{ name: "quote", face: { icon: "quote" }, keys: { code: "Digit9", shift: true } },
	{ name: "link", face: { icon: "link" }, keys: { code: "KeyK" } },
];

/** Returns the edit by which a tool changes the selected Markdown. */
export function markdownEdit({ name }: EditorMark, selected: Selected, linkText: string): Edit {
	if (name === "link") return markLink(selected, linkText);
	return name === "bold" || name === "italic" || name === "underline"
		? markSelection(name, selected)
		: markLines(name, selected);
}

type Pressed = Pick<KeyboardEvent, "code" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey">;

export function markOfKeys(pressed: Pressed): EditorMark | undefined {
	if (pressed.ctrlKey === pressed.metaKey) return undefined;
	return editorMarks.find(
		({ keys }) =>
			keys.code === pressed.code &&
			(keys.shift ?? false) === pressed.shiftKey &&
			(keys.alt ?? false) === pressed.altKey,
	);
}

/** Returns a tool's shortcut for people, such as `Ctrl+Shift+8` or `⇧⌘8`. */
export function shownKeys({ keys }: EditorMark, mac: boolean): string {
	const key = keys.code.slice(-1);
	if (mac) return `${keys.alt ? "⌥" : ""}${keys.shift ? "⇧" : ""}⌘${key}`;
	return ["Ctrl", ...(keys.alt ? ["Alt"] : []), ...(keys.shift ? ["Shift"] : []), key].join("+");
}
