import type { FrameLocator, Page } from "@playwright/test";
import { lookPath, type StoredLook } from "#app/features/look/stored-look.ts";
import { type ArtPlace, type ArtPlaceShape, artPlaceNames, artPlaces } from "#app/site/art-places.ts";
import { siteMap } from "#app/site/site-map.ts";
import type { Administrator } from "#e2e/support/administrator.ts";
import { enter, expect, expectAccessible, sidewaysScroll, test } from "#e2e/support/content-area.ts";
import { newPicture } from "#e2e/support/sample-pictures.ts";
import { isLong } from "#platform/testing/long-tests.ts";

// The look belongs to a whole site: one of its own.
test.use({ siteName: "own photographs" });

const shapes: Record<ArtPlace, ArtPlaceShape & { page: keyof typeof siteMap }> = artPlaces;
const underWords = artPlaceNames.filter((place) => shapes[place].underWords);
const shownOn = [...new Set(underWords.map((place) => shapes[place].page))];

/** The drawing of a place, which a photograph takes. */
const art = (page: Page | FrameLocator, place: ArtPlace) =>
	page.locator(`main section svg:has(${shapes[place].anchor})`);

/** Gives one photograph to places. @returns its hash. */
async function placePhotograph(page: Page, owner: Administrator, places: ArtPlace[]): Promise<string> {
	const { buffer } = await newPicture();
	const uploaded = await page.request.post("/api/admin/upload-image", {
		headers: { Authorization: `Bearer ${owner.token}` },
		multipart: { image: { name: "a.png", mimeType: "image/png", buffer } },
	});
	const { url } = (await uploaded.json()) as { url: string };
	const hash = /[0-9a-f]{64}/.exec(url)?.[0] ?? "";
	const { look, version } = await owner.request<StoredLook>("GET", lookPath);
	const photographs = Object.fromEntries(places.map((place) => [place, hash]));
	await owner.request("PUT", lookPath, { look: { ...look, photographs }, version });
	return hash;
}

/** Returns the extent of a place, and of the words of its section. */
function extentsOf(page: Page, place: ArtPlace) {
	return art(page, place).evaluate((drawing) => {
		const extent = (element: Element) => {
			const { top, right, bottom, left, width, height } = element.getBoundingClientRect();
			return { top, right, bottom, left, width, height };
		};
		const words = drawing.closest("section")?.querySelectorAll("h1,h2,p,a,button") ?? [];
		const shown = [...words].filter((word) => word.checkVisibility());
		return { art: extent(drawing), words: shown.map(extent) };
	});
}

test("photographs are whole and under the words on a phone and a tablet, in their places on a laptop", {
	tag: "@long",
}, async ({ page, owner }) => {
	const hash = await placePhotograph(page, owner, underWords);
	for (const width of isLong ? [360, 390, 820] : [360]) {
		await page.setViewportSize({ width, height: 844 });
		for (const shown of shownOn) {
			const taken = page.waitForResponse((answer) => answer.url().includes(`/media/${hash}-800.avif`));
			await page.goto(`/fr${siteMap[shown].path}`);
			expect((await taken).status()).toBe(200);
			for (const place of underWords.filter((name) => shapes[name].page === shown)) {
				await expect(art(page, place)).toHaveCSS("background-image", new RegExp(hash));
				const seen = await extentsOf(page, place);
				for (const words of seen.words) expect(seen.art.top, place).toBeGreaterThanOrEqual(words.bottom);
				expect(seen.art.left, place).toBeGreaterThan(0);
				expect(seen.art.right, place).toBeLessThan(width);
				expect(seen.art.height).toBeCloseTo(seen.art.width);
				expect(seen.art.width).toBeGreaterThan(270);
			}
			expect(await sidewaysScroll(page)).toBe(0);
		}
	}
	await expectAccessible(page);

	await page.setViewportSize({ width: 1280, height: 800 });
	await page.goto("/");
	await expect(art(page, "homeHero")).toHaveCSS("background-image", new RegExp(hash));
	const wide = await extentsOf(page, "homeHero");
	const [title] = wide.words.filter(({ height }) => height > 100);
	expect(wide.art.top).toBeLessThan(title?.bottom ?? 0);
	expect(wide.art.right).toBeGreaterThan(title?.right ?? 0);

	await enter(page, owner);
	await page.goto("/admin/texts/page?page=home");
	await expect(art(page.frameLocator("iframe"), "homeHero")).toHaveCSS("background-image", new RegExp(hash));
});
