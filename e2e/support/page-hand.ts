import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, keepPicture, sidewaysScroll } from "./content-area.ts";
import type { Hand, Target } from "./hand.ts";
import { type Input, intervals } from "./input.ts";

const roles = {
	button: "button",
	link: "link",
	heading: "heading",
	tab: "tab",
	option: "option",
	choice: "radio",
	box: "combobox",
	action: "menuitem",
} as const;

/**
 * Returns a hand on a page that Playwright drives, which works as `input` does. Without scripts axe
 * cannot look around.
 */
export function pageHand(page: Page, input: Input, runsScripts = true): Hand {
	const find = (target: Target) => found(page, target);
	return {
		open: async (path) => {
			await page.goto(path);
		},
		click: (target) => (target.kind === "tab" ? input.tab(beginning(target)) : input.press(find(target))),
		focus: (field) => input.focus(find(field)),
		select: (picture) => input.select(find(picture)),
		fill: (field, text) => input.type(find(field), text),
		press: (keys) => page.keyboard.press(keys),
		chooseFile: async (button, path) => {
			const chooser = page.waitForEvent("filechooser");
			await input.press(find(button));
			await (await chooser).setFiles(path);
		},
		setTime: (field, time) => input.time(find(field), time),
		setDay: (field, day) => input.day(find(field), day),
		setHour: (field, hour) => find(field).fill(hour),
		sees: (target) => expect(find(target)).toBeVisible(),
		seesNo: (target) => expect(find(target)).toHaveCount(0),
		expects: (expression, value) =>
			expect.poll(() => page.evaluate(expression), { intervals, message: expression }).toEqual(value),
		evaluate: (expression) => page.evaluate(expression),
		lookAround: async (name) => {
			if (runsScripts) await expectAccessible(page);
			expect(await sidewaysScroll(page)).toBe(0);
			if (name !== undefined) await keepPicture(page, name, true);
		},
	};
}

/** Returns the first on the page that is seen. */
function found(page: Page, target: Target): Locator {
	const root = page.locator(target.within ?? "body");
	return all(root, target).filter({ visible: true }).first();
}

function all(root: Locator, target: Target): Locator {
	const { kind } = target;
	const name = beginning(target);
	if (kind === "field") return root.getByLabel(name);
	if (kind === "text") return root.getByText(name);
	if (kind === "picture") return root.getByAltText(name);
	if (kind === "question") return root.locator("summary").filter({ hasText: name });
	return root.getByRole(roles[kind], { name });
}

function beginning({ name }: Target): RegExp {
	const literal = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
	// French has spaces that do not break.
	return new RegExp(`^\\s*${literal.replaceAll(" ", "\\s+")}`);
}
