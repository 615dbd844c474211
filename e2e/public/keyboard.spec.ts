import { expect, test } from "#e2e/support/fixtures.ts";
import { addresses } from "#e2e/support/pages.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("the events menu opens by keyboard, leads on, and gives the focus back", async ({ page }) => {
	await page.goto("/");
	const button = page.getByRole("button", { name: "Events" });
	const link = page.getByRole("banner").getByRole("link", { name: "Singles Socials" });
	await button.press("Enter");
	await expect(link).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(link).toBeHidden();
	await expect(button).toBeFocused();
	await button.press("ArrowDown");
	await expect(link).toBeFocused();
});

test("the phone menu never lets the focus behind it, and gives it back", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 800 });
	for (const { address, menu } of [
		{ address: "/", menu: "Menu" },
		{ address: "/fr", menu: "Ouvrir le menu" },
	]) {
		await page.goto(address);
		const button = page.getByRole("button", { name: menu });
		await button.press("Enter");
		const dialog = page.getByRole("dialog");
		await expect(dialog).toBeVisible();
		const stops = await dialog.locator("a[href], button").count();
		for (let count = 0; count <= stops; count += 1) {
			await page.keyboard.press("Tab");
			// Past the last stop come the browser's own controls: the page then says its body.
			const behind = await dialog.evaluate(
				(element) => document.activeElement !== document.body && !element.contains(document.activeElement),
			);
			expect(behind).toBe(false);
		}
		await page.keyboard.press("Escape");
		await expect(dialog).toBeHidden();
		await expect(button).toBeFocused();
	}
});

const withQuestions = /^(home|socials) /;

for (const { title, address, language } of addresses.filter((page) => withQuestions.test(page.title))) {
	const tag = title.startsWith("home ") && language === "en" ? [] : "@long";
	test(`${title}: questions open by keyboard, several at once, and nothing moves under reduced motion`, {
		tag,
	}, async ({ page }) => {
		await page.goto(address);
		const questions = page.locator("main details").filter({ has: page.locator("summary:visible") });
		for (const question of (await questions.all()).slice(0, 2)) {
			await question.locator("summary").press("Enter");
			await expect(question).toHaveAttribute("open", "");
		}
		await expect(page.locator("main details[open]").filter({ visible: true })).toHaveCount(2);
		await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
		await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
	});
}
