import type { Page } from "@playwright/test";

/**
 * Runs in a page: whether React has hydrated its document. React notes itself on an element once
 * all that is in it is hydrated; it offers no other way to ask (docs/document.md).
 */
export function isHydrated(): boolean {
	return Object.keys(document.body).some((name) => name.startsWith("__reactFiber"));
}

/**
 * Has every `goto` of a page wait until the document is hydrated, as a visitor's hand would come
 * after it: scripts are fetched once the document is painted, and its own forms and links work
 * before. Pages of other sites are not waited for.
 */
export function waitUntilHydrated(page: Page): void {
	const goto = page.goto.bind(page);
	page.goto = async (...address) => {
		const response = await goto(...address);
		const isOurs = await page.evaluate(() => document.querySelector("script[data-modules]") !== null);
		if (isOurs) await page.waitForFunction(isHydrated);
		return response;
	};
}
