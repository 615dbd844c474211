import type { Page } from "@playwright/test";
import { enter, expect, expectAccessible, openScreen, test, textField } from "#e2e/support/content-area.ts";

/** Types the title of a new article, until the server has stored it. */
async function begin(page: Page, title: string): Promise<void> {
	const stored = page.waitForResponse(
		(response) => response.url().includes("/working-copies/new-") && response.request().method() === "PUT",
	);
	await textField(page, "Title").fill(title);
	expect((await stored).ok()).toBe(true);
}

test("what two devices write of new articles is listed until it is continued or discarded", async ({
	signedIn: laptop,
	owner,
	browser,
	baseURL,
}) => {
	await openScreen(laptop, "add-article", "Create Article");
	await begin(laptop, "Written on the laptop");
	const device = await browser.newContext({ baseURL: baseURL ?? "", viewport: { width: 360, height: 740 } });
	const phone = await device.newPage();
	await enter(phone, owner);
	await openScreen(phone, "add-article", "Create Article");
	await expect(phone.getByText(/^Unfinished article: Written on the laptop, typed on Chrome/)).toBeVisible();
	await expect(textField(phone, "Title")).toHaveValue("");
	await begin(phone, "Written on the phone");
	await device.close();
	await begin(laptop, "Written on the laptop, and longer");

	await laptop.getByRole("button", { name: "Save as Draft" }).click();
	await expect(laptop.getByRole("heading", { level: 1, name: "All Articles" })).toBeVisible();
	const line = laptop.getByText(/^Unfinished article: Written on the phone, typed on Chrome/);
	await expect(line).toBeVisible();
	await openScreen(laptop, "dashboard", "Dashboard");
	await expect(line).toBeVisible();
	await expectAccessible(laptop);
	await laptop.getByRole("link", { name: "Continue: Written on the phone" }).click();
	await expect(textField(laptop, "Title")).toHaveValue("Written on the phone");
	await laptop.getByRole("button", { name: "Save as Draft" }).click();
	await expect(laptop.getByRole("heading", { level: 1, name: "All Articles" })).toBeVisible();
	await expect(laptop.getByText(/^Unfinished article: Written on/)).toHaveCount(0);
});
