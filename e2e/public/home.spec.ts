import { expect, test } from "#e2e/support/fixtures.ts";

const notice = "Tamarin Introductions is now Ensemble.";

test("the notice of the new name, once dismissed, is never painted again", async ({ page }) => {
	await page.goto("/");
	await expect(page.getByText(notice)).toBeVisible();
	await page.getByRole("button", { name: "Dismiss this notice" }).click();
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

test("the counter counts up to the member count, which the HTML states", async ({ page, request }) => {
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
		"Fewer introductions",
		"It begins with",
		"What a careful introduction",
		"What membership",
		"Serious about it",
		"The people who",
		"Your evenings are",
		"Three things we",
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
