import { expect, expectToast } from "#e2e/support/content-area.ts";
import { test } from "#e2e/support/fixtures.ts";

// The browser itself reports each refused request in the console.
test.use({ quietPage: false });
// A site of its own: the newsletter form is sent there until it is refused.
test.use({ siteName: "error catalogue" });

test("an article that is not there", async ({ page }) => {
	const answer = await page.goto("/blog/no-such-article");
	expect(answer?.status()).toBe(404);
	await expect(page.getByRole("heading", { level: 1, name: "Article Not Found" })).toBeVisible();
	await expect(
		page.getByText("The article you're looking for doesn't exist or has been removed.", { exact: true }),
	).toBeVisible();
	await page.getByRole("main").getByRole("link", { name: "Back to Blog" }).click();
	await expect(page).toHaveURL(/\/blog$/);
});

test("a page that is not there", async ({ page }) => {
	expect((await page.goto("/no-such-page"))?.status()).toBe(404);
	await expect(page.getByRole("heading", { level: 1, name: "Page Not Found" })).toBeVisible();
});

test("a search that finds nothing", async ({ page }) => {
	await page.goto("/blog");
	await page.getByPlaceholder("Search articles...").fill("no such words");
	await page.getByPlaceholder("Search articles...").press("Enter");
	await expect(page.getByText("No articles found", { exact: true })).toBeVisible();
	await expect(page.getByText("Try adjusting your search terms.", { exact: true })).toBeVisible();
});

test("the newsletter form", async ({ page }) => {
	const field = page.getByLabel("Email address");
	for (const address of ["/", "/blog"]) {
		await page.goto(address);
		for (const typed of ["", "someone.example.com"]) {
			await field.fill(typed);
			await field.press("Enter");
			await expectToast(page, "Invalid emailPlease enter a valid email address.", "destructive");
			await expect(field).toHaveValue(typed);
		}
		await field.fill("catalogue@example.com");
		await field.press("Enter");
		await expectToast(
			page,
			"Successfully subscribed!You'll receive our bi-weekly dating tips straight to your inbox.",
		);
		await expect(field).toHaveValue("");
	}

	// Until the server refuses, with words of its own.
	const data = { email: "catalogue@example.com", language: "en" };
	await expect
		.poll(async () => (await page.request.post("/api/newsletter", { data })).status(), { intervals: [0] })
		.toBe(429);
	await field.fill("kept@example.com");
	await field.press("Enter");
	await expectToast(
		page,
		"Subscription failedThat is a few attempts in a row. Please wait a little, then try again.",
		"destructive",
	);
	await expect(field).toHaveValue("kept@example.com");
});
