import type { Page } from "@playwright/test";
import { takeTime } from "#e2e/support/applicant.ts";
import { expect, sidewaysScroll, test } from "#e2e/support/content-area.ts";
import { fillStepByKeyboard, keyboardMail } from "#e2e/support/form-hand.ts";
import { awaitMail, linkTo } from "#e2e/support/mail-fixtures.ts";
import { openFormSite } from "#e2e/support/open-form.ts";

// A refusal is a 400, which the console repeats.
test.use({ viewport: { width: 320, height: 640 }, javaScriptEnabled: false, quietPage: false });

const words = {
	en: {
		...{ path: "/apply/membership", alert: "Something is missing", review: "Is this you?" },
		...{ send: "Send my application", confirm: "One last click", yes: "Yes, it is mine" },
		confirmed: "Thank you. It is confirmed",
		...{ subject: "Please confirm your application", receipt: "Your application has arrived" },
	},
	fr: {
		...{ path: "/fr/apply/membership", alert: "Il manque quelque chose", review: "Est-ce bien vous ?" },
		...{ send: "Envoyer ma candidature", confirm: "Un dernier clic", yes: "Oui, c’est la mienne" },
		confirmed: "Merci. C’est confirmé",
		...{ subject: "Confirmez votre candidature", receipt: "Votre candidature est arrivée" },
	},
};

/** Nothing stands out at the side. Axe needs scripts: application-steps.spec.ts has it look at each step. */
async function expectSound(page: Page): Promise<void> {
	expect(await sidewaysScroll(page)).toBe(0);
}

/** Moves the focus onward to a button or a link of the page's content, and presses it. */
async function pressByKeyboard(page: Page, name: string): Promise<void> {
	const wanted = page.getByRole("main").getByRole("button", { name });
	await expect(wanted).toBeVisible();
	for (let stop = 0; stop < 80; stop += 1) {
		await page.keyboard.press("Tab");
		if (await wanted.evaluate((element) => element === document.activeElement)) {
			return page.keyboard.press("Enter");
		}
	}
	throw new Error(`${name} is not reached by Tab.`);
}

for (const [language, said] of Object.entries(words)) {
	const tag = language === "en" ? "@long" : [];
	test(`a whole application is sent by keyboard without scripts, and confirmed by a mail (${language})`, {
		tag,
	}, async ({ page }) => {
		test.slow(true, "A site of its own, and every question of a form by keyboard.");
		const { site, owner, inbox, close } = await openFormSite("membership");
		try {
			await page.goto(site.url + said.path);
			await expectSound(page);
			// Nothing is answered yet: what is missing is said, and the step stays.
			await pressByKeyboard(page, language === "en" ? "Continue" : "Continuer");
			await expect(page.getByRole("heading", { name: said.alert })).toBeVisible();
			await expectSound(page);
			const steps = new Set<string>();
			let begun = 0;
			while (!page.url().includes("step=review")) {
				await fillStepByKeyboard(page);
				await page.waitForLoadState();
				begun ||= performance.now();
				await expect(page.getByRole("heading", { name: said.alert })).toBeHidden();
				if (!steps.has(page.url())) await expectSound(page);
				steps.add(page.url());
				expect(steps.size).toBeLessThan(30);
			}
			await expect(page.getByRole("heading", { level: 1, name: said.review })).toBeVisible();
			await expect(page.getByText("both of them <b>plain</b>.").first()).toBeVisible();
			await takeTime(begun);
			await pressByKeyboard(page, said.send);
			await expect(page.getByRole("heading", { level: 1, name: said.confirm })).toBeVisible();
			await expectSound(page);

			const mail = await awaitMail(inbox, keyboardMail);
			expect(mail.headers.subject).toBe(said.subject);
			expect(mail.text + mail.html).not.toMatch(/Anaïs|Ramgoolam|plain/);
			await page.goto(linkTo(mail, "/apply/link/"));
			await expectSound(page);
			await pressByKeyboard(page, said.yes);
			await expect(page.getByRole("heading", { level: 1, name: said.confirmed })).toBeVisible();
			expect((await awaitMail(inbox, keyboardMail, 2)).headers.subject).toBe(said.receipt);

			const list = await (await owner.read("/api/admin/applications")).json();
			expect(list.applications).toMatchObject([{ state: "new", language, name: "Anaïs Ramgoolam" }]);
		} finally {
			await close();
		}
	});
}
