import { expect, test } from "./fixtures.ts";
import { addresses } from "./pages.ts";
import { scrollThrough } from "./scrolling.ts";

/** Less than a visitor can notice; the web vitals call 0.1 good. */
const shiftLimit = 0.01;

for (const { title, address } of addresses) {
	for (const width of [390, 1280]) {
		test(`${title} at ${width} px: no message, no other host, nothing moves`, async ({ page, site }) => {
			const messages: string[] = [];
			const strangers: string[] = [];
			page.on("console", (message) => messages.push(message.text()));
			page.on("pageerror", (error) => messages.push(String(error)));
			page.on("request", (request) => {
				if (!request.url().startsWith(site.url) && !request.url().startsWith("data:")) {
					strangers.push(request.url());
				}
			});
			await page.addInitScript(() => {
				new PerformanceObserver((list) => {
					for (const entry of list.getEntries()) {
						const { value, hadRecentInput } = entry as PerformanceEntry & {
							value: number;
							hadRecentInput: boolean;
						};
						if (!hadRecentInput) Reflect.set(window, "shift", (Reflect.get(window, "shift") ?? 0) + value);
					}
				}).observe({ type: "layout-shift", buffered: true });
			});
			await page.setViewportSize({ width, height: 800 });
			await page.goto(address);
			await scrollThrough(page);
			await page.waitForLoadState("networkidle");

			expect(messages).toEqual([]);
			expect(strangers).toEqual([]);
			expect(await page.evaluate(() => Reflect.get(window, "shift") ?? 0)).toBeLessThan(shiftLimit);
		});
	}
}
