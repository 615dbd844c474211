import type { Page } from "@playwright/test";

/** Scrolls to the end as a reader would, by less than a screen at a time. */
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

/** Waits until nothing moves any more, under reduced motion. */
export async function waitUntilAtRest(page: Page): Promise<void> {
	await page.waitForFunction(() => document.getAnimations().length === 0);
}

/**
 * Texts that the edge of the window cuts off: what overflows the body is clipped, and so widens
 * nothing. A strip that scrolls by itself may go on beyond it.
 */
export async function textsBeyondTheEdge(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const inStrip = (element: Element | null): boolean =>
			element !== null &&
			(["auto", "scroll"].includes(getComputedStyle(element).overflowX) || inStrip(element.parentElement));
		const found: string[] = [];
		const range = document.createRange();
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		while (walker.nextNode() !== null) {
			const element = walker.currentNode.parentElement;
			if (element === null || !element.checkVisibility() || element.closest(".sr-only") !== null) continue;
			range.selectNodeContents(walker.currentNode);
			const { left, right, width } = range.getBoundingClientRect();
			// What ends in an ellipsis is cut on purpose.
			if (getComputedStyle(element).textOverflow === "ellipsis") continue;
			const cut = width > 0 && (left < -1 || right > innerWidth + 1);
			if (cut && !inStrip(element)) found.push(walker.currentNode.textContent ?? "");
		}
		return found;
	});
}
