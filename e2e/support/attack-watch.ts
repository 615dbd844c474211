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

	/** Touches everything on the page by pointer and keyboard: nothing may run. */
	return async function expectNothingRan(where: string): Promise<void> {
		const found = await page.evaluate(() => {
			// A preview's frame can be read from outside.
			const frames = [...document.querySelectorAll("iframe")].flatMap((frame) => frame.contentDocument ?? []);
			const shown = [document, ...frames];
			for (const target of shown.flatMap((one) => [...one.querySelectorAll("main *, [role=dialog] *")])) {
				for (const type of ["mouseover", "pointerenter", "focus"]) target.dispatchEvent(new Event(type));
			}
			const links = "main a[href^='javascript' i], main a[href^='data' i]";
			return {
				attacked: shown.some(({ defaultView }) => defaultView !== null && "attacked" in defaultView),
				links: shown.flatMap((one) => [...one.querySelectorAll(links)].map(({ outerHTML }) => outerHTML)),
			};
		});
		expect(found, where).toEqual({ attacked: false, links: [] });
		expect(reached, where).toEqual([]);
	};
}
