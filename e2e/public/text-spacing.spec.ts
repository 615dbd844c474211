import { expect, test } from "#e2e/support/fixtures.ts";

test.use({ viewport: { width: 390, height: 844 } });

/** The distances between lines, letters and words that a reader may set (WCAG 1.4.12). */
const spacing =
	"* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }";

for (const path of ["", "/how-it-works", "/network", "/blog", "/events/singlessocials", "/legal"]) {
	for (const language of ["", "/fr"]) {
		test(`${language}${path || "/"} fits a phone with the text spacing of a reader`, async ({ page }) => {
			await page.goto(`${language}${path}` || "/");
			await page.addStyleTag({ content: spacing });
			const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
			expect(sideways).toBeLessThanOrEqual(0);
		});
	}
}
