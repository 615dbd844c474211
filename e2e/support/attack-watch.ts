import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** Watches what a page reaches and shows while it is attacked. */
export function watchForAttacks(page: Page, siteUrl: string) {
	const reached: string[] = [];
	page.on("request", (request) => {
		if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(siteUrl))
			reached.push(request.url());
	});
	page.on("dialog", (dialog) => {
		reached.push(dialog.message());
		return dialog.dismiss();
	});

	/**
	 * Touches everything on the page as a pointer and a keyboard would, and expects that nothing ran.
	 */
	return async function expectNothingRan(where: string): Promise<void> {
		await page.evaluate(() => {
			for (const target of document.querySelectorAll("main *, [role=dialog] *")) {
				for (const type of ["mouseover", "pointerenter", "focus"]) target.dispatchEvent(new Event(type));
			}
		});
		expect(await page.evaluate(() => "attacked" in window), where).toBe(false);
		expect(await page.locator("main a[href^='javascript' i], main a[href^='data' i]").count(), where).toBe(0);
		expect(reached, where).toEqual([]);
	};
}
