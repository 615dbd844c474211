import type { Page } from "@playwright/test";
import { links } from "../app/site.ts";
import { expect, test } from "./fixtures.ts";

const bar = (page: Page) => page.getByRole("banner");
const white = "rgb(255, 255, 255)";

/** Scrolls as a visitor does, by the wheel, and waits until the page is there. */
async function scrollTo(page: Page, y: number): Promise<void> {
	await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), y);
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(y);
}

test("the bar hides on the way down past 100 px, and is back on the way up", async ({ page }) => {
	await page.goto("/");
	await expect(bar(page)).toBeInViewport();
	await scrollTo(page, 90);
	await expect(bar(page)).toBeInViewport();
	await scrollTo(page, 800);
	await expect(bar(page)).not.toBeInViewport();
	await scrollTo(page, 700);
	await expect(bar(page)).toBeInViewport();
});

test("the bar never hides while something in it has the focus", async ({ page }) => {
	await page.goto("/");
	await page.getByRole("link", { name: "How it works" }).first().focus();
	await scrollTo(page, 800);
	await expect(bar(page)).toBeInViewport();
});

test("the bar is white past 50 px on the home page, and at once on every other page", async ({ page }) => {
	await page.goto("/");
	await expect(bar(page)).not.toHaveCSS("background-color", white);
	await scrollTo(page, 60);
	await expect(bar(page)).toHaveCSS("background-color", white);
	await page.goto("/blog");
	await expect(bar(page)).toHaveCSS("background-color", white);
});

test("the events menu opens on hover and on click", async ({ page }) => {
	await page.goto("/");
	const button = page.getByRole("button", { name: "Events" });
	const link = bar(page).getByRole("link", { name: "Singles Socials" });
	await button.hover();
	await expect(link).toBeVisible();
	await page.mouse.move(5, 600);
	await expect(link).toBeHidden();
	await button.dispatchEvent("click");
	await link.click();
	await expect(page).toHaveURL(/\/events\/singlessocials$/);
});

for (const [address, name, form] of [
	["/", "Apply Now", links.apply.en],
	["/fr", "Je candidate", links.apply.fr],
] as const) {
	test(`${name} opens the form of its language in a new tab`, async ({ page }) => {
		await page.goto(address);
		const apply = bar(page).getByRole("link", { name });
		await expect(apply).toHaveAttribute("href", form);
		await expect(apply).toHaveAttribute("target", "_blank");
	});
}
