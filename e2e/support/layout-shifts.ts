import type { Page } from "@playwright/test";

/** Less than a visitor can notice; the web vitals call 0.1 good. */
export const shiftLimit = 0.01;

/**
 * Adds up how much the pages that are opened from now on move by themselves: from the beginning, or once
 * their typefaces are there, which come late on a busy machine. @returns what reads the sum of a page.
 */
export async function watchShifts(
	page: Page,
	from: "the beginning" | "the typefaces" = "the beginning",
): Promise<() => Promise<number>> {
	await page.addInitScript((start) => {
		const reset = () => Object.assign(window, { shifted: 0 });
		reset();
		// A frame in which typefaces were put in place is reported in the one after it.
		if (start === "the typefaces")
			document.fonts.addEventListener("loadingdone", () =>
				requestAnimationFrame(() => requestAnimationFrame(reset)),
			);
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) {
				const { value, hadRecentInput } = entry as PerformanceEntry & {
					value: number;
					hadRecentInput: boolean;
				};
				if (!hadRecentInput) Object.assign(window, { shifted: Reflect.get(window, "shifted") + value });
			}
		}).observe({ type: "layout-shift", buffered: true });
	}, from);
	return () => page.evaluate(() => Number(Reflect.get(window, "shifted")));
}
