import { undo } from "prosemirror-history";
import { describe, expect, it } from "vitest";
import "#platform/testing/dom.ts";
import { openTyping } from "#server/testing/article-editor/open-typing.ts";
import {
	chooseCommand,
	isPictureSource,
	type SlashCommand,
	slashEffect,
	slashMenu,
	slashMenuOf,
} from "./slash-menu.ts";

const french: SlashCommand[] = [
	{ name: "heading", label: "Titre" },
	{ name: "bullets", label: "Liste à puces" },
	{ name: "numbers", label: "Liste numérotée" },
	{ name: "divider", label: "Séparateur" },
	{ name: "library", label: "Image de la bibliothèque" },
];

function open(markdown = "", commands = french) {
	const chosen: string[] = [];
	const onChoose = (command: SlashCommand) => {
		chosen.push(command.name);
		if (!isPictureSource(command.name)) text.run(slashEffect(command.name));
	};
	const plugins = [slashMenu({ listId: "menu", commands: () => commands, onChoose })];
	const text = openTyping(markdown, { plain: true, plugins });
	const offered = () => slashMenuOf(text.view.state)?.commands.map(({ name }) => name);
	const meant = () => text.view.dom.getAttribute("aria-activedescendant");
	return { ...text, chosen, offered, meant, onChoose };
}

describe("a slash at the beginning of an empty line", () => {
	it("opens a menu of blocks, also for assistive technology", () => {
		const { type, offered, meant, view } = open("One");
		expect(offered()).toBeUndefined();
		expect(meant()).toBeNull();
		view.dispatch(view.state.tr.split(view.state.selection.to));
		type("/");
		expect(offered()).toEqual(french.map(({ name }) => name));
		expect(meant()).toBe("menu-heading");
		expect(view.dom.getAttribute("aria-controls")).toBe("menu");
		expect(view.dom.getAttribute("aria-haspopup")).toBe("listbox");
	});

	it.each([
		["/li", ["bullets", "numbers", "library"]],
		["/numer", ["numbers"]],
		["/SÉPA", ["divider"]],
		["/hea", ["heading"]],
		["/xyz", undefined],
		["/ ", undefined],
	])("filters the menu by the text after it, without accents or case: %s", (typed, expected) => {
		const { type, offered } = open();
		type(typed);
		expect(offered()).toEqual(expected);
	});

	it("opens no menu in a line with text, nor in a stored text", () => {
		const within = open("Either");
		within.type("/or");
		expect(within.offered()).toBeUndefined();
		within.close();
		const stored = open("/blog");
		stored.type("s");
		expect(stored.offered()).toBeUndefined();
		stored.show("/");
		expect(stored.offered()).toBeUndefined();
	});

	it.each([
		["a list", "- "],
		["a numbered list", "1. "],
		["a quote", "> "],
	])("opens no menu in %s, and the text after it stays", (_what, marker) => {
		const { type, press, offered, now } = open();
		type(`${marker}/sépa`);
		expect(offered()).toBeUndefined();
		press("Enter");
		expect(now()).toContain(`${marker}/sépa`);
	});

	it("opens a menu that the arrow keys cycle through, and Enter or Tab choose from", () => {
		const { type, press, meant, now, offered } = open();
		type("/li");
		press("ArrowDown");
		expect(meant()).toBe("menu-numbers");
		press("ArrowUp");
		press("ArrowUp");
		expect(meant()).toBe("menu-library");
		press("ArrowDown");
		expect(press("Enter")).toBe(true);
		expect(offered()).toBeUndefined();
		type("One");
		expect(now()).toBe("- One");
	});

	it.each([
		["/titre", "Tab", /^## x$/],
		["/numer", "Enter", /^1\. x$/],
		["/sépa", "Enter", /^[-*]{3}\n\nx$/],
	])("runs %s with %s", (typed, key, expected) => {
		const { type, press, now } = open();
		type(typed);
		press(key);
		type("x");
		expect(now()).toMatch(expected);
	});

	it("opens the choice of a picture for its command, and leaves the line empty", () => {
		const { type, press, chosen, view, now } = open("One");
		view.dispatch(view.state.tr.split(view.state.selection.to));
		type("/biblio");
		press("Enter");
		expect(chosen).toEqual(["library"]);
		expect(now()).toBe("One");
	});

	it("closes the menu by Escape, and by leaving the text; what was typed stays", () => {
		const { type, press, offered, now, view } = open();
		type("/ti");
		expect(press("Escape")).toBe(true);
		expect(offered()).toBeUndefined();
		expect(view.dom.hasAttribute("aria-activedescendant")).toBe(false);
		type("de");
		expect(offered()).toBeUndefined();
		expect(now()).toBe("/tide");
		expect(press("Escape")).toBe(false);
		view.dispatch(view.state.tr.split(view.state.selection.to));
		type("/");
		expect(offered()).toHaveLength(5);
		view.dom.dispatchEvent(new FocusEvent("blur"));
		expect(offered()).toBeUndefined();
	});

	it("leaves the keys to the text if nothing matches, and with a modifier held", () => {
		const { type, press, view } = open();
		type("/xyz");
		press("Enter");
		expect(view.state.doc.childCount).toBe(2);
		type("/");
		expect(press("ArrowDown", { ctrlKey: true })).toBe(false);
	});

	it("runs a command by a click too, and is restored by Undo", () => {
		const { type, view, onChoose, now } = open();
		type("/");
		chooseCommand(view, { name: "heading", label: "Titre" }, onChoose);
		type("x");
		expect(now()).toBe("## x");
		while (undo(view.state, view.dispatch));
		expect(view.state.doc.textContent).toBe("");
	});
});
