import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { findChromium } from "#e2e/support/browser.ts";
import { expect, test } from "#e2e/support/content-area.ts";
import { waitUntilHydrated } from "#e2e/support/hydrated.ts";
import { awaitMail, linkTo } from "#e2e/support/mail-fixtures.ts";
import { openFormSite } from "#e2e/support/open-form.ts";
import { isLong } from "#platform/testing/long-tests.ts";

/** The most that a tab that dies may lose. */
const lostMs = 1_000;
/** The keys of somebody who types quickly and does not pause. */
const keyMs = 60;
const typedMs = 2_500;

const phone = { viewport: { width: 360, height: 740 }, locale: "fr-FR" };

async function openPage(device: BrowserContext): Promise<Page> {
	const page = await device.newPage();
	waitUntilHydrated(page);
	return page;
}

/**
 * Types without a pause, then has the tab's process end, which runs nothing of the page any more.
 * @returns the words that stood there a second before.
 */
async function typeAndDie(page: Page, label: RegExp): Promise<string> {
	const field = page.getByLabel(label).first();
	await field.fill("");
	const keys: { at: number; word: string }[] = [];
	let word = "";
	const end = performance.now() + typedMs;
	while (performance.now() < end) {
		const key = "abcdefghijklmnopqrstuvwxyz"[keys.length % 26] ?? "";
		await page.keyboard.type(key, { delay: keyMs });
		word += key;
		keys.push({ at: performance.now(), word });
	}
	const session = await page.context().newCDPSession(page);
	const died = page.waitForEvent("crash");
	const at = performance.now();
	// A process that has ended answers nobody.
	session.send("Page.crash").catch(() => undefined);
	await died;
	await page.close();
	return keys.findLast((key) => key.at <= at - lostMs)?.word ?? "";
}

/** The steps of a recommendation: a field of typed words, and what else must be answered. */
const steps: { typed: RegExp; fill(page: Page): Promise<void> }[] = [
	{
		typed: /^Votre nom/,
		fill: async (page) => {
			await page.getByLabel("Votre prénom").fill("Anaïs");
			await page.getByLabel("Votre adresse e-mail").first().fill("anais@example.org");
			await page.getByLabel("De votre famille").check();
		},
	},
	{ typed: /^Que diriez-vous d’elle/, fill: (page) => page.getByLabel("Son prénom").fill("Priya") },
	{
		typed: /^Son adresse e-mail/,
		fill: (page) => page.getByLabel(/^Oui, et elle accepte/).check(),
	},
];

test("a tab that is killed at any step loses less than a second, here and by the mailed link elsewhere", async ({
	browser,
}) => {
	const { site, inbox, close } = await openFormSite("referral");
	const form = `${site.url}/fr/apply/referral`;
	const open: BrowserContext[] = [];
	const newDevice = async () => {
		const device = await browser.newContext(phone);
		open.push(device);
		return device;
	};
	try {
		let device = await newDevice();
		for (const [place, { typed, fill }] of steps.slice(0, isLong ? steps.length : 2).entries()) {
			const address = `${form}?step=${place + 1}`;
			const dying = await openPage(device);
			await dying.goto(address);
			await fill(dying);
			const kept = await typeAndDie(dying, typed);
			expect(kept.length).toBeGreaterThan(5);

			const again = await openPage(device);
			await again.goto(address);
			const found = await again.getByLabel(typed).first().inputValue();
			expect(found.startsWith(kept), `${found} holds ${kept}`).toBe(true);

			await again.getByText("Continuer plus tard, ou sur un autre appareil").click();
			const mine = `anais-${place}@example.org`;
			await again.locator("details[open]").getByLabel("Votre adresse e-mail").fill(mine);
			await again.getByRole("button", { name: "Recevoir le lien" }).click();
			const link = linkTo(await awaitMail(inbox, mine), "/apply/link/");
			device = await newDevice();
			const elsewhere = await openPage(device);
			await elsewhere.goto(link);
			await elsewhere.getByRole("button", { name: "Continuer" }).click();
			await expect(elsewhere.getByLabel("Votre prénom")).toHaveValue("Anaïs");
			await elsewhere.goto(address);
			await expect(elsewhere.getByLabel(typed).first()).toHaveValue(found);
			await elsewhere.close();
		}
	} finally {
		for (const device of open) await device.close();
		await close();
	}
});

test("whoever comes back to a step, from a page that the browser kept whole or one that it asks for, finds all", async () => {
	const { site, close } = await openFormSite("referral");
	// Playwright's own browsers keep no page.
	const keeping: Browser = await chromium.launch({
		executablePath: findChromium(),
		ignoreDefaultArgs: ["--disable-back-forward-cache"],
	});
	try {
		const page = await openPage(await keeping.newContext(phone));
		await page.goto(`${site.url}/fr/apply/referral`);
		await page.getByLabel("Votre nom").pressSequentially("Ramgoolam");
		// Left at once, as a link that is pressed by mistake does.
		await page.goto(`${site.url}/fr/privacy-policy`);
		await page.goBack();
		await expect(page.getByLabel("Votre nom")).toHaveValue("Ramgoolam");
		await page.getByLabel("Votre prénom").pressSequentially("Anaïs");
		await page.goForward();
		await page.goBack();
		await expect(page.getByLabel("Votre prénom")).toHaveValue("Anaïs");
		await expect(page.getByLabel("Votre nom")).toHaveValue("Ramgoolam");
	} finally {
		await keeping.close();
		await close();
	}
});

test("a browser that has forgotten who it was keeps what stands on the page, and begins anew with it", {
	tag: "@long",
}, async ({ context }) => {
	const { site, close } = await openFormSite("referral");
	try {
		const page = await openPage(context);
		await page.goto(`${site.url}/apply/referral`);
		await page.getByLabel("Your first name").fill("Anna");
		await page.getByLabel("Your surname").fill("Bell");
		await page.getByLabel("Your email address").first().fill("anna@example.org");
		await page.getByLabel("A friend").check();
		await page.getByRole("button", { name: "Continue", exact: true }).click();
		await page.getByLabel("Their first name").pressSequentially("Priya");
		await expect(page.getByText("Saved", { exact: true })).toBeVisible();
		await context.clearCookies();
		const why = page.getByLabel(/^What would you say of them/);
		await why.pressSequentially("Kind, and funny.");
		await expect(page.getByText("is no longer open in this browser", { exact: false })).toBeVisible();
		await page.getByRole("button", { name: "Continue", exact: true }).click();
		await expect(page.getByRole("heading", { name: "This application moved on" })).toBeVisible();
		await expect(page.getByLabel("Their first name")).toHaveValue("Priya");
		await expect(why).toHaveValue("Kind, and funny.");
		await page.getByRole("button", { name: "Continue", exact: true }).click();
		await expect(page.getByText("Step 3 of 3")).toBeVisible();
		await page.goto(`${site.url}/apply/referral?step=2`);
		await expect(why).toHaveValue("Kind, and funny.");
	} finally {
		await context.close();
		await close();
	}
});
