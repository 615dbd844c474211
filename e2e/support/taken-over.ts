import type { Page } from "@playwright/test";

/**
 * Has every `goto` of a page wait until React has taken the document over, as a visitor's hand would come after it:
 * scripts are fetched once the document is painted, and its own forms and links work before.
 */
export function waitUntilTakenOver(page: Page): void {
	const goto = page.goto.bind(page);
	page.goto = async (...address) => {
		const response = await goto(...address);
		await page.waitForFunction(() => {
			const isOurs = document.querySelector("script[data-modules]") !== null;
			// React notes itself on an element once all that is in it has been taken over.
			return !isOurs || Object.keys(document.body).some((name) => name.startsWith("__reactFiber"));
		});
		return response;
	};
}
