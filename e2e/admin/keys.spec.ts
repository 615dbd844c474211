import type { Page } from "@playwright/test";
import { generate } from "otplib";
import { stepSeconds } from "#app/features/keys/key.ts";
import { Administrator } from "#e2e/support/administrator.ts";
import {
	enter,
	expect,
	expectAccessible,
	expectToast,
	keepPicture,
	sidewaysScroll,
	test,
} from "#e2e/support/content-area.ts";
import { letKeysGrowOld } from "#e2e/support/idle-key.ts";
import { accessCode, samplePlace, startSite } from "#e2e/support/site-process.ts";
import { VirtualAuthenticator } from "#e2e/support/virtual-authenticator.ts";

// Refused requests are reported in the console by the browser itself.
test.use({ quietPage: false });

/** A site of its own, with a browser that is signed in, and a phone or laptop that keeps passkeys. */
async function openSite(page: Page, options?: { autofill: boolean }) {
	const place = await samplePlace();
	const site = await startSite(place);
	await enter(page, await Administrator.signIn(site.url));
	const authenticator = await VirtualAuthenticator.add(page, options);
	await page.goto(`${site.url}/admin/settings`);

	/** Lets the session stand idle for so long that its key is asked for again. */
	const idle = () => letKeysGrowOld(place);
	const close = async () => {
		await site.stop();
		await place.remove();
	};
	return { site, authenticator, idle, close };
}

/** Presses a button by keyboard. */
async function press(page: Page, name: string): Promise<void> {
	await page.getByRole("button", { name, exact: true }).focus();
	await page.keyboard.press("Enter");
}

test.describe("on a phone, in French", () => {
	test.use({ viewport: { width: 390, height: 844 }, locale: "fr-FR" });

	test("a passkey is made, signs in, is named, answers for its person, and is removed, by keyboard", async ({
		page,
	}) => {
		const { site, authenticator, idle, close } = await openSite(page);
		try {
			await press(page, "Ajouter une clé d’accès");
			const codes = page.getByRole("dialog", { name: "Vos codes de secours" });
			await expect(codes.getByRole("listitem")).toHaveCount(10);
			await expectAccessible(page);
			expect(await sidewaysScroll(page)).toBe(0);
			await keepPicture(page, "codes");
			await press(page, "Je les ai conservés");
			await expect(codes).toBeHidden();
			const passkeys = page.getByRole("list", { name: "Clés d’accès" });
			await expect(passkeys.getByRole("listitem")).toHaveCount(1);
			expect(await authenticator.list()).toMatchObject([{ rpId: "localhost", isResidentCredential: true }]);
			await expectAccessible(page);
			expect(await sidewaysScroll(page)).toBe(0);
			await keepPicture(page, "keys", true);

			await page.context().clearCookies();
			await page.goto(`${site.url}/admin`);
			await expectAccessible(page);
			expect(await sidewaysScroll(page)).toBe(0);
			await keepPicture(page, "sign-in");
			const stay = page.getByRole("checkbox", { name: "Rester connecté" });
			await stay.focus();
			await page.keyboard.press("Space");
			await expect(stay).toBeChecked();
			await press(page, "Se connecter avec une clé d’accès");
			await expect(page).toHaveURL(/\/admin\/dashboard$/);
			const session = (await page.context().cookies()).find(({ name }) => name === "session");
			expect(session?.expires).toBeGreaterThan(Date.now() / 1000 + 29 * 24 * 3600);

			await page.goto(`${site.url}/admin/settings`);
			await passkeys.getByRole("button", { name: /^Renommer/ }).focus();
			await page.keyboard.press("Enter");
			await page.getByLabel("Nom", { exact: true }).fill("Mon téléphone");
			await page.keyboard.press("Enter");
			await expect(passkeys.getByText("Mon téléphone")).toBeVisible();
			await expect(page.getByText(/Reste connectée jusqu’au/)).toBeVisible();

			await idle();
			await passkeys.getByRole("button", { name: "Retirer la clé d’accès Mon téléphone" }).focus();
			await page.keyboard.press("Enter");
			await press(page, "Retirer");
			const question = page.getByRole("dialog", { name: "Est-ce bien vous\u00a0?" });
			await expect(question).toBeVisible();
			await expectAccessible(page);
			await press(page, "Utiliser une clé d’accès");
			await expect(question).toBeHidden();
			await expect(passkeys.getByRole("listitem")).toHaveCount(0);
			await expect(page.getByText("Codes de secours")).toHaveCount(0);
		} finally {
			await close();
		}
	});
});

test("a browser that fills passkeys in signs in without a button", { tag: "@long" }, async ({ page }) => {
	const { site, close } = await openSite(page, { autofill: true });
	try {
		await page.getByRole("button", { name: "Add a passkey" }).click();
		await page.getByRole("button", { name: "I have kept them" }).click();
		await page.context().clearCookies();
		await page.goto(`${site.url}/admin`);
		await expect(page).toHaveURL(/\/admin\/dashboard$/);
	} finally {
		await close();
	}
});

test("a passkey of another address, without its user, copied or removed does not sign in, and the code still does", {
	tag: "@long",
}, async ({ page }) => {
	const { site, authenticator, close } = await openSite(page);
	const field = page.getByLabel("Access code");
	try {
		await page.getByRole("button", { name: "Add a passkey" }).click();
		await page.getByRole("button", { name: "I have kept them" }).click();
		await page.context().clearCookies();

		/** Presses the button of the sign-in screen, and reads why it did not open. */
		async function refuses(words: RegExp): Promise<void> {
			await page.goto(`${site.url}/admin`);
			await page.getByRole("button", { name: "Sign in with a passkey" }).click();
			await expect(field).toHaveAccessibleDescription(words);
		}

		await authenticator.verifyUser(false);
		await refuses(/No passkey was used/);
		await authenticator.verifyUser(true);
		await authenticator.alter({ signCount: 0 });
		await refuses(/copied/);
		await authenticator.alter({ rpId: "elsewhere.example" });
		await refuses(/No passkey was used/);

		await field.fill(` ${accessCode} `);
		await page.getByRole("button", { name: "Access Dashboard" }).click();
		await expect(page).toHaveURL(/\/admin\/dashboard$/);
		await page.goto(`${site.url}/admin/settings`);
		await page.getByRole("button", { name: /^Remove passkey/ }).click();
		await page.getByRole("button", { name: "Remove", exact: true }).last().click();
		await expectToast(page, "Passkey removed");
		await authenticator.alter({ rpId: "localhost", signCount: 99 });
		await page.context().clearCookies();
		await refuses(/not on the list any more/);
	} finally {
		await close();
	}
});

test("one-time codes are turned on, join the access code once each, and recovery codes stand in for them once each", {
	tag: "@long",
}, async ({ page }) => {
	const { site, close } = await openSite(page);
	try {
		await page.getByRole("button", { name: "Turn on one-time codes" }).click();
		await expect(page.getByRole("img", { name: "QR code of the key below" }).locator("path")).toHaveAttribute(
			"d",
			/^M/,
		);
		await expectAccessible(page);
		const secret = (await page.locator("code").innerText()).replaceAll(/\s/g, "");
		const codeOf = (steps: number) =>
			generate({ secret, epoch: Math.floor(Date.now() / 1000) + steps * stepSeconds });
		const first = page.getByLabel("Six digits of the app");
		await first.fill("000000");
		await first.press("Enter");
		await expect(first).toHaveAccessibleDescription(/The app shows other digits/);
		await first.fill(await codeOf(0));
		await first.press("Enter");
		const codes = page.getByRole("dialog", { name: "Your recovery codes" });
		await expect(codes.getByRole("listitem")).toHaveCount(10);
		const [recovery = ""] = await codes.getByRole("listitem").allInnerTexts();
		await page.emulateMedia({ media: "print" });
		await expect(codes).toBeVisible();
		await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
		await keepPicture(page, "paper");
		await page.emulateMedia({ media: "screen" });
		await codes.getByRole("button", { name: "I have kept them" }).click();
		await expect(page.getByRole("switch", { name: "Refuse the access code alone" })).toBeChecked();
		await expect(page.getByText("10 of 10 are left.")).toBeVisible();

		/** Signs in with the access code, and the key that joins it. */
		async function signIn(second: string, label: "One-time code" | "Recovery code"): Promise<void> {
			await page.context().clearCookies();
			await page.goto(`${site.url}/admin`);
			await page.getByLabel("Access code").fill(accessCode);
			await page.getByLabel("Access code").press("Enter");
			await expect(page.getByLabel("One-time code")).toBeFocused();
			if (label === "Recovery code") await page.getByRole("button", { name: "Use a recovery code" }).click();
			await page.getByLabel(label).fill(second);
			await page.getByLabel(label).press("Enter");
		}
		const isIn = () => expect(page).toHaveURL(/\/admin\/dashboard$/);

		// A clock that is half a minute ahead.
		const ahead = await codeOf(1);
		await signIn(ahead.replace(/^.../, "$& "), "One-time code");
		await isIn();
		await signIn(ahead, "One-time code");
		await expect(page.getByLabel("One-time code")).toHaveAccessibleDescription(/has been used before/);
		await expectAccessible(page);
		await signIn(recovery.toUpperCase().replace("-", " "), "Recovery code");
		await isIn();
		await signIn(recovery, "Recovery code");
		await expect(page.getByLabel("Recovery code")).toHaveAccessibleDescription(/has been used before/);
	} finally {
		await close();
	}
});
