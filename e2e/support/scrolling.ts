import type { Page } from "@playwright/test";

/** Scrolls to the end of a page as a reader would, in steps of less than a screen, so that all of it has been seen. */
export async function scrollThrough(page: Page): Promise<void> {
	await page.evaluate(async () => {
		const painted = () =>
			new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
		const step = innerHeight * 0.6;
		for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
			scrollTo({ top, behavior: "instant" });
			await painted();
		}
	});
}
