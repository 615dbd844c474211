import { readFile } from "node:fs/promises";
import { Administrator } from "#e2e/support/administrator.ts";
import {
	enter,
	expect,
	expectAccessible,
	keepPicture,
	sidewaysScroll,
	test,
} from "#e2e/support/content-area.ts";
import { letKeysGrowOld } from "#e2e/support/idle-key.ts";
import { accessCode, samplePlace, startSite } from "#e2e/support/site-process.ts";

// The requests that a key is missing for, or a wrong one was given for, are refused.
test.use({ viewport: { width: 390, height: 844 }, locale: "fr-FR", quietPage: false });

/** A site of its own, whose only session was idle since its key was given. */
async function openIdleSite() {
	const place = await samplePlace();
	const site = await startSite(place);
	const owner = await Administrator.signIn(site.url);
	await letKeysGrowOld(place);
	const close = async () => {
		await site.stop();
		await place.remove();
	};
	return { site, owner, close };
}

test("an export asks for the key again on a phone, in French, and goes on by itself", async ({ page }) => {
	const { site, owner, close } = await openIdleSite();
	try {
		await enter(page, owner);
		await page.goto(`${site.url}/admin/settings/audit`);
		await expect(page.getByRole("heading", { level: 1, name: "Ce qui a été fait" })).toBeVisible();
		await expect(page.getByText("Connexion").first()).toBeVisible();
		await expectAccessible(page);
		expect(await sidewaysScroll(page)).toBe(0);
		await keepPicture(page, "record", true);

		await page.getByRole("button", { name: "Exporter en CSV" }).focus();
		await page.keyboard.press("Enter");
		const dialog = page.getByRole("dialog", { name: "Est-ce bien vous\u00a0?" });
		await expect(dialog).toBeVisible();
		await expectAccessible(page);
		expect(await sidewaysScroll(page)).toBe(0);
		await keepPicture(page, "key");

		const code = dialog.getByLabel("Code d’accès");
		await expect(code).toBeFocused();
		await page.keyboard.type("pas le bon code");
		await page.keyboard.press("Enter");
		await expect(dialog.getByText("Ce n’est pas la bonne clé.")).toBeVisible();
		await expectAccessible(page);
		await code.fill(accessCode);
		const download = page.waitForEvent("download");
		await page.keyboard.press("Enter");
		const file = await readFile(await (await download).path(), "utf8");
		expect(file).toContain("signed-in,owner");
		await expect(dialog).toBeHidden();
		await expect(page.getByRole("button", { name: "Exporter en CSV" })).toBeFocused();
	} finally {
		await close();
	}
});

test("Escape withdraws what asked for the key, and nothing is lost", async ({ page }) => {
	const { site, owner, close } = await openIdleSite();
	try {
		await enter(page, owner);
		await page.goto(`${site.url}/admin/settings/audit`);
		const day = page.getByLabel("Du");
		await day.fill("2026-01-02");
		await page.getByRole("button", { name: "Exporter en CSV" }).click();
		const dialog = page.getByRole("dialog", { name: "Est-ce bien vous\u00a0?" });
		await expect(dialog).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(dialog).toBeHidden();
		await expect(day).toHaveValue("2026-01-02");
	} finally {
		await close();
	}
});
