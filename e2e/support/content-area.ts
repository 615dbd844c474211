import type { Locator, Page } from "@playwright/test";
import type { ToastTone } from "#app/ui/toast-viewport.tsx";
import { isLong } from "#platform/testing/long-tests.ts";
import type { Administrator } from "./administrator.ts";
import { axeFindings } from "./axe.ts";
import { test as base, expect } from "./fixtures.ts";
import { type Input, ways } from "./input.ts";

/** Tests of the content area, on sites that no other tests see. */
export const test = base.extend<{ signedIn: Page; owner: Administrator }>({
	siteName: "content area",
	owner: async ({ administrator }, use) => use(administrator),
	signedIn: async ({ page, owner }, use) => {
		await enter(page, owner);
		await use(page);
	},
});

export { expect };

/** Signs a page's browser in, in the session of an administrator. */
export async function enter(page: Page, administrator: Administrator): Promise<void> {
	await administrator.keepKey();
	await page.context().addCookies(administrator.cookies());
}

/** The same journey by keyboard alone, and by pointer on a phone: at most one each day, both once a night. */
export function inEveryWay(
	title: string,
	daily: (typeof ways)[number]["way"] | "at night alone",
	journey: (page: Page, input: Input, owner: Administrator, way: string) => Promise<void>,
) {
	for (const { way, width, height, input } of ways) {
		test(`${title}, ${way}`, { tag: way === daily ? [] : "@long" }, async ({ signedIn, owner }) => {
			test.slow(way === "by keyboard alone", "Each stop on the way is looked at.");
			await signedIn.setViewportSize({ width, height });
			await journey(signedIn, input(signedIn), owner, way);
			expect(await sidewaysScroll(signedIn)).toBe(0);
		});
	}
}

/** Returns how far the page can be scrolled sideways, in pixels. */
export function sidewaysScroll(page: Page): Promise<number> {
	return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

/** Opens a screen by its address, or by the menu where the hand should. */
export async function openScreen(page: Page, path: string, title: string): Promise<void> {
	await page.goto(`/admin/${path}`);
	await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
}

/** Returns a field of the language whose tab is open in the article's form. */
export function textField(page: Page, label: string): Locator {
	return page.getByRole("tabpanel").getByLabel(label, { exact: false }).filter({ visible: true }).first();
}

/** Opens the Markdown of the article's text in the language whose tab is open, to be read and typed. */
export async function openSource(page: Page): Promise<Locator> {
	await page.getByRole("tab", { name: "Source" }).filter({ visible: true }).click();
	return textField(page, "Article Content");
}

/** Returns the toast that is shown. */
export function toast(page: Page): Locator {
	return page.getByRole("region", { name: "Notifications (F8)" }).getByRole("listitem");
}

/** The toast says exactly this, and looks as it should. */
export async function expectToast(page: Page, words: string, tone: ToastTone = "calm"): Promise<void> {
	await expect(toast(page)).toHaveText(words);
	await expect(toast(page)).toHaveAttribute("data-tone", tone);
}

/** Keeps a picture of the page for people to look at, once a night: it takes more time than the steps. */
export async function keepPicture(page: Page, name: string, fullPage = false): Promise<void> {
	if (isLong) await page.screenshot({ path: test.info().outputPath(`${name}.png`), fullPage });
}

/** Axe finds nothing at all against the page as it is. */
export async function expectAccessible(page: Page): Promise<void> {
	// What is on its way in or out is in colours of its own.
	await page.evaluate(() =>
		Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined))),
	);
	expect(await axeFindings(page)).toEqual([]);
}
