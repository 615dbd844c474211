import { axeFindings } from "#e2e/support/axe.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { addresses } from "#e2e/support/pages.ts";
import { scrollThrough, textsBeyondTheEdge } from "#e2e/support/scrolling.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const widths = [1280, 390];

/** What a page may not have held against it. */
const grave = ["serious", "critical"] as const;

/** A window of 1280 by 1024 pixels at 400 %. */
const zoomed = { width: 320, height: 256 };

for (const { title, address, language } of addresses) {
	test(`${title}: axe finds nothing serious, and at 400 % nothing is scrolled sideways`, async ({ page }) => {
		await page.goto(address);
		await expect(page.locator("html")).toHaveAttribute("lang", language);
		await page.locator("main details").evaluateAll((questions) => {
			for (const question of questions) question.setAttribute("open", "");
		});
		await scrollThrough(page);
		for (const width of widths) {
			await page.setViewportSize({ width, height: 800 });
			expect.soft(await axeFindings(page, grave), `at ${width} px`).toEqual([]);
		}
		await page.setViewportSize(zoomed);
		const widest = await page.evaluate(() => document.documentElement.scrollWidth);
		expect(widest).toBeLessThanOrEqual(zoomed.width);
		expect(await textsBeyondTheEdge(page)).toEqual([]);
	});
}

test("the page that is not there has nothing serious either", async ({ context }) => {
	for (const address of ["/no-such-page", "/fr/blog/rien"]) {
		// A page of its own: the browser complains of a 404 in the console.
		const page = await context.newPage();
		await page.goto(address);
		expect(await axeFindings(page, grave)).toEqual([]);
	}
});
