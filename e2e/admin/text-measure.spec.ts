import type { Page } from "@playwright/test";
import { expect, openScreen, test } from "#e2e/support/content-area.ts";

const sentence = "Those who walk by the lagoon at dawn speak slowly, and so do our evenings begin. ";
const texts = { title: "At its measure", excerpt: "The lagoon.", content: sentence.repeat(6) };

/** Returns the width of the first text of this kind, in pixels. */
const widthOf = (page: Page, selector: string) =>
	page
		.locator(selector)
		.first()
		.evaluate((text) => text.getBoundingClientRect().width);

for (const width of [1280, 1440]) {
	const tag = width === 1280 ? [] : "@long";
	test(`at ${width} px a text is as wide while it is written as on its page`, { tag }, async ({
		signedIn: page,
		owner,
	}) => {
		await page.setViewportSize({ width, height: 800 });
		const { id, slug } = await owner.publish(texts, texts);
		const written = ".writing .prose";
		await page.goto(`/blog/${slug}`);
		const measure = await widthOf(page, "main .prose");

		await openScreen(page, `edit-article/${id}`, "Edit Article");
		await expect(page.locator(written).first()).toContainText(sentence.trim());
		expect(await widthOf(page, written)).toBe(measure);
		await expect(page.getByText("Visitors see this text.")).toBeInViewport({ ratio: 1 });
		await expect(page.getByRole("button", { name: "Publish Changes" })).toBeInViewport({ ratio: 1 });

		await openScreen(page, "add-page", "Add a page");
		await expect(page.locator(written).first()).toBeVisible();
		expect(await widthOf(page, written)).toBe(measure);
	});
}
