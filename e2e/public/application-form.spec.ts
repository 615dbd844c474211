import type { Page } from "@playwright/test";
import { expect, expectAccessible, sidewaysScroll, test } from "#e2e/support/content-area.ts";
import { openFormSite } from "#e2e/support/open-form.ts";

test.use({ viewport: { width: 360, height: 740 }, locale: "fr-FR" });

async function expectSound(page: Page): Promise<void> {
	await expectAccessible(page);
	expect(await sidewaysScroll(page)).toBe(0);
}

const next = (page: Page) => page.getByRole("button", { name: /^(Continuer|Relire)$/ }).click();

test("a form is filled in on a phone, in French: saved as typed, corrected, looked over and sent once", async ({
	context,
}) => {
	const { owner, site, close } = await openFormSite("referral");
	const form = `${site.url}/fr/apply/referral`;
	try {
		const closed = await context.newPage();
		await closed.goto(form);
		await closed.getByLabel("Votre prénom").pressSequentially("Anaïs");
		await expect(closed.getByText("Enregistré", { exact: true })).toBeVisible();
		await closed.close();

		const page = await context.newPage();
		await page.goto(form);
		await expect(page.getByLabel("Votre prénom")).toHaveValue("Anaïs");
		await next(page);
		// What is wrong is read first, and leads to its field.
		const summary = page.getByRole("alert").filter({ hasText: "Il manque quelque chose" });
		await expect(summary).toBeFocused();
		await expectSound(page);
		await summary.getByRole("link", { name: "Votre nom" }).click();
		await expect(page.getByLabel("Votre nom")).toBeFocused();
		await page.getByLabel("Votre nom").fill("Ramgoolam");
		await page.getByLabel("Votre adresse e-mail").first().fill("anais@example.org");
		await page.getByLabel("De votre famille").check();
		await page.route("**/fr/apply/**", (route) => route.abort());
		await next(page);
		await expect(page.getByText("Le site n’a pas répondu", { exact: false })).toBeVisible();
		await expect(page.getByLabel("Votre nom")).toHaveValue("Ramgoolam");
		await page.unroute("**/fr/apply/**");
		await next(page);

		await page.getByLabel("Son prénom").fill("Priya");
		await page.getByLabel(/^Que diriez-vous d’elle/).fill("<b>Drôle</b> et attentive");
		await page.goBack();
		await expect(page.getByLabel("Votre nom")).toHaveValue("Ramgoolam");
		await page.goForward();
		await expect(page.getByLabel("Son prénom")).toHaveValue("Priya");
		await next(page);

		await expect(page.getByLabel("Son adresse e-mail")).toBeHidden();
		await page.getByLabel(/^Oui, et elle accepte/).check();
		await expect(page.getByLabel("Son adresse e-mail")).toBeVisible();
		await page.getByLabel(/^Pas encore/).check();
		await expect(page.getByLabel("Son adresse e-mail")).toBeHidden();
		await page.getByLabel("Non", { exact: true }).check();
		await page.getByLabel("J’ai lu la politique de confidentialité.").check();
		await expectSound(page);
		await next(page);

		await expect(page.getByText("<b>Drôle</b> et attentive")).toBeVisible();
		await expectSound(page);
		await page.getByRole("button", { name: "Envoyer ma recommandation" }).click();
		await expect(
			page.getByRole("heading", { level: 1, name: "Merci. Elle est entre nos mains" }),
		).toBeVisible();
		await expectSound(page);
		// Nothing is left to be looked over, nor sent again.
		await page.goto(`${form}?step=review`);
		await expect(page.getByLabel("Votre prénom")).toHaveValue("");

		// There once, its proof taken; whoever is faster than people write is marked, and read all the same.
		const lists = ["", "?automatic=yes"].map((query) => owner.read(`/api/admin/applications${query}`));
		const answers: { applications: object[] }[] = await Promise.all(
			lists.map(async (list) => (await list).json()),
		);
		const found = answers.flatMap(({ applications }) => applications);
		expect(found).toMatchObject([{ form: "referral", state: "new", name: "Anaïs Ramgoolam" }]);
		expect(found).not.toMatchObject([{ flags: expect.arrayContaining(["unproved"]) }]);
	} finally {
		await context.close();
		await close();
	}
});
