import type { Page } from "@playwright/test";

/** Less than a visitor can notice; the web vitals call 0.1 good. */
export const shiftLimit = 0.01;

/**
 * Adds up how much the pages that are opened from now on move by themselves. @returns what reads
 * the sum of a page.
 */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
	await page.addInitScript(() => {
		Object.assign(window, { shifted: 0 });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) {
				const { value, hadRecentInput } = entry as PerformanceEntry & {
					value: number;
					hadRecentInput: boolean;
				};
				if (!hadRecentInput) Object.assign(window, { shifted: Reflect.get(window, "shifted") + value });
			}
		}).observe({ type: "layout-shift", buffered: true });
	});
	return () => page.evaluate(() => Number(Reflect.get(window, "shifted")));
}
