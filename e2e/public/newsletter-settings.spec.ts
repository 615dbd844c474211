import { awaitMail, expect, linkTo, test } from "#e2e/support/mail-fixtures.ts";

test.describe("another language and address", () => {
	test.use({ javaScriptEnabled: false, quietPage: false });

	test("is asked for by mail, proved by mail, and told to the old address", async ({
		page,
		request,
		inbox,
	}) => {
		const [email, fresh] = ["moving@example.com", "moved@example.com"];
		const title = (name: string) => expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
		await request.post("/api/newsletter", { data: { email } });
		await request.post(linkTo(await awaitMail(inbox, email), "/newsletter/confirm"), { form: {} });
		const ask = linkTo(await awaitMail(inbox, email, 2), "/newsletter/settings");
		await page.goto(ask);
		await title("Another language, another address?");
		await page.getByRole("button", { name: "Send me the link" }).click();
		await title("Look in your inbox");
		await page.goto(linkTo(await awaitMail(inbox, email, 3), "/newsletter/settings"));
		const field = page.getByLabel("New email address");
		await page.getByRole("radio", { name: "Français" }).check();
		await field.fill("nobody");
		await page.getByRole("button", { name: "Save" }).click();
		await expect(field).toHaveValue("nobody");
		await expect(field).toHaveAccessibleDescription(/^Please enter a valid email address\./);
		await expect(page.getByRole("radio", { name: "Français" })).toBeChecked();
		await field.fill(fresh);
		await page.getByRole("button", { name: "Save" }).click();
		await title("One more click, at the new address");
		await page.goto(linkTo(await awaitMail(inbox, fresh), "/newsletter/address"));
		await expect(page.getByText(`à l’adresse ${fresh}`)).toBeVisible();
		await page.getByRole("button", { name: "Confirmer cette adresse" }).click();
		await title("Votre adresse a changé");
		const told = await awaitMail(inbox, email, 4);
		expect(told.text).not.toContain(fresh);
		expect(told.headers.subject).toContain("autre adresse");
	});
});
