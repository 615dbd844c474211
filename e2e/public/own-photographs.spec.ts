import type { FrameLocator, Page } from "@playwright/test";
import { lookPath, type StoredLook } from "#app/features/look/stored-look.ts";
import { enter, expect, expectAccessible, sidewaysScroll, test } from "#e2e/support/content-area.ts";
import { newPicture } from "#e2e/support/sample-pictures.ts";

// The look belongs to a whole site: one of its own.
test.use({ siteEnvironment: { LOG_LEVEL: "warn" } });

/** The drawing of the first screen, whose place a photograph takes. */
const art = (page: Page | FrameLocator) => page.locator("main section svg:has(#first-circle)");

/** Returns the extent of the first screen's words, and the middle of the photograph. */
function placesOn(page: Page) {
	return page.evaluate(() => {
		const box = (selector: string) => {
			const { top, right, bottom, left, width, height } =
				document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
			return { top, right, bottom, left, width, height };
		};
		return { title: box("main h1"), words: box("main section .content"), art: box("main section svg") };
	});
}

test("a photograph on the first screen is seen on a phone, a tablet and a laptop, and while its texts are edited", async ({
	page,
	owner,
}) => {
	const { buffer } = await newPicture();
	const uploaded = await page.request.post("/api/admin/upload-image", {
		headers: { Authorization: `Bearer ${owner.token}` },
		multipart: { image: { name: "a.png", mimeType: "image/png", buffer } },
	});
	const { url } = (await uploaded.json()) as { url: string };
	const hash = /[0-9a-f]{64}/.exec(url)?.[0] ?? "";
	const { look, version } = await owner.request<StoredLook>("GET", lookPath);
	await owner.request("PUT", lookPath, { look: { ...look, photographs: { homeHero: hash } }, version });

	for (const width of [360, 390, 820]) {
		await page.setViewportSize({ width, height: 844 });
		const taken = page.waitForResponse((answer) => answer.url().includes(`/media/${hash}-800.avif`));
		await page.goto("/fr");
		expect((await taken).status()).toBe(200);
		await expect(art(page)).toHaveCSS("background-image", new RegExp(hash));
		const places = await placesOn(page);
		expect(places.art.top).toBeGreaterThanOrEqual(places.words.bottom);
		expect(places.art.left).toBeGreaterThan(0);
		expect(places.art.right).toBeLessThan(width);
		expect(places.art.height).toBeCloseTo(places.art.width);
		expect(places.art.width).toBeGreaterThan(300);
		expect(await sidewaysScroll(page)).toBe(0);
	}
	await expectAccessible(page);

	await page.setViewportSize({ width: 1280, height: 800 });
	await page.goto("/");
	await expect(art(page)).toHaveCSS("background-image", new RegExp(hash));
	const wide = await placesOn(page);
	expect(wide.art.top).toBeLessThan(wide.title.bottom);
	expect(wide.art.right).toBeGreaterThan(wide.title.right);

	await enter(page, owner);
	await page.goto("/admin/texts/page?page=home");
	await expect(art(page.frameLocator("iframe"))).toHaveCSS("background-image", new RegExp(hash));
});
