import type { Page } from "@playwright/test";
import { defaultFacts } from "#app/site/facts.ts";
import { expect, test } from "#e2e/support/fixtures.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

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

test("the bar never hides while something in it has the focus", { tag: "@long" }, async ({ page }) => {
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

test("a click keeps open what the pointer's arrival has opened, and the next one closes it", {
	tag: "@long",
}, async ({ page }) => {
	await page.goto("/");
	const button = page.getByRole("button", { name: "Events" });
	const link = bar(page).getByRole("link", { name: "Singles Socials" });
	await button.click();
	await expect(button).toHaveAttribute("aria-expanded", "true");
	await expect(link).toBeVisible();
	await button.click();
	await expect(link).toBeHidden();
	await button.click();
	await expect(link).toBeVisible();
	// The focus is elsewhere where a browser gives none to a clicked button.
	await button.evaluate((element) => element.blur());
	await expect(link).toBeHidden();
	await page.mouse.move(5, 600);
	await button.hover();
	await expect(link).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(link).toBeHidden();
});

test.describe("by touch", () => {
	test.use({ hasTouch: true, viewport: { width: 1180, height: 820 } });

	test("the events menu closes on a tap elsewhere, also where a tapped button has no focus", {
		tag: "@long",
	}, async ({ page }) => {
		await page.goto("/");
		const button = page.getByRole("button", { name: "Events" });
		const link = bar(page).getByRole("link", { name: "Singles Socials" });
		// As on an iPad: what is tapped takes no focus.
		await button.evaluate((element) =>
			element.addEventListener("mousedown", (event) => event.preventDefault()),
		);
		await button.tap();
		await expect(link).toBeVisible();
		await expect(button).not.toBeFocused();
		await page.touchscreen.tap(300, 600);
		await expect(link).toBeHidden();
		await button.tap();
		await link.tap();
		await expect(page).toHaveURL(/\/events\/singlessocials$/);
	});
});

test("the page behind the open phone menu rests", { tag: "@long" }, async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/");
	await scrollTo(page, 900);
	await expect(bar(page)).not.toBeInViewport();
	await scrollTo(page, 600);
	await expect(bar(page)).toBeInViewport({ ratio: 1 });
	const box = await page.getByRole("button", { name: "Menu" }).boundingBox();
	if (box === null) throw new Error("No menu");
	await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
	await expect(page.getByRole("dialog")).toBeVisible();
	await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
	await page.keyboard.press("Escape");
	await expect(page.locator("html")).toHaveCSS("overflow-y", "visible");
	expect(await page.evaluate(() => window.scrollY)).toBe(600);
});

for (const [address, name, form] of [
	["/", "Apply Now", defaultFacts.apply.en],
	["/fr", "Déposer ma candidature", defaultFacts.apply.fr],
] as const) {
	test(`${name} opens the form of its language in a new tab`, {
		tag: address === "/" ? "@long" : [],
	}, async ({ page }) => {
		await page.goto(address);
		const apply = bar(page).getByRole("link", { name });
		await expect(apply).toHaveAttribute("href", form);
		await expect(apply).toHaveAttribute("target", "_blank");
	});
}
