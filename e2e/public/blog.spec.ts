import { expect, test } from "#e2e/support/fixtures.ts";

const cards = "main article";

for (const javaScriptEnabled of [true, false]) {
	test.describe(`with JavaScript ${javaScriptEnabled ? "on" : "off"}`, () => {
		test.use({ javaScriptEnabled });

		test("a search finds titles, texts and tags, whatever the case and the accents", async ({ page }) => {
			await page.goto("/fr/blog");
			const all = await page.locator(cards).count();
			await page.getByRole("searchbox").fill("DELICATESSE");
			await page.getByRole("searchbox").press("Enter");
			await expect(page).toHaveURL(/search=DELICATESSE/);
			await expect(page.getByRole("link", { name: "La discrétion est une délicatesse" })).toBeVisible();
			await expect.poll(() => page.locator(cards).count()).toBeLessThan(all);
		});

		test("a search without results says so, in the specification's words", async ({ page }) => {
			await page.goto("/blog?search=zzzz");
			await expect(page.getByText("No articles found")).toBeVisible();
			await expect(page.getByText("Try adjusting your search terms.")).toBeVisible();
		});

		test("a tag leads to the articles that carry it", async ({ page, administrator }) => {
			await page.goto("/blog/chemistry-is-not-a-verdict");
			await page.getByRole("main").getByRole("link", { name: "slow dating" }).first().click();
			await expect(page).toHaveURL(/\/blog\?tag=/);
			// With a session the list is whole, whatever other specs have published on this site.
			const posts = await administrator.request("GET", "/api/blog-posts?status=published");
			const carriers = (posts as { tags: string[] }[]).filter(({ tags }) => tags.includes("slow dating"));
			expect(carriers.length).toBeGreaterThan(1);
			await expect(page.locator(cards)).toHaveCount(carriers.length);
		});
	});
}

test("the list refines as one types, and the address can be shared", async ({ page }) => {
	await page.goto("/blog");
	await page.getByPlaceholder("Search articles...").pressSequentially("silence");
	await expect(page).toHaveURL(/search=silence/);
	await expect(page.getByRole("link", { name: "How to read a good silence" })).toBeVisible();
	await expect(page.getByPlaceholder("Search articles...")).toBeFocused();
});

test("an article leads on to related ones, and back to the list", async ({ page }) => {
	await page.goto("/blog/chemistry-is-not-a-verdict");
	await expect(page.locator("main article h3, main section article")).not.toHaveCount(0);
	await page.getByRole("link", { name: "Back to Blog" }).first().click();
	await expect(page).toHaveURL(/\/blog$/);
});
