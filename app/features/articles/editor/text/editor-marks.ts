import type { IconName } from "#app/admin-ui/icon.tsx";
import type { Edit, Selected } from "#app/admin-ui/text-edit.ts";
import { markLines, markLink, markSelection } from "./markdown-marks.ts";

/**
 * A tool of the editor, shown as `letter` or `icon`; `keys` is its shortcut with Ctrl, or the Mac's
 * Command.
 */
export type EditorMark = {
	name: "bold" | "italic" | "underline" | "heading" | "subheading" | "bullets" | "numbers" | "quote" | "link";
	face: { letter: string; className: string } | { icon: IconName };
	keys: { code: string; shift?: boolean; alt?: boolean; shown: string };
	apply(selected: Selected, linkText: string): Edit;
};

/** The tools of the editor, in the order of the toolbar. */
export const editorMarks: readonly EditorMark[] = [
	{
		name: "bold",
		face: { letter: "B", className: "font-bold" },
		keys: { code: "KeyB", shown: "B" },
		apply: (selected) => markSelection("bold", selected),
	},
	{
		name: "italic",
		face: { letter: "I", className: "font-serif text-[1.15rem] italic" },
		keys: { code: "KeyI", shown: "I" },
		apply: (selected) => markSelection("italic", selected),
	},
	{
		name: "underline",
		face: { letter: "U", className: "underline underline-offset-4" },
		keys: { code: "KeyU", shown: "U" },
		apply: (selected) => markSelection("underline", selected),
	},
	{
		name: "heading",
		face: { letter: "H", className: "font-serif text-[1.25rem]" },
		keys: { code: "Digit2", alt: true, shown: "2" },
		apply: (selected) => markLines("heading", selected),
	},
	{
		name: "subheading",
		face: { letter: "h", className: "font-serif text-[1.1rem]" },
		keys: { code: "Digit3", alt: true, shown: "3" },
		apply: (selected) => markLines("subheading", selected),
	},
	{
		name: "bullets",
		face: { icon: "bullets" },
		keys: { code: "Digit8", shift: true, shown: "8" },
		apply: (selected) => markLines("bullets", selected),
	},
	{
		name: "numbers",
		face: { icon: "numbers" },
		keys: { code: "Digit7", shift: true, shown: "7" },
		apply: (selected) => markLines("numbers", selected),
	},
	{
		name: "quote",
		face: { icon: "quote" },
		keys: { code: "Digit9", shift: true, shown: "9" },
		apply: (selected) => markLines("quote", selected),
	},
	{
		name: "link",
		face: { icon: "link" },
		keys: { code: "KeyK", shown: "K" },
		apply: (selected, linkText) => markLink(selected, linkText),
	},
];

type Pressed = Pick<KeyboardEvent, "code" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey">;

/** Returns the tool whose shortcut was pressed. */
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
	if (mac) return `${keys.alt ? "⌥" : ""}${keys.shift ? "⇧" : ""}⌘${keys.shown}`;
	return ["Ctrl", ...(keys.alt ? ["Alt"] : []), ...(keys.shift ? ["Shift"] : []), keys.shown].join("+");
}
