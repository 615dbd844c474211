import { expect, expectAccessible, test } from "#e2e/support/content-area.ts";

// A site of its own: what is published here would stand in others' pages.
test.use({ siteName: "lists" });

const address = "/admin/texts/lists?list=home.testimonials.quotes";
const hostile = "</script><img src=x onerror=alert(1)>";

test("a quote is added, moved, agreed to and published; no other loses its notice", async ({
	signedIn: page,
}) => {
	await page.goto(address);
	await expect(page.getByRole("heading", { name: "2 entries" })).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("button", { name: "Add an entry" }).click();
	const entry = page.locator("[data-entry^=n]");
	for (const [part, words] of [
		["Quote", hostile],
		["Who says it", "Nurse, 31"],
	]) {
		await entry.getByRole("button", { name: new RegExp(`^Change: .* · ${part}, English`) }).click();
		await entry.getByRole("textbox", { name: new RegExp(`${part}, English$`) }).fill(words ?? "");
		await expect(entry.getByText("Saved with your changes.")).toBeVisible();
		await page.keyboard.press("Escape");
	}
	await entry.getByRole("button", { name: /^Move up: / }).focus();
	await page.keyboard.press("Enter");
	await page.keyboard.press("Enter");
	await expect(page.locator("[data-entry]").first()).toHaveAttribute("data-entry", /^n/);
	await entry.getByLabel("Who agreed (visitors never see this)").fill("Xanthippe");
	await entry.getByLabel(/^Date of consent/).fill("2026-01-10");
	await entry.getByRole("button", { name: "Record the consent" }).click();
	await expect(entry.getByText(/^Xanthippe agreed on/)).toBeVisible();
	await page.goto("/admin/texts/review");
	await page.getByRole("button", { name: "Publish now" }).click();
	await expect(page).toHaveURL(/\/admin\/texts$/);

	await page.setViewportSize({ width: 320, height: 700 });
	await page.goto("/");
	const quotes = page.locator("section.min-h-svh figure");
	await expect(quotes).toHaveCount(1);
	await expect(quotes.locator("blockquote")).toContainText(hostile);
	await expect(quotes).not.toContainText("Sample");
	const samples = page.locator('[aria-labelledby="testimonials"] figure');
	await expect(samples).toHaveCount(6);
	await expect(samples.filter({ hasText: "Sample quote" })).toHaveCount(6);
	expect(await page.content()).not.toContain("Xanthippe");
	const isWithin = () => document.documentElement.scrollWidth <= document.documentElement.clientWidth;
	expect(await page.evaluate(isWithin)).toBe(true);
});
