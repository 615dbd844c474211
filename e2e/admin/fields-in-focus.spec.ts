import type { Locator } from "@playwright/test";
import { expect, openScreen, test, textField } from "#e2e/support/content-area.ts";
import { isLong } from "#platform/testing/long-tests.ts";

/** Lagoon and ember, the colours of the focus and of a fault. */
const focusColour = "rgb(23, 73, 74)";
const faultColour = "rgb(163, 18, 63)";

async function expectFocused(frame: Locator): Promise<void> {
	await expect(frame).toHaveCSS("outline", `${focusColour} solid 2px`);
	await expect(frame).toHaveCSS("outline-offset", "0px");
}

type Framed = { field: Locator; frame: Locator };

/** Each looks faulty, and no less where it has the focus. */
async function expectFaulty(fields: readonly Framed[]): Promise<void> {
	for (const { field, frame } of fields) {
		await expect(field).toHaveAttribute("aria-invalid", "true");
		await expect(frame).toHaveCSS("border", `2px solid ${faultColour}`);
		await field.focus();
		await expectFocused(frame);
		await expect(frame).toHaveCSS("border", `2px solid ${faultColour}`);
	}
}

test("a field with the focus does not look like a faulty one, whichever kind of field it is", {
	tag: "@long",
}, async ({ signedIn: page }) => {
	await openScreen(page, "add-article", "Create Article");
	const title = textField(page, "Title");
	const content = textField(page, "Article Content");
	const tags = textField(page, "Tags");
	const day = page.getByLabel("Publish at");
	const framed: Framed[] = [
		{ field: title, frame: title },
		{ field: textField(page, "Excerpt"), frame: textField(page, "Excerpt") },
		{ field: content, frame: content.locator("..") },
		{ field: tags, frame: tags.locator("..") },
		{ field: day, frame: day },
	];
	for (const { field, frame } of framed) {
		await field.focus();
		await expectFocused(frame);
		await expect(frame).toHaveCSS("border", `1px solid ${focusColour}`);
	}
	// The next part of the day.
	await page.keyboard.press("Tab");
	await expectFocused(day);

	const faulty = framed.slice(0, 4);
	await tags.fill("x".repeat(41));
	for (const { field } of faulty.slice(0, 3)) await field.fill("Words");
	await page.getByRole("button", { name: "Publish Now" }).click();
	await expectFaulty(faulty.slice(3));
	for (const { field } of faulty.slice(0, 3)) {
		await field.press("Control+a");
		await page.keyboard.press("Delete");
	}
	await page.getByRole("button", { name: "Publish Now" }).click();
	await expectFaulty(faulty.slice(0, 3));
});

test("what Tab comes to stands clear of the bar that saves, on a phone too", async ({ signedIn: page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	const screens = [
		["facts", "Facts"],
		["facts/look", "Look"],
	] as const;
	for (const [path, title] of screens.slice(0, isLong ? screens.length : 1)) {
		await openScreen(page, path, title);
		const bar = page.locator(".save-bar");
		const save = bar.getByRole("button");
		await expect(save).toBeVisible();
		const covered: string[] = [];
		for (let stops = 0; stops < 200; stops += 1) {
			await page.keyboard.press("Tab");
			if (await save.evaluate((button) => button === document.activeElement)) break;
			const reached = await bar.evaluate((element) => {
				const focused = document.activeElement;
				const isCovered =
					focused !== null &&
					focused !== document.body &&
					focused.getBoundingClientRect().bottom > element.getBoundingClientRect().top;
				return isCovered ? focused.outerHTML.slice(0, 120) : undefined;
			});
			if (reached !== undefined) covered.push(reached);
		}
		await expect(save).toBeFocused();
		expect(covered).toEqual([]);
	}
});
