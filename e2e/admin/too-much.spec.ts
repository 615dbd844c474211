import {
	expect,
	expectAccessible,
	openScreen,
	openSource,
	test,
	textField,
	toast,
} from "#e2e/support/content-area.ts";
import { isLong } from "#platform/testing/long-tests.ts";

// The browser tells of each refusal.
test.use({ quietPage: false });

test("what is too much says so in the same words while it is written, looked at and saved", async ({
	signedIn: page,
}) => {
	await openScreen(page, "add-article", "Create Article");
	await textField(page, "Title").fill("Too much");
	const content = textField(page, "Article Content");
	const saved = page.waitForResponse((response) => response.url().includes("/api/admin/working-copies"));

	await test.step("marks within one another, written as they will look", async () => {
		await content.focus();
		await page.keyboard.type(`${"> ".repeat(101)}deep`);
		const said = /^Quotes, lists or tags are nested more than 100 deep at line 1/;
		await expect(content).toHaveAccessibleDescription(said);
		await expect(page.getByRole("status").filter({ hasText: said })).toBeVisible();
		await expect(page.getByRole("tab", { name: "Edit", exact: true })).toHaveAttribute(
			"aria-selected",
			"true",
		);
		await expectAccessible(page);
		await page.getByRole("tab", { name: "Preview" }).click();
		await expect(page.getByRole("alert").filter({ hasText: said })).toBeVisible();
		await page.getByRole("tab", { name: "Edit", exact: true }).click();
		await page.getByRole("button", { name: "Save as Draft" }).click();
		await expect(toast(page)).toContainText(/Quotes, lists or tags are nested more than 100 deep at line 1/);
		await expect(content).toHaveAccessibleDescription(said);
		await expect(content).toContainText("deep");
		expect((await saved).ok()).toBe(true);
	});

	// The preview of a text that long takes its time.
	if (!isLong) return;
	await test.step("characters", async () => {
		const source = await openSource(page);
		await source.fill(`One\n\n${"words ".repeat(33_400)}`);
		const said = /goes over its limit of 200.?000 characters by 405, in line 3/;
		await expect(source).toHaveAccessibleDescription(said);
		await page.getByRole("tab", { name: "Preview" }).click();
		await expect(page.getByRole("alert").filter({ hasText: said })).toBeVisible();
		await page.getByRole("button", { name: "Save as Draft" }).click();
		await page.getByRole("tab", { name: "Source" }).click();
		await expect(textField(page, "Article Content")).toHaveAccessibleDescription(said);
		await expect(page.getByText(said)).toHaveCount(1);
	});
});
