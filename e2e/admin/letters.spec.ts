import type { Page } from "@playwright/test";
import { awaitMail, expect, linksOf, linkTo, test } from "#e2e/support/mail-fixtures.ts";
import { confirm, expectSound, openDashboard, subscribe } from "#e2e/support/subscribers-screen.ts";

test.use({
	siteEnvironment: { TRUST_PROXY: "true" },
	// The browser says that the frame of a mail runs no script whenever the test looks into it.
	quietPage: undefined,
});

const saved = (page: Page) => expect(page.getByText("All saved")).toBeVisible();
const shown = (page: Page, label: string) =>
	page.getByRole("tabpanel").getByLabel(label, { exact: true }).filter({ visible: true });

test("a letter is written, looked at, tried, sent, and read again on the site", async ({
	page,
	inbox,
	administrator,
}) => {
	test.setTimeout(90_000);
	await confirm(page, ...(await subscribe(page, inbox, "en", "letter-ada@example.com")));
	await confirm(page, ...(await subscribe(page, inbox, "fr", "letter-chloe@example.com")));
	await openDashboard(page, administrator);

	await test.step("write it in both languages", async () => {
		await page.getByRole("link", { name: "Letters", exact: true }).click();
		await expect(page.getByText("No letters yet")).toBeVisible();
		await page.getByRole("button", { name: "New letter" }).click();
		await expect(page.getByRole("heading", { level: 1, name: "Write a letter" })).toBeVisible();
		await shown(page, "Subject").fill("Two tables in December");
		await shown(page, "Greeting").fill("Dear readers,");
		await page.getByRole("button", { name: "Side by side" }).click();
		await shown(page, "Subject (French)").fill("Deux tables en décembre");
		await expect(shown(page, "Subject")).toHaveValue("Two tables in December");
		await page.getByRole("button", { name: /^Move The coming tables up/ }).click();
		await saved(page);
		await page.getByRole("button", { name: "Show earlier versions" }).click();
		await expect(page.getByText("Two tables in December ·")).toBeVisible();
		await expectSound(page);
	});

	await test.step("look at it and try it", async () => {
		await page.getByRole("button", { name: "Check and send" }).click();
		await expect(page.getByText("There is no preview line.").first()).toBeVisible();
		const mail = page.frameLocator("iframe[title='The letter in English']");
		await expect(mail.getByRole("heading", { name: "Two tables in December" })).toBeVisible();
		await page.getByText("Phone", { exact: true }).first().click();
		await page.getByLabel("Your address").fill("owner@example.com");
		await page.getByLabel("In which language").selectOption("fr");
		await page.getByRole("button", { name: "Send the test" }).click();
		const tried = await awaitMail(inbox, "owner@example.com");
		expect(tried.headers.subject).toBe("[Essai] Deux tables en décembre");
		await page.getByText("Plain text", { exact: true }).first().click();
		// No program that looks at pages runs in the mail's frame: nothing does.
		await expect(page.locator("iframe")).toHaveCount(0);
		await expectSound(page);
	});

	await test.step("send it", async () => {
		await page.getByRole("button", { name: "Send the letter…" }).click();
		const question = page.getByRole("alertdialog");
		await expect(question).toContainText("to 2 readers (English 1, French 1)");
		await question.getByRole("button", { name: "Send" }).click();
		await expect(page.getByText("2 of 2 done")).toBeVisible();
		await expect(page.getByText("Sent", { exact: true }).first()).toBeVisible();
		await expectSound(page);
	});

	await test.step("read it, leave, and read it on the site", async () => {
		const ada = await awaitMail(inbox, "letter-ada@example.com", 3);
		const chloe = await awaitMail(inbox, "letter-chloe@example.com", 3);
		expect([ada.headers.subject, chloe.headers.subject]).toEqual([
			"Two tables in December",
			"Deux tables en décembre",
		]);
		for (const link of linksOf(chloe)) {
			expect((await page.request.get(link)).status(), link).toBe(200);
		}
		await page.goto(linkTo(chloe, "/fr/newsletter/deux-tables"));
		await expect(page.getByRole("heading", { level: 1, name: "Deux tables en décembre" })).toBeVisible();
		await expectSound(page);
		await page.getByRole("link", { name: "Toutes les lettres" }).click();
		await expect(page.getByRole("link", { name: "Deux tables en décembre" })).toBeVisible();
		expect(
			(
				await page.request.post(linkTo(ada, "/newsletter/unsubscribe"), {
					form: { "List-Unsubscribe": "One-Click" },
				})
			).status(),
		).toBe(200);
	});
});
