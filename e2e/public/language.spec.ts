import { expect, test } from "#e2e/support/fixtures.ts";

test("the switcher stays on the page, and the choice is stored", async ({ page, isMobile }) => {
	expect(isMobile).toBe(false);
	await page.goto("/blog");
	await page.getByRole("link", { name: "Français" }).click();
	await expect(page).toHaveURL(/\/fr\/blog$/);
	await expect(page.locator("html")).toHaveAttribute("lang", "fr");

	await page.goto("/");
	await expect(page).toHaveURL(/\/fr$/);

	await page.getByRole("link", { name: "English" }).click();
	await expect(page).toHaveURL(/\/$/);
	await page.goto("/blog");
	await expect(page).toHaveURL(/\/blog$/);
	await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("each page names its own address and its alternate's", async ({ page, site }) => {
	for (const [address, canonical] of [
		["/", "/"],
		["/Blog/", "/blog"],
		["/fr/blog", "/fr/blog"],
	] as const) {
		await page.goto(address);
		const plain = canonical.replace("/fr", "");
		const alternate = (language: string) => page.locator(`link[rel=alternate][hreflang=${language}]`);
		await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", site.url + canonical);
		await expect(alternate("en")).toHaveAttribute("href", site.url + plain);
		await expect(alternate("fr")).toHaveAttribute("href", `${site.url}/fr${plain === "/" ? "" : plain}`);
		await expect(alternate("x-default")).toHaveAttribute("href", site.url + plain);
	}
});

test("a page's data holds one language alone", async ({ request }) => {
	const english = await (await request.get("/")).text();
	const french = await (await request.get("/fr")).text();
	expect(english).toContain("How it works");
	expect(english).not.toContain("Le parcours");
	expect(french).toContain("Le parcours");
	expect(french).not.toContain("How it works");
});
