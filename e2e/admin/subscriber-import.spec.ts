import { expect, test } from "#e2e/support/mail-fixtures.ts";
import { expectSound, openSubscribers, row } from "#e2e/support/subscribers-screen.ts";

const list = Buffer.from(
	"Prénom;Adresse e-mail;Langue\r\nZoë;import-zoe@example.com;français\r\nAda;import-ada@example.com;\r\nBen;nobody;\r\n",
	"latin1",
);

test("by keyboard alone: a list is looked at, vouched for and imported", async ({ page, administrator }) => {
	await openSubscribers(page, administrator);
	await page.getByRole("link", { name: "Import a list" }).focus();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1, name: "Import subscribers" })).toBeVisible();
	await expectSound(page);
	const choosing = page.waitForEvent("filechooser");
	await page.getByRole("button", { name: "Choose a file" }).focus();
	await page.keyboard.press("Enter");
	await (await choosing).setFiles({ name: "lecteurs.csv", mimeType: "text/csv", buffer: list });
	await expect(page.getByText("3 lines were read. New: 1 in English, 1 in French.")).toBeVisible();
	await page.getByText("1 line is left out: see which").focus();
	await page.keyboard.press("Enter");
	await expect(page.getByText("not a valid email address")).toBeVisible();
	await expectSound(page);
	await page.getByRole("radio", { name: /They have agreed already/ }).focus();
	await page.keyboard.press("Space");
	await page.getByLabel(/Where and how they agreed/).fill("They signed the list at our table.");
	await page.getByLabel(/On which day/).fill("2026-01-10");
	await expectSound(page);
	await page.getByRole("button", { name: "Import 2 people" }).focus();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { name: "The file is imported" })).toBeFocused();
	await page.getByRole("link", { name: "Back to the subscribers" }).last().click();
	await expect(row(page, "import-zoe@example.com")).toContainText("from lecteurs.csv");
	await expect(row(page, "import-zoe@example.com")).toContainText("They signed the list at our table.");
	await expect(row(page, "import-zoe@example.com")).toContainText("Français");
	await page.getByRole("button", { name: "Add one by hand" }).click();
	await expect(page.getByRole("dialog", { name: "Add a subscriber" })).toBeVisible();
	await expectSound(page);
});
