import type { Page } from "@playwright/test";
import { expect, test } from "#e2e/support/fixtures.ts";
import { shiftLimit, watchShifts } from "#e2e/support/layout-shifts.ts";

// The page moves as it does for most.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

const pages = ["/", "/fr", "/blog", "/fr/blog"];
const viewports = [
	{ width: 390, height: 844 },
	{ width: 1366, height: 768 },
];

/**
 * Holds the web fonts back until the page has been painted without them. @returns how many were
 * held.
 */
async function holdTypefaces(page: Page): Promise<() => number> {
	let held = 0;
	await page.route("**/*.woff2", async (route) => {
		held += 1;
		await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
		await route.continue();
	});
	return () => held;
}

for (const address of pages) {
	for (const viewport of viewports) {
		const isDaily = address === "/" ? viewport.width === 390 : address === "/blog" && viewport.width === 1366;
		const tag = isDaily ? [] : "@long";
		test(`${address} at ${viewport.width} px does not move when its typefaces come late`, { tag }, async ({
			page,
		}) => {
			const shifted = await watchShifts(page);
			const held = await holdTypefaces(page);
			await page.setViewportSize(viewport);
			await page.goto(address, { waitUntil: "networkidle" });
			await page.evaluate(async () => {
				await document.fonts.ready;
				// The browser reports a frame in the next one.
				for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
			});
			expect(held()).toBeGreaterThanOrEqual(2);
			expect(await page.evaluate(() => document.fonts.check("20px 'Instrument Sans'"))).toBe(true);
			expect(await shifted()).toBeLessThan(shiftLimit);
		});
	}
}
