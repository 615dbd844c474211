import { expect, test } from "#e2e/support/fixtures.ts";

const notice = "Tamarin Introductions is now Ensemble.";

test("the notice of the new name, once dismissed, is never painted again", async ({ page }) => {
	await page.goto("/");
	await expect(page.getByText(notice)).toBeVisible();
	await page.getByLabel("Dismiss this notice").click();
	await expect(page.getByText(notice)).toBeHidden();

	// Watched from the first frame on: a flash would be seen as a moment of being shown.
	await page.addInitScript(() => {
		Object.assign(window, { noticeShown: false });
		const look = () => {
			const found = document.querySelector(".rebrand-notice");
			if (found?.checkVisibility()) Object.assign(window, { noticeShown: true });
			requestAnimationFrame(look);
		};
		requestAnimationFrame(look);
	});
	await page.goto("/");
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	expect(await page.evaluate(() => "noticeShown" in window && window.noticeShown)).toBe(false);
});

test("the notice of the new name is closed without scripts, too", async ({ browser, baseURL }) => {
	const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
	await page.goto("/");
	await page.getByLabel("Dismiss this notice").click();
	await expect(page.getByText(notice)).toBeHidden();
	await page.close();
});

test("what is folded on a phone is printed, and unfolded in a wide window where it is for phones", async ({
	page,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/");
	const point = page.getByText("An assessment of your needs in a relationship");
	const row = page.getByRole("rowheader", { name: "Self-knowledge" });
	await expect(point).toBeHidden();
	await expect(row).toBeHidden();
	await page.getByText("See all eight").click();
	await expect(row).toBeVisible();
	await page.setViewportSize({ width: 1280, height: 800 });
	await expect(point).toBeVisible();
	await page.goto("/");
	await page.setViewportSize({ width: 390, height: 844 });
	await page.emulateMedia({ media: "print" });
	await expect(point).toBeVisible();
	await expect(row).toBeVisible();
});

test("the counter counts up to the member count, which the HTML states", async ({ page, request }) => {
	await page.emulateMedia({ reducedMotion: "no-preference" });
	expect(await (await request.get("/")).text()).toContain("234");
	await page.goto("/");
	const counter = page.getByText("successful", { exact: false }).first();
	await counter.scrollIntoViewIfNeeded();
	await expect(page.locator("main")).toContainText("234");
});

test("the blocks come in the specification's order", async ({ page }) => {
	await page.goto("/");
	const titles = await page.locator("main :is(h1, h2)").allTextContents();
	const order = [
		"Introductions for people",
		"Nadia Lemaire",
		"Fewer introductions",
		"It begins with",
		"What a careful introduction",
		"What membership",
		"Serious about it",
		"The people who",
		"Your evenings are",
		"Three things we",
		"How we keep it",
		"One fee",
		"Four steps",
		"What online daters",
		"Thinking of",
		"Notes on",
		"Before you",
		"Dating advice",
	];
	const found = order.map((start) => titles.findIndex((title) => title.startsWith(start)));
	expect(found).not.toContain(-1);
	expect(found).toEqual(found.toSorted((one, other) => one - other));
});
