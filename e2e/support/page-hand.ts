import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, sidewaysScroll } from "./content-area.ts";
import type { Hand, Target } from "./hand.ts";
import { type Input, intervals } from "./input.ts";

const roles = {
	button: "button",
	link: "link",
	heading: "heading",
	tab: "tab",
	option: "option",
	choice: "radio",
} as const;

/** A hand on a page that Playwright drives, which works as `input` does. */
export function pageHand(page: Page, input: Input): Hand {
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
		sees: (target) => expect(find(target)).toBeVisible(),
		seesNo: (target) => expect(find(target)).toHaveCount(0),
		expects: (expression, value) =>
			expect.poll(() => page.evaluate(expression), { intervals }).toEqual(value),
		evaluate: (expression) => page.evaluate(expression),
		lookAround: async () => {
			await expectAccessible(page);
			expect(await sidewaysScroll(page)).toBe(0);
		},
	};
}

/** The first on the page that is seen. */
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
	return new RegExp(`^\\s*${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`);
}
