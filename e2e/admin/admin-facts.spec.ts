import { expect, expectAccessible, expectToast, openScreen, test } from "#e2e/support/content-area.ts";

// A site of its own: its name changes, and it is opened.
test.use({ siteEnvironment: { LOG_LEVEL: "warn" } });

test("a fact is checked, and saved once for both languages", async ({ signedIn: page }) => {
	await openScreen(page, "facts", "Facts");
	const save = page.getByRole("button", { name: "Save Facts" });
	const phone = page.getByLabel("Phone", { exact: false });
	await phone.fill("5000");
	await save.click();
	await expect(page.getByText("Use the international form, such as +230 5000 0000.")).toBeVisible();
	await expect(phone).toBeFocused();
	await expectAccessible(page);

	await phone.fill("+230 6111 2222");
	await page.getByRole("textbox", { name: "Name Sample", exact: true }).fill("Duo & Co");
	await page.getByRole("button", { name: "FR Français" }).click();
	await expect(page.getByRole("heading", { name: "Informations", level: 1 })).toBeVisible();
	await page.getByRole("button", { name: "EN English" }).click();
	await expect(phone).toHaveValue("+230 6111 2222");
	await save.click();
	await expectToast(page, "Facts savedThey are on the website now, wherever they are stated.");
	await expect(page.getByRole("banner").getByText("Duo & Co")).toBeVisible();
	for (const path of ["/legal", "/fr/legal"]) {
		const shown = await (await page.request.get(path)).text();
		expect(shown).toContain("+230 6111 2222");
		expect(shown).toContain("Duo &amp; Co");
	}
});

test("the dashboard leads to what is still the sample's, and opens the site", async ({ signedIn: page }) => {
	const robots = async () => (await page.request.get("/network")).headers()["x-robots-tag"];
	await openScreen(page, "dashboard", "Dashboard");
	expect(await robots()).toBe("noindex");
	const panel = page.getByRole("region", { name: "Before you open the site" });
	await expect(panel).toContainText(/\d+ facts are still the sample’s/);
	await expectAccessible(page);
	await panel.getByRole("link", { name: "Free network" }).click();
	await expect(page).toHaveURL(/\/admin\/facts#fact-networkForm$/);
	await expect(page.getByRole("group", { name: /Free network/ }).getByLabel("English")).toBeFocused();

	await page.getByRole("button", { name: "Open the site" }).click();
	const question = page.getByRole("alertdialog");
	await expect(question).toContainText(/Still to be replaced or confirmed: .*Free network/);
	await question.getByRole("button", { name: "Open the site" }).click();
	await expectToast(page, "The site is open");
	await expect(page.getByRole("region", { name: "The site is open" })).toBeVisible();
	expect(await robots()).toBeUndefined();
});
