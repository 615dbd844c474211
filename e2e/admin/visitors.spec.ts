import type { Browser } from "@playwright/test";
import { expect, expectAccessible, openScreen, sidewaysScroll, test } from "#e2e/support/content-area.ts";
import { isLong } from "#platform/testing/long-tests.ts";

// A site of its own: visits of other files would be counted with those of this one.
test.use({ siteName: "visits" });

/** Looked at every day; each language at each width, once a night. */
const widths = isLong ? { en: [360, 768, 1280], fr: [360, 768, 1280] } : { en: [], fr: [360] };
/** A person's: the browser of the tests names itself as a program. */
const userAgent = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0";

/** Opens pages as a visitor who comes from elsewhere. */
async function visit(browser: Browser, siteUrl: string, ...paths: string[]): Promise<void> {
	const context = await browser.newContext({ baseURL: siteUrl, userAgent });
	const page = await context.newPage();
	for (const path of paths) await page.goto(path);
	await context.close();
}

test("visits are told in sentences, drawings and tables, in both languages", async ({
	signedIn: page,
	browser,
	site,
}) => {
	await openScreen(page, "visits", "Visitors");
	await expect(page.getByText("Nobody has been counted yet")).toBeVisible();
	await expectAccessible(page);
	await visit(browser, site.url, "/", "/fr", "/blog");
	await expect(async () => {
		await page.reload();
		await expect(page.getByText("In the last 28 days: 3 visits.")).toBeVisible({ timeout: 2_000 });
	}).toPass();
	for (const [language, title, table, today] of [
		["en", "Visitors", "The figures as a table", "Today"],
		["fr", "Visites", "Les chiffres en tableau", "Aujourd’hui"],
	] as const) {
		await page.context().addCookies([{ name: "language", value: language, url: site.url }]);
		for (const width of widths[language]) {
			await page.setViewportSize({ width, height: 900 });
			await openScreen(page, "visits", title);
			const tables = page.getByText(table);
			await expect(tables.first()).toBeVisible();
			for (const one of await tables.all()) await one.click();
			await expect(page.getByRole("table").first()).toBeVisible();
			await expectAccessible(page);
			expect(await sidewaysScroll(page)).toBe(0);
			await page.getByRole("link", { name: today }).click();
			await expect(page).toHaveURL(/period=today$/);
			await expectAccessible(page);
		}
	}
});

test("the figures are reached by keyboard, printed without what is pressed, and saved as a file", async ({
	signedIn: page,
	browser,
	site,
}) => {
	await visit(browser, site.url, "/network");
	await openScreen(page, "visits", "Visitors");
	await expect(async () => {
		await page.reload();
		await expect(page.getByRole("heading", { name: "Programs" })).toBeVisible({ timeout: 2_000 });
	}).toPass();
	await page.getByRole("link", { name: "7 days" }).focus();
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/period=7days$/);
	await expect(page.getByRole("link", { name: "7 days" })).toHaveAttribute("aria-current", "page");
	await expect(page.getByRole("link", { name: "7 days" })).toBeFocused();
	const downloading = page.waitForEvent("download");
	await page.getByRole("button", { name: "Save as a file (CSV)" }).press("Enter");
	expect((await downloading).suggestedFilename()).toBe("visits-7days.csv");
	await page.emulateMedia({ media: "print" });
	await expect(page.getByRole("navigation", { name: "Period" })).toBeHidden();
	await expect(page.getByRole("heading", { name: "Programs" })).toBeVisible();
});
