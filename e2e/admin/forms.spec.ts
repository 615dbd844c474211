import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { dayOf, daysAfter } from "#app/i18n/business-time.ts";
import { Administrator } from "#e2e/support/administrator.ts";
import { takeTime } from "#e2e/support/applicant.ts";
import { enter, expect, expectAccessible, sidewaysScroll, test, toast } from "#e2e/support/content-area.ts";
import { fillStepByKeyboard, keyboardMail } from "#e2e/support/form-hand.ts";
import { waitUntilHydrated } from "#e2e/support/hydrated.ts";
import { awaitMail } from "#e2e/support/mail-fixtures.ts";
import { samplePlace, startSite } from "#e2e/support/site-process.ts";
import { openSmtpInbox } from "#platform/testing/smtp-inbox.ts";

test.use({ viewport: { width: 1280, height: 900 }, actionTimeout: 15_000, quietPage: false });

const phone = { viewport: { width: 360, height: 740 }, locale: "fr-FR" };

/** Reads the form through, and changes a question in both languages; an older version is compared. */
async function editQuestion(page: Page): Promise<void> {
	await page.getByRole("link", { name: "Edit the questions: Membership" }).click();
	await page.getByRole("button", { name: "Edit: First name" }).click();
	await page.getByLabel(/^Question(?! \()/).fill("Your first name, as friends say it");
	await page.getByLabel("Question (French)").fill("Votre prénom, comme le disent vos amis");
	await page.getByRole("button", { name: "Save", exact: true }).click();
	await expect(toast(page)).toContainText("Question saved");

	const preview = page.locator("section").filter({ has: page.getByRole("heading", { name: "Preview" }) });
	await expect(preview.getByText("Your first name, as friends say it")).toBeVisible();
	await preview.getByRole("button", { name: "French" }).click();
	await expect(preview.getByText("Votre prénom, comme le disent vos amis")).toBeVisible();

	await page.getByRole("button", { name: "Edit: Your first name, as friends say it" }).click();
	await page.getByRole("button", { name: "Show earlier versions" }).click();
	await page.getByRole("button", { name: "Compare version 1" }).click();
	await expect(page.getByRole("dialog").locator("del").first()).toBeVisible();
	await page.keyboard.press("Escape");
	await expectAccessible(page);
	await page.getByRole("button", { name: "Cancel" }).click();
	await page.getByRole("link", { name: "All forms" }).click();
}

/** Makes the key, prints its sheet, and proves it by the signs that are asked. */
async function proveKey(page: Page): Promise<void> {
	await page.getByRole("button", { name: "Open on the website: Membership" }).click();
	await expect(toast(page)).toContainText("The form was not opened");
	await page.getByRole("button", { name: "Make the key" }).click();
	await page.getByRole("button", { name: "Show the sheet" }).click();
	const sheet = page.getByRole("region", { name: "Recovery sheet" });
	await expect(sheet.getByRole("listitem").first()).toBeVisible();
	const groups = await sheet.getByRole("listitem").allTextContents();
	await expectAccessible(page);

	await page.evaluate(() => {
		window.print = () => document.body.setAttribute("data-printed", "");
	});
	await sheet.getByRole("button", { name: "Print" }).click();
	await expect(page.locator("body[data-printed]")).toHaveCount(1);
	// On paper is the sheet alone.
	await page.emulateMedia({ media: "print" });
	await expect(sheet.getByText(groups[0] ?? "", { exact: true }).first()).toBeVisible();
	await expect(page.getByRole("button", { name: "Hide the sheet" })).toBeHidden();
	await expect(page.getByRole("link", { name: "Edit the questions: Membership" })).toBeHidden();
	await expect(page.getByRole("button", { name: "Prove the sheet" })).toBeHidden();
	await page.emulateMedia({ media: "screen" });

	for (const label of await page.getByText(/^Group \d+ of the sheet$/).allTextContents()) {
		const [group = ""] = /\d+/.exec(label) ?? [];
		await page.getByLabel(label).fill(groups[Number(group) - 1] ?? "");
	}
	await page.getByRole("button", { name: "Prove the sheet" }).click();
	await expect(page.getByText("The key is in force, and you have it on paper.")).toBeVisible();
}

/** Finds the form by the main button of the home page, answers it in French, and sends it. */
async function apply(page: Page, siteUrl: string): Promise<void> {
	await page.goto(`${siteUrl}/fr`);
	await page.getByRole("main").locator("a[href='/fr/apply/membership']").first().click();
	await expect(page.getByText("Votre prénom, comme le disent vos amis")).toBeVisible();
	let begun = 0;
	for (let step = 1; step <= 7; step += 1) {
		await expect(page.getByText(`Étape ${step} sur 7`)).toBeVisible();
		if (step === 2) begun = performance.now();
		await fillStepByKeyboard(page);
	}
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Est-ce bien vous ?");
	await takeTime(begun);
	await page.getByRole("button", { name: "Envoyer ma candidature" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Merci. Elle est entre nos mains");
	expect(await sidewaysScroll(page)).toBe(0);
}

/** Reads the application, accepts it by a mail in French, seats it, and has it in a file. */
async function answer(page: Page): Promise<void> {
	await page.getByRole("link", { name: "Applications", exact: true }).first().click();
	await page.getByRole("link", { name: "Anaïs Ramgoolam" }).click();
	await expect(page.getByText("both of them <b>plain</b>.").first()).toBeVisible();
	await page.getByRole("button", { name: "Accept", exact: true }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Send, and move on" }).click();
	await expect(page.getByText("Active member").first()).toBeVisible();
	await expectAccessible(page);

	await page.getByRole("combobox", { name: "Table" }).click();
	await page.getByRole("option", { name: /Lagoon Dinner/ }).click();
	await expect(page.getByLabel("First name")).toHaveValue("Anaïs");
	await page.getByRole("button", { name: /^Save/ }).last().click();
	await expect(page.getByRole("link", { name: "See the guest list" })).toBeVisible();

	await page.getByRole("link", { name: "All applications" }).click();
	const download = page.waitForEvent("download");
	await page.getByRole("button", { name: "Export CSV" }).click();
	expect(await readFile(await (await download).path(), "utf8")).toContain("Anaïs Ramgoolam");
}

test("the owner opens a form of the site from a new start, and answers whoever applies on it", async ({
	page,
	browser,
}) => {
	test.slow();
	const inbox = await openSmtpInbox();
	const place = await samplePlace();
	const site = await startSite(place, { SMTP_URL: inbox.url });
	const applicant = await browser.newContext(phone);
	try {
		const owner = await Administrator.signIn(site.url);
		await owner.request("POST", "/api/events", {
			...{ title: "Lagoon Dinner", date: "October 4", time: "6:30 pm", price: "Rs1000", tableSize: 6 },
			...{ calendarDate: daysAfter(dayOf(new Date()), 20), startTime: "18:30" },
		});
		await enter(page, owner);
		await page.goto(`${site.url}/admin/dashboard`);
		await page.getByRole("link", { name: "Forms", exact: true }).first().click();
		await expectAccessible(page);
		await editQuestion(page);
		await proveKey(page);
		await page.getByRole("button", { name: "Open on the website: Membership" }).click();
		await expect(toast(page).last()).toContainText("The form is on the website");

		const tab = await applicant.newPage();
		waitUntilHydrated(tab);
		await apply(tab, site.url);
		expect((await awaitMail(inbox, keyboardMail)).headers.subject).toBe("Votre candidature est arrivée");

		await answer(page);
		expect((await awaitMail(inbox, keyboardMail, 2)).headers.subject).toBe(
			"Votre candidature\u00a0: bienvenue",
		);
		await page.getByRole("link", { name: "Anaïs Ramgoolam" }).click();
		await page.getByRole("button", { name: "Erase", exact: true }).click();
		await page.getByRole("alertdialog").getByRole("button", { name: "Erase" }).click();
		await expect(page.getByText("No applications yet")).toBeVisible();
	} finally {
		await applicant.close();
		await site.stop();
		await place.remove();
		await inbox.close();
	}
});
