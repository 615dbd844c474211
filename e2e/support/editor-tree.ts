import type { Locator, Page } from "@playwright/test";
import { type EditorMark, editorMarks } from "#app/features/articles/editor/text/editor-marks.ts";
import { type SlashName, slashLabels, slashNames } from "#app/features/articles/writing/slash/slash-menu.ts";
import { defaultTexts } from "#app/i18n/site-texts.server.ts";
import { expect } from "./fixtures.ts";

type Mark = EditorMark["name"];

const t = defaultTexts.open("en", "admin");

/** Every tool above a text, by its name, in the order of the toolbar. */
const toolNames = [
	...editorMarks.map(({ name }) => t(`editor.${name}`)),
	t("image.insert"),
	t("image.insertFromLibrary"),
];

/** Results of the slash commands that belong to no tool. */
const others: Record<Exclude<SlashName, Mark>, (page: Page, give: () => Promise<void>) => Promise<void>> = {
	divider: async (page, give) => {
		const divider = page.getByRole("textbox").getByRole("separator");
		await give();
		await expect(divider).toBeVisible();
	},
	picture: async (page, give) => {
		const chooser = page.waitForEvent("filechooser");
		await give();
		expect((await chooser).isMultiple()).toBe(true);
	},
	library: async (page, give) => {
		const library = page.getByRole("dialog", { name: t("image.libraryTitle") });
		await give();
		await expect(library).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(library).toHaveCount(0);
	},
};

/**
 * Expects a blank text and its tools as a screen reader gets them, and that every
 * command of both tables can be given by the keyboard. The text is blank afterwards.
 */
export async function expectToldEditor(page: Page, text: Locator): Promise<void> {
	const { keyboard } = page;
	await expect(text).toMatchAriaSnapshot('- textbox "Article Content"');
	await expect(text).toHaveAttribute("aria-multiline", "true");
	await expect(text).toHaveAccessibleDescription(t("editor.hint"));
	await text.focus();
	await expectPressed(page);
	for (const mark of editorMarks.filter(({ name }) => name !== "link")) {
		await keyboard.press(keysOf(mark));
		await expectPressed(page, mark.name);
		await keyboard.press(keysOf(mark));
		await expectPressed(page);
	}
	for (const [at, name] of toolNames.entries()) {
		await keyboard.press(at === 0 ? "Shift+Tab" : "ArrowRight");
		await expect(page.getByRole("toolbar").getByRole("button", { name, exact: true })).toBeFocused();
	}
	await keyboard.press("Tab");
	await expect(text).toBeFocused();
	for (const name of slashNames) {
		const give = () => giveCommand(page, text, name);
		if (isMark(name)) {
			await give();
			await expectPressed(page, name);
		} else await others[name](page, give);
		await expect(text).toBeFocused();
		await keyboard.press("Control+a");
		await keyboard.press("Backspace");
		await expectPressed(page);
	}
}

/** Returns whether a tool does what a command of an empty line does. */
function isMark(name: SlashName): name is SlashName & Mark {
	return editorMarks.some((mark) => mark.name === name);
}

/** Returns a shortcut as a keyboard sends it. */
function keysOf({ keys }: EditorMark): string {
	return ["Control", keys.alt ? "Alt" : [], keys.shift ? "Shift" : [], keys.code].flat().join("+");
}

/** The toolbar is announced as one, with these of its tools as pressed, and no others. */
async function expectPressed(page: Page, ...pressed: Mark[]): Promise<void> {
	const names = pressed.map((name) => t(`editor.${name}`));
	const tools = toolNames.map((name) => `  - button "${name}"${names.includes(name) ? " [pressed]" : ""}`);
	const expected = [`- toolbar "${t("editor.toolbar")}":`, ...tools].join("\n");
	await expect.poll(() => page.getByRole("toolbar").ariaSnapshot()).toBe(expected);
}

/** Chooses a slash command by the arrow keys and Enter; the menu is announced as a list. */
async function giveCommand(page: Page, text: Locator, name: SlashName): Promise<void> {
	await page.keyboard.type("/");
	for (const offered of slashNames) {
		const options = slashNames.map(
			(one) => `  - option "${t(slashLabels[one])}"${one === offered ? " [selected]" : ""}`,
		);
		const expected = [`- listbox "${t("editor.slash")}":`, ...options].join("\n");
		await expect.poll(() => page.getByRole("listbox").ariaSnapshot()).toBe(expected);
		const meant = page.getByRole("option", { selected: true });
		await expect(text).toHaveAttribute("aria-activedescendant", (await meant.getAttribute("id")) ?? "");
		if (offered === name) break;
		await page.keyboard.press("ArrowDown");
	}
	await page.keyboard.press("Enter");
}
