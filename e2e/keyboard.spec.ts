import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { addresses } from "./pages.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** More stops than any page has. */
const mostStops = 250;

for (const { title, address } of addresses) {
	for (const width of [390, 1280]) {
		test(`${title} at ${width} px: the focus is seen at every stop`, async ({ page }) => {
			await page.setViewportSize({ width, height: 800 });
			await page.goto(address);
			const stops: string[] = [];
			for (let count = 0; count < mostStops; count += 1) {
				await page.keyboard.press("Tab");
				const stop = await focusedStop(page);
				if (stop === undefined) break;
				stops.push(stop.name);
				expect.soft(stop.faults, `stop ${count + 1}, ${stop.name}`).toEqual([]);
			}
			expect(stops.length).toBeGreaterThan(5);
			expect(stops.length).toBeLessThan(mostStops);
		});
	}
}

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

for (const { title, address } of addresses) {
	test(`${title}: questions open by keyboard, several at once, and nothing moves under reduced motion`, async ({
		page,
	}) => {
		await page.goto(address);
		const questions = page.locator("main details").filter({ visible: true });
		for (const question of (await questions.all()).slice(0, 2)) {
			await question.locator("summary").press("Enter");
			await expect(question).toHaveAttribute("open", "");
		}
		await expect(page.locator("main details[open]").filter({ visible: true })).toHaveCount(
			Math.min(await questions.count(), 2),
		);
		await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
		await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
	});
}

/** What has the focus, and what keeps a visitor from seeing that it has; undefined once the page is left. */
async function focusedStop(page: Page): Promise<{ name: string; faults: string[] } | undefined> {
	return page.evaluate(() => {
		const element = document.activeElement;
		if (element === null || element === document.body) return undefined;
		const faults: string[] = [];
		const hasRing = (candidate: Element | null) => {
			if (candidate === null) return false;
			const { outlineStyle, outlineWidth } = getComputedStyle(candidate);
			return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
		};
		// A field may leave the ring to the form that looks like one field with its button.
		if (!hasRing(element) && !hasRing(element.parentElement)) faults.push("has no ring");
		const { left, top, right, bottom } = element.getBoundingClientRect();
		if (right <= 0 || bottom <= 0 || left >= innerWidth || top >= innerHeight)
			faults.push("is off the screen");
		// Along its edges too: it may be covered in part, but not as a whole.
		const points = [0.1, 0.5, 0.9].flatMap((x) =>
			[0.1, 0.5, 0.9].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
		);
		const seen = points.some(([x, y]) => {
			const hit = document.elementFromPoint(x, y);
			return hit !== null && (element.contains(hit) || hit.contains(element));
		});
		if (!seen) faults.push("is covered");
		const words = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40);
		return { name: `${element.tagName.toLowerCase()} "${words}"`, faults };
	});
}
