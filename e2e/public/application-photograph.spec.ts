import type { Page } from "@playwright/test";
import { leastFillingMs } from "#app/features/applications/filling/filling.ts";
import { maxPhotographBytes } from "#app/features/applications/filling/photographs.ts";
import { type Question, questionsPath } from "#app/features/forms/question.ts";
import type { Administrator } from "#e2e/support/administrator.ts";
import { enter, expect, expectAccessible, sidewaysScroll, test, toast } from "#e2e/support/content-area.ts";
import { waitUntilHydrated } from "#e2e/support/hydrated.ts";
import { openFormSite } from "#e2e/support/open-form.ts";
import { askForPhotograph, cameraFile, leaveTwoQuestions } from "#e2e/support/photograph.ts";

// A refusal is a 400, which the console repeats.
test.use({ viewport: { width: 360, height: 740 }, locale: "fr-FR", quietPage: false });

const alt = "La photographie que vous avez choisie";

async function expectSound(page: Page): Promise<void> {
	await expectAccessible(page);
	expect(await sidewaysScroll(page)).toBe(0);
}

const drawing = {
	name: "moi.svg",
	mimeType: "image/svg+xml",
	buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
};
const noPicture = { name: "moi.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture at all") };

/** Adds the question on the screen of the form, as its owner does, in both languages. */
async function addQuestion(page: Page, owner: Administrator, site: string): Promise<void> {
	await enter(page, owner);
	await page.goto(`${site}/admin/form/network`);
	await page.getByRole("button", { name: "Add a question" }).click();
	await page.getByLabel(/^Question(?! \()/).fill("A picture of you");
	await page.getByLabel("Question (French)").fill("Une photo de vous");
	await page.getByLabel("Kind").click();
	await page.getByRole("option", { name: "Photograph" }).click();
	await expect(page.getByText("Ask for one only where you need it.", { exact: false })).toBeVisible();
	await page.getByLabel("Must be answered").click();
	await expectAccessible(page);
	await page.getByRole("button", { name: "Save", exact: true }).click();
	await expect(toast(page)).toContainText("Question saved");
}

test("the owner asks for a photograph; it is chosen on a phone, in French, and read in the inbox and on paper", async ({
	page,
	browser,
}) => {
	test.slow();
	const { owner, site, close } = await openFormSite("network");
	const content = await browser.newContext({ locale: "en-GB", viewport: { width: 1280, height: 900 } });
	const screen = await content.newPage();
	waitUntilHydrated(screen);
	try {
		await leaveTwoQuestions(owner);
		await addQuestion(screen, owner, site.url);
		await page.goto(`${site.url}/fr/apply/network`);
		const begun = performance.now();
		await page.getByLabel("Prénom").fill("Anaïs");
		await page.getByLabel("Quelques mots").fill("Ce qui ne doit pas se perdre");
		await page.getByRole("button", { name: "Relire" }).click();
		const summary = page.getByRole("alert").filter({ hasText: "Il manque quelque chose" });
		await expect(summary).toContainText("Choisissez une photographie.");
		await expectSound(page);

		const chooser = page.getByLabel(/^(Choisir une photographie|En choisir une autre)$/);
		await chooser.setInputFiles(drawing);
		await expect(page.getByText("Ce fichier n’a pas pu être lu", { exact: false })).toBeVisible();
		await chooser.setInputFiles(noPicture);
		await expect(page.getByText("Ce fichier n’a pas pu être lu", { exact: false })).toBeVisible();
		await expectSound(page);
		await page.route("**/photographs/**", (route) => route.abort());
		await chooser.setInputFiles(await cameraFile());
		await expect(page.getByText("La photographie ne nous est pas parvenue.", { exact: false })).toBeVisible();
		await page.unroute("**/photographs/**");
		// Larger than the site takes: made smaller here first.
		await chooser.setInputFiles(await cameraFile(maxPhotographBytes));
		await expect(page.getByRole("img", { name: alt })).toBeVisible();
		await expect(page.getByText("La photographie ne nous est pas parvenue.", { exact: false })).toBeHidden();
		await expectSound(page);
		await page.getByRole("button", { name: "La retirer" }).click();
		await expect(page.getByRole("img", { name: alt })).toBeHidden();
		await chooser.setInputFiles(await cameraFile());
		await expect(page.getByRole("img", { name: alt })).toBeVisible();

		await page.reload();
		await expect(page.getByLabel("Quelques mots")).toHaveValue("Ce qui ne doit pas se perdre");
		await expect(page.getByRole("img", { name: alt })).toHaveJSProperty("naturalWidth", 400);
		await page.getByRole("button", { name: "Relire" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Est-ce bien vous ?");
		await expect(page.getByRole("img", { name: alt })).toHaveJSProperty("naturalWidth", 400);
		await expectSound(page);
		const [asked] = (await owner.request<Question[]>("GET", questionsPath)).filter(
			({ kind }) => kind === "photograph",
		);
		await page.goto(`${site.url}/fr/apply/photograph/network?question=${asked?.id}&step=1&fault=size`);
		await expect(page.getByText("Ce fichier dépasse 8 Mo", { exact: false })).toBeVisible();
		await expectSound(page);
		await page.goBack();
		await expect.poll(() => performance.now() - begun).toBeGreaterThan(leastFillingMs);
		await page.getByRole("button", { name: "Envoyer ma candidature" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Merci. Elle est entre nos mains");

		await screen.goto(`${site.url}/admin/applications`);
		await screen.getByRole("link", { name: "Anaïs" }).click();
		const picture = screen.getByRole("img", { name: "Photograph of the application" });
		await expect(picture).toHaveJSProperty("naturalWidth", 400);
		await expectAccessible(screen);
		await screen.emulateMedia({ media: "print" });
		await expect(picture).toBeVisible();
		await expect(screen.getByText("Ce qui ne doit pas se perdre")).toBeVisible();
		// On paper is nothing to press.
		await expect(screen.getByRole("button").filter({ visible: true })).toHaveCount(0);
	} finally {
		await content.close();
		await close();
	}
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("a photograph is chosen on a page of its own, and a refused one takes no other answer with it", {
		tag: "@long",
	}, async ({ page }) => {
		test.slow();
		const { owner, site, close } = await openFormSite("network");
		try {
			await leaveTwoQuestions(owner);
			await askForPhotograph(owner);
			await page.goto(`${site.url}/fr/apply/network`);
			await page.getByLabel("Prénom").fill("Anaïs");
			await page.getByLabel("Quelques mots").fill("Ce qui ne doit pas se perdre");
			await page.getByRole("button", { name: "Choisir une photographie" }).click();
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("Une photographie");
			expect(await sidewaysScroll(page)).toBe(0);

			const send = page.getByRole("button", { name: "Utiliser cette photographie" });
			const chooser = page.getByLabel(/^(Choisir une photographie|En choisir une autre)$/);
			await send.click();
			await expect(page.getByRole("alert").first()).toHaveText("Choisissez d’abord une photographie.");
			await chooser.setInputFiles(drawing);
			await send.click();
			await expect(page.getByRole("alert").first()).toContainText("Ce fichier n’a pas pu être lu");
			await chooser.setInputFiles(await cameraFile(2 * maxPhotographBytes));
			await send.click();
			await expect(page.getByRole("alert").first()).toContainText("Ce fichier dépasse 8 Mo");
			expect(await sidewaysScroll(page)).toBe(0);
			await chooser.setInputFiles(await cameraFile());
			await send.click();

			await expect(page.getByLabel("Quelques mots")).toHaveValue("Ce qui ne doit pas se perdre");
			await expect(page.getByRole("img", { name: alt })).toBeVisible();
			expect(await sidewaysScroll(page)).toBe(0);
			// The Enter key leads on, and not to the photograph.
			await page.getByLabel("Prénom").press("Enter");
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("Est-ce bien vous ?");
			await expect(page.getByRole("img", { name: alt })).toBeVisible();
			await page.getByRole("link", { name: /^Modifier/ }).click();
			await page.getByRole("button", { name: "En choisir une autre" }).click();
			await page.getByRole("button", { name: "La retirer" }).click();
			await expect(page.getByRole("img", { name: alt })).toBeHidden();
			await page.getByRole("link", { name: "Retour au formulaire" }).click();
			await expect(page.getByRole("button", { name: "Choisir une photographie" })).toBeVisible();
		} finally {
			await close();
		}
	});
});
