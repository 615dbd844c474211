import type { Page } from "@playwright/test";
import { expect, expectAccessible, sidewaysScroll, test } from "#e2e/support/content-area.ts";
import { fillStepByKeyboard, keyboardMail } from "#e2e/support/form-hand.ts";
import { awaitMail, linkTo } from "#e2e/support/mail-fixtures.ts";
import { openFormSite } from "#e2e/support/open-form.ts";
import { isLong } from "#platform/testing/long-tests.ts";

// A refusal is a 400, which the console repeats.
test.use({ viewport: { width: 320, height: 640 }, locale: "fr-FR", quietPage: false });

async function expectSound(page: Page): Promise<void> {
	await expectAccessible(page);
	expect(await sidewaysScroll(page)).toBe(0);
}

const title = (page: Page) => page.getByRole("heading", { level: 1 });

/** Presses Continue, and returns once the next step, or what is wrong with this one, is read. */
async function goOn(page: Page): Promise<void> {
	await page.getByRole("button", { name: /^(Continuer|Relire)$/ }).click();
}

test("each step of an application, empty, wrong and filled, is accessible and fits a small phone, in French", {
	tag: "@long",
}, async ({ page }) => {
	test.slow();
	const { site, inbox, close } = await openFormSite("membership");
	const progress = page.getByText(/^(Étape \d+ sur \d+|Dernière étape)/);
	try {
		await page.goto(`${site.url}/fr/apply/membership`);
		for (let step = 1; step <= 7; step += 1) {
			await expect(progress).toHaveText(`Étape ${step} sur 7`);
			// Later steps are made of the same questions, and are gone through by keyboard here.
			if (isLong || step === 1) await expectSound(page);
			await goOn(page);
			// Parts that ask nothing that must be answered lead on at once.
			const missing = page.getByRole("alert").filter({ hasText: "Il manque quelque chose" });
			const next = page.getByText(new RegExp(`^(Étape ${step + 1} sur|Dernière)`));
			await expect(missing.or(next)).toBeVisible();
			if (await next.isVisible()) continue;
			if (isLong || step === 1) await expectSound(page);
			await fillStepByKeyboard(page);
			await expect(next).toBeVisible();
		}
		await expect(title(page)).toHaveText("Est-ce bien vous ?");
		await expectSound(page);
		for (const offered of ["Continuer plus tard, ou sur un autre appareil", "Effacer ce que j’ai écrit"])
			await page.getByText(offered, { exact: true }).click();
		await expectSound(page);

		await page.getByLabel("Votre adresse e-mail").fill("elsewhere@");
		await page.getByRole("button", { name: "Recevoir le lien" }).click();
		await expect(page.getByText("Écrivez une adresse e-mail complète", { exact: false })).toBeVisible();
		await expectSound(page);
		await page.getByLabel("Votre adresse e-mail").fill("elsewhere@example.org");
		await page.getByRole("button", { name: "Recevoir le lien" }).click();
		await expect(page.getByText("Le lien est en route. Vous pouvez fermer cette page.")).toBeVisible();
		await expectSound(page);
		await page.goto(linkTo(await awaitMail(inbox, "elsewhere@example.org"), "/apply/link/"));
		await expect(title(page)).toHaveText("Vos réponses sont toujours là");
		await expectSound(page);

		await page.goto(`${site.url}/fr/apply/membership?step=review`);
		await page.getByRole("button", { name: "Envoyer ma candidature" }).click();
		await expect(title(page)).toHaveText("Merci. Elle est entre nos mains");
		await expectSound(page);
		await awaitMail(inbox, keyboardMail);
		await page.goto(`${site.url}/fr/apply/held`);
		await expectSound(page);
		await page.getByLabel("Votre adresse e-mail").fill(keyboardMail);
		await page.getByRole("button", { name: "Recevoir le lien" }).click();
		await expect(title(page)).toHaveText("Regardez votre messagerie");
		await page.goto(linkTo(await awaitMail(inbox, keyboardMail, 2), "/apply/link/"));
		await expect(title(page)).toHaveText("Ce que nous savons de vous");
		await expectSound(page);
		await page.getByText("L’effacer", { exact: true }).click();
		await expectSound(page);
		await page.getByRole("button", { name: "Tout effacer" }).click();
		await expect(title(page)).toHaveText("C’est effacé");
		await expectSound(page);
	} finally {
		await close();
	}
});
