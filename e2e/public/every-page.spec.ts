import type { Page } from "@playwright/test";
import { axeFindings } from "#e2e/support/axe.ts";
import { sidewaysScroll } from "#e2e/support/content-area.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { focusedStop } from "#e2e/support/focus.ts";
import { shiftLimit, watchShifts } from "#e2e/support/layout-shifts.ts";
import { addresses } from "#e2e/support/pages.ts";
import { scrollThrough, textsBeyondTheEdge, waitUntilAtRest } from "#e2e/support/scrolling.ts";

// Read by nobody else meanwhile, and nothing is written: workers share them.
test.describe.configure({ mode: "parallel" });
// Nothing may move by itself for those who let it, either.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** Accessibility violations that no page may have. */
const grave = ["serious", "critical"] as const;

/** A window of 1280 by 1024 pixels at 400 %. */
const zoomed = { width: 320, height: 256 };

/** More stops than any page has. */
const maxStops = 250;

const phone = 390;

/** The French pages stop where the English pages do: at one width is enough. */
const walkedAt = { en: [phone, 1280], fr: [phone] };

/** The longest page, which is opened in a wide window too. */
const longest = /^home /;

/** Pages like one that is opened in English on a phone; these, and that one elsewhere, are opened once a night. */
const alike = /^(favicon|legal|newsletter\/archive|rebrand) /;

/** The distances between lines, letters and words that a reader may set (WCAG 1.4.12). */
const spacing =
	"* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }";

// One visit for all that is asked of a page at a width: opening it is what takes the time. Each width has a
// browser profile of its own: with a wider picture in its memory, Chromium shows that one in a narrow window,
// and warns that the preloaded one is not used.
for (const { title, address, language } of addresses) {
	for (const width of [1280, phone]) {
		const isDaily = language === "en" && (width === phone ? !alike.test(title) : longest.test(title));
		const tag = isDaily ? [] : "@long";
		test(`${title} at ${width} px: quiet, accessible, and walked by keyboard`, { tag }, async ({
			page,
			site,
		}) => {
			test.slow();
			const messages: string[] = [];
			const strangers: string[] = [];
			page.on("console", (message) => messages.push(message.text()));
			page.on("pageerror", (error) => messages.push(String(error)));
			page.on("request", (request) => {
				if (!request.url().startsWith(site.url) && !request.url().startsWith("data:")) {
					strangers.push(request.url());
				}
			});
			// Late typefaces have a test of their own.
			const shifted = await watchShifts(page, "the typefaces");

			await page.setViewportSize({ width, height: 800 });
			await page.goto(address);
			await expect(page.locator("html")).toHaveAttribute("lang", language);
			// The top first, and at rest: what comes late would move it.
			await page.waitForLoadState("networkidle");
			await scrollThrough(page);
			await waitForPictures(page);
			expect.soft(messages).toEqual([]);
			expect.soft(strangers).toEqual([]);
			expect.soft(await shifted()).toBeLessThan(shiftLimit);

			await page.emulateMedia({ reducedMotion: "reduce" });
			if (walkedAt[language].includes(width)) await walk(page);
			await openQuestions(page);
			await waitUntilAtRest(page);
			expect.soft(await axeFindings(page, grave)).toEqual([]);

			if (width !== phone) return;
			await test.step("at 400 % nothing is scrolled sideways", async () => {
				await page.setViewportSize(zoomed);
				await waitUntilAtRest(page);
				const widest = await page.evaluate(() => document.documentElement.scrollWidth);
				expect(widest).toBeLessThanOrEqual(zoomed.width);
				expect(await textsBeyondTheEdge(page)).toEqual([]);
			});

			await test.step("nor with the text spacing of a reader on a phone", async () => {
				await page.setViewportSize({ width, height: 844 });
				await page.addStyleTag({ content: spacing });
				expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
			});
		});
	}
}

test("the page that is not there has nothing serious either", async ({ context }) => {
	for (const address of ["/no-such-page", "/fr/blog/rien"]) {
		// A page of its own: the browser complains of a 404 in the console.
		const page = await context.newPage();
		await page.goto(address);
		expect(await axeFindings(page, grave)).toEqual([]);
	}
});

/** Goes through the page with Tab: the focus is seen at every stop. */
async function walk(page: Page): Promise<void> {
	await page.evaluate(async () => {
		scrollTo({ top: 0, behavior: "instant" });
		// The header is notified with the next frame, and is drawn where it belongs in the one after.
		for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
	});
	await waitUntilAtRest(page);
	const stops: string[] = [];
	const faults: string[] = [];
	for (let count = 0; count < maxStops; count += 1) {
		await page.keyboard.press("Tab");
		const stop = await focusedStop(page);
		if (stop === undefined) break;
		stops.push(stop.name);
		faults.push(...stop.faults.map((fault) => `stop ${count + 1}, ${stop.name}, ${fault}`));
	}
	expect.soft(faults).toEqual([]);
	expect(stops.length).toBeGreaterThan(5);
	expect(stops.length).toBeLessThan(maxStops);
}

function openQuestions(page: Page): Promise<void> {
	return page.locator("main details").evaluateAll((questions) => {
		for (const question of questions) question.setAttribute("open", "");
	});
}

/** Waits until the pictures that came near have come in. */
async function waitForPictures(page: Page): Promise<void> {
	await page.waitForFunction(() => [...document.images].every((picture) => picture.complete));
}
