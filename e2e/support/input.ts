import type { Locator, Page } from "@playwright/test";
import { expect } from "./fixtures.ts";
import { lookAtFocus } from "./focus.ts";

/** A way of working with a screen: by mouse, keyboard or touch. */
export type Input = {
	/** Presses a button or follows a link. */
	press(target: Locator): Promise<void>;
	/** Gives a field the focus. */
	focus(field: Locator): Promise<void>;
	/** Selects a picture in a text that is being written. */
	select(picture: Locator): Promise<void>;
	/** Replaces what a field holds. */
	type(target: Locator, text: string): Promise<void>;
	/** Sets a calendar day, `YYYY-MM-DD`. */
	day(field: Locator, day: string): Promise<void>;
	/** Sets a morning's time, `YYYY-MM-DDTHH:MM`. */
	time(field: Locator, time: string): Promise<void>;
	/** Chooses an option of a list that opens. */
	choose(list: Locator, option: string): Promise<void>;
	/** Opens the tab of this name. */
	tab(name: string | RegExp): Promise<void>;
};

/**
 * The ways in which every journey is made: the width of the screen, and the hand. By keyboard, each
 * stop must be uncovered, and so is in a mouse's reach on the wide screen too.
 */
export const ways = [
	{ way: "by keyboard alone", width: 1280, height: 900, input: keyboard },
	{ way: "on a phone", width: 390, height: 800, input: mouse },
] as const;

/** Letters beyond which a text is put in whole, as by a paste. */
const longText = 40;

/** Waits between looks at what follows within a frame or two; the last is repeated. */
export const intervals = [10, 20, 50, 100];

/** More stops than any screen has. */
const maxStops = 120;

function mouse(page: Page): Input {
	return {
		press: (target) => target.click(),
		focus: (field) => field.click(),
		select: (picture) => picture.click(),
		type: (target, text) => target.fill(text),
		day: (field, day) => field.fill(day),
		time: (field, time) => field.fill(time),
		choose: async (list, option) => {
			await list.click();
			await page.getByRole("option", { name: option, exact: true }).click();
		},
		tab: (name) => page.getByRole("tab", { name }).click(),
	};
}

/** Presses keys alone: each stop on the way must be seen to have the focus. */
export function keyboard(page: Page): Input {
	const arrowTo = async (target: Locator, key: string) => {
		while (!(await isFocused(target))) await pressAndFollow(page, key);
	};
	return {
		press: async (target) => {
			await tabTo(page, target);
			await page.keyboard.press("Enter");
		},
		focus: (field) => tabTo(page, field),
		select: async (picture) => {
			await tabTo(page, picture.locator("xpath=ancestor::*[@role='textbox']"));
			const selected = page.locator(".ProseMirror-selectednode");
			// The caret may stand on either side of it: looked for in steps that grow, to and fro.
			let steps = 0;
			await expect(async () => {
				steps += 1;
				const key = steps % 2 === 1 ? "ArrowLeft" : "ArrowRight";
				for (let step = 0; step < steps && !(await selected.isVisible()); step += 1) {
					await page.keyboard.press(key);
				}
				await expect(selected).toBeVisible({ timeout: 200 });
			}).toPass();
		},
		type: async (target, text) => {
			await tabTo(page, target);
			await page.keyboard.press("ControlOrMeta+a");
			await page.keyboard.press("Delete");
			if (text.length > longText) await page.keyboard.insertText(text);
			else await page.keyboard.type(text);
		},
		day: async (field, day) => {
			await tabTo(page, field);
			const [year, month, date] = day.split("-");
			// The browser's own interface is in American English.
			await page.keyboard.type(`${month}${date}${year}`);
		},
		time: async (field, time) => {
			await tabTo(page, field);
			const [year, month, date, hour, minute] = time.split(/[-T:]/);
			await page.keyboard.type(`${month}${date}${year}`);
			// A year that may be longer than four figures waits for more.
			if ((await field.getAttribute("max")) === null) await page.keyboard.press("ArrowRight");
			await page.keyboard.type(`${hour}${minute}AM`);
		},
		choose: async (list, option) => {
			await tabTo(page, list);
			await page.keyboard.press("Enter");
			const wanted = page.getByRole("option", { name: option, exact: true });
			await wanted.waitFor();
			await page.keyboard.press("Home");
			await expect(page.getByRole("option").first()).toBeFocused();
			await arrowTo(wanted, "ArrowDown");
			await page.keyboard.press("Enter");
		},
		tab: async (name) => {
			const wanted = page.getByRole("tab", { name });
			const list = page.getByRole("tablist").filter({ has: wanted });
			await tabTo(page, list.locator("[role=tab][aria-selected=true]"));
			await arrowTo(wanted, "ArrowRight");
		},
	};
}

/** The focus follows an arrow key some moments later: a second press before that goes too far. */
async function pressAndFollow(page: Page, key: string): Promise<void> {
	const before = await page.evaluateHandle(() => document.activeElement);
	await page.keyboard.press(key);
	const moved = () => before.evaluate((element) => element !== document.activeElement);
	await expect.poll(moved, { intervals }).toBe(true);
}

/**
 * Goes with Tab, or Shift and Tab, to an element, and with the arrow keys among those that share one
 * stop. The focus is seen at every stop.
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
	await target.waitFor();
	// A dialog takes the focus an instant after it is shown.
	await expect.poll(() => hasFocusInItsDialog(target), { intervals }).toBe(true);
	for (let stops = 0; stops < maxStops; stops += 1) {
		const { stop, key } = await target.evaluate(lookAtFocus);
		if (stops > 0 && stop !== undefined) expect(stop.faults, stop.name).toEqual([]);
		if (key === undefined) return;
		if (key.startsWith("Arrow")) await pressAndFollow(page, key);
		else await page.keyboard.press(key);
	}
	throw new Error(`${target} was not reached by keyboard.`);
}

/** Returns whether the focus is in the dialog that an element stands in, if it stands in one. */
function hasFocusInItsDialog(target: Locator): Promise<boolean> {
	return target.evaluate((element) => {
		const dialog = element.closest("[role=dialog], [role=alertdialog]");
		return dialog === null || dialog.contains(document.activeElement);
	});
}

function isFocused(target: Locator): Promise<boolean> {
	return target.evaluate((element) => element === document.activeElement);
}
