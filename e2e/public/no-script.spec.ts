import type { Page } from "@playwright/test";
import { languages } from "#app/site/site-config.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { addresses } from "#e2e/support/pages.ts";

test.use({ javaScriptEnabled: false });

for (const language of languages) {
	test(`every page can be read without JavaScript (${language})`, {
		tag: language === "fr" ? "@long" : [],
	}, async ({ page }) => {
		for (const one of addresses.filter((address) => address.language === language)) {
			await test.step(one.title, () => read(page, one.address));
		}
	});
}

async function read(page: Page, address: string): Promise<void> {
	await page.goto(address);
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	const questions = page.locator("main details").filter({ visible: true });
	if ((await questions.count()) > 0) {
		await questions.first().locator("summary").click();
		await expect(questions.first()).toHaveAttribute("open", "");
		await questions.evaluateAll((all) => {
			for (const question of all) question.setAttribute("open", "");
		});
	}
	await expect.poll(() => invisibleTexts(page), address).toEqual([]);
}

/** The menu's links at each width: the bar's own, or below the stand-in of the menu button. */
const menus = [
	{ width: 390, opener: "header summary" },
	{ width: 1280, opener: "header nav button" },
];

for (const { width, opener } of menus) {
	const tag = width === 390 ? [] : "@long";
	test(`at ${width} px the menu leads everywhere without JavaScript`, { tag }, async ({ page }) => {
		await page.setViewportSize({ width, height: 800 });
		const open = () => page.locator(opener).filter({ visible: true }).click();
		for (const address of ["/how-it-works", "/blog", "/events/singlessocials"]) {
			await page.goto("/");
			await open();
			await page.locator(`header a[href="${address}"]`).filter({ visible: true }).click();
			await expect(page).toHaveURL(new RegExp(`${address}$`));
		}
		await page.goto("/");
		await open();
		await page.locator("header a[hreflang=fr]").filter({ visible: true }).click();
		await expect(page.locator("html")).toHaveAttribute("lang", "fr");
	});
}

/** Texts that take room but cannot be seen, being transparent or hidden. */
async function invisibleTexts(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const found: string[] = [];
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		while (walker.nextNode() !== null) {
			const element = walker.currentNode.parentElement;
			const text = walker.currentNode.textContent?.trim() ?? "";
			if (text === "" || element === null || element.getClientRects().length === 0) continue;
			// A button keeps room for the label of its other state, so that nothing shifts.
			if (element.closest("button") !== null) continue;
			if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) found.push(text);
		}
		return found;
	});
}
