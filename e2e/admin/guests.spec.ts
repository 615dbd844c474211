import { dayOf, daysAfter } from "#app/i18n/business-time.ts";
import { awaitMail, expect, linkTo, test } from "#e2e/support/mail-fixtures.ts";
import { expectSound, openDashboard } from "#e2e/support/subscribers-screen.ts";

test.use({
	// The browser says that the frame of a mail runs no script whenever the test looks into it.
	quietPage: false,
});

type Event = { id: string; version: number; title: string };

test("a guest is added on a phone, invited, and answers by a button that needs no script", async ({
	page,
	browser,
	inbox,
	administrator,
}) => {
	const events = await administrator.request<Event[]>("GET", "/api/events");
	const event = events.find(({ title }) => title === "Saturday Dinner");
	if (event === undefined) throw new Error("The sample dinner is not there.");
	await administrator.request("PUT", `/api/events/${event.id}`, { ...event, tableSize: 6 });
	await page.setViewportSize({ width: 390, height: 844 });
	await openDashboard(page, administrator);

	await test.step("add a guest who applied", async () => {
		await page.goto(`/admin/table/${event.id}`);
		await page.getByRole("button", { name: "Add a guest" }).click();
		await page.getByLabel("First name").fill("Chloé");
		await page.getByRole("spinbutton", { name: "Age" }).fill("17");
		await page.getByLabel("Email address").fill("chloe@example.com");
		await page.getByRole("button", { name: "Save the guest" }).click();
		await expect(page.getByText("Use an age in years, from 18 to 99.")).toBeVisible();
		await expectSound(page);
		await page.getByRole("spinbutton", { name: "Age" }).fill("34");
		await page.getByRole("combobox", { name: "Language of emails" }).click();
		await page.getByRole("option", { name: "French" }).click();
		await page.getByRole("button", { name: "Save the guest" }).click();
		await expect(page.getByText("Guest added").first()).toBeVisible();
		await expect(page.getByText("0 of 3 seats taken").first()).toBeVisible();
		await expectSound(page);
	});

	await test.step("invite her", async () => {
		await page.getByRole("link", { name: "Invite Chloé" }).click();
		await expect(page.getByRole("checkbox", { name: /Chloé/ })).toBeChecked();
		await expect(page.frameLocator("iframe").getByText("chloe@example.com")).toHaveCount(0);
		await expectSound(page);
		await page.getByRole("button", { name: "Send to 1 guest" }).click();
		await page.getByRole("alertdialog").getByRole("button", { name: "Send now" }).click();
		await expect(page.getByText("The emails are on their way").first()).toBeVisible();
	});

	await test.step("she opens the link, which answers nothing, and accepts", async () => {
		const link = linkTo(await awaitMail(inbox, "chloe@example.com"), "/invitation/");
		expect(link).toContain("/fr/invitation/");
		const context = await browser.newContext({ javaScriptEnabled: false });
		const guest = await context.newPage();
		const answer = await guest.goto(link);
		expect([answer?.status(), answer?.headers()["cache-control"]]).toEqual([200, "no-store"]);
		await guest.reload();
		await guest.getByRole("button", { name: "Accepter la place" }).click();
		await expect(guest.getByRole("heading", { level: 1 })).toHaveText("Cette place est à vous");
		await context.close();
	});

	await test.step("the guest list knows it, and nobody else does", async () => {
		await page.goto(`/admin/table/${event.id}`);
		await expect(page.getByText("1 of 3 seats taken").first()).toBeVisible();
		await expect(page.getByRole("combobox", { name: /Chloé/ })).toContainText("Confirmed");
		const table = await (await page.request.get("/events/singlessocials")).text();
		expect(table).not.toContain("Chloé");
	});
});

test("a guest says after the evening whom they would like to see again, on a page that needs no script", async ({
	page,
	browser,
	inbox,
	administrator,
}) => {
	const real = { startTime: "18:30", ticketPrice: 1000, tableSize: 4 };
	const calendarDate = daysAfter(dayOf(new Date()), -2);
	const table = { title: "Late Dinner", type: "Dinner", location: "Tamarin", calendarDate, ...real };
	const { id } = await administrator.request<Event>("POST", "/api/events", table);
	for (const [firstName, language] of [
		["Inès", "fr"],
		["Ravi", "en"],
	] as const) {
		const email = `${language}-guest@example.com`;
		const guest = { firstName, age: 34, gender: language === "fr" ? "woman" : "man", email, language };
		await administrator.request("POST", `/api/admin/tables/${id}/guests`, { ...guest, state: "came" });
	}
	await openDashboard(page, administrator);
	await page.goto(`/admin/table-mails/${id}`);
	await page.getByRole("button", { name: "Send to 2 guests" }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Send now" }).click();
	await expect(page.getByRole("region", { name: "Who sees whom again" })).toBeVisible();
	await expectSound(page);

	const link = linkTo(await awaitMail(inbox, "fr-guest@example.com"), "/feedback/");
	expect(link).toContain("/fr/feedback/");
	const context = await browser.newContext({ javaScriptEnabled: false });
	const guest = await context.newPage();
	const answer = await guest.goto(link);
	expect([answer?.status(), answer?.headers()["cache-control"]]).toEqual([200, "no-store"]);
	await guest.getByLabel("Ravi").check();
	await guest.getByLabel("Mon numéro peut être donné").check();
	await guest.getByRole("button", { name: "Envoyer ma réponse" }).click();
	await expect(guest.getByText("Indiquez votre numéro, ou décochez la case ci-dessus.")).toBeVisible();
	await guest.getByLabel("Numéro de téléphone").fill("+230 5712 3456");
	await guest.getByRole("button", { name: "Envoyer ma réponse" }).click();
	await expect(guest.getByRole("heading", { level: 1 })).toHaveText("Votre réponse est notée");
	await expect(guest.getByLabel("Ravi")).toBeChecked();
	await context.close();

	await page.goto(link);
	await expectSound(page);
	await page.reload();
	await expect(page.getByText("se termine par 56")).toBeVisible();
});
