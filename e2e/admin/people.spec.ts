import type { Browser, Page } from "@playwright/test";
import { dayOf } from "#app/i18n/business-time.ts";
import type { Administrator } from "#e2e/support/administrator.ts";
import { enter, expectAccessible, sidewaysScroll } from "#e2e/support/content-area.ts";
import { awaitMail, expect, linkTo, test } from "#e2e/support/mail-fixtures.ts";
import { VirtualAuthenticator } from "#e2e/support/virtual-authenticator.ts";

const phone = { viewport: { width: 390, height: 844 }, locale: "fr-FR" };

// The browser reports requests that are refused after a removal, or fail without network.
test.use({ ...phone, quietPage: false });

const code = "sept hérons discrets";

async function expectSound(page: Page): Promise<void> {
	await page.setViewportSize({ width: 360, height: 800 });
	expect(await sidewaysScroll(page)).toBe(0);
	await page.setViewportSize(phone.viewport);
	await expectAccessible(page);
	expect(await sidewaysScroll(page)).toBe(0);
}

/** Opens a link on a phone of somebody's own. */
async function onPhone(browser: Browser, link: string): Promise<Page> {
	const context = await browser.newContext({ ...phone, reducedMotion: "reduce" });
	const page = await context.newPage();
	await page.goto(link);
	return page;
}

async function accept(page: Page): Promise<void> {
	await page.getByLabel("Votre code").fill(code);
	await page.getByRole("button", { name: "Choisir ce code et se connecter" }).click();
}

/** The words of the menu, which a phone has behind a button. */
async function menuOf(page: Page): Promise<string[]> {
	await page.getByRole("button", { name: "Ouvrir le menu" }).click();
	const menu = page.getByRole("dialog").getByRole("navigation");
	const words = await menu.getByRole("link").allTextContents();
	await page.keyboard.press("Escape");
	return words;
}

/** Signs an editor out, and in again with their address and their code. */
async function signInAgain(page: Page): Promise<void> {
	await page.getByRole("button", { name: "Ouvrir le menu" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Se déconnecter" }).click();
	await page.getByRole("button", { name: /^On vous a invité/ }).click();
	await page.getByLabel("Adresse e-mail").fill("Camille@example.com");
	await page.getByLabel("Code d’accès").fill(code);
	await expectSound(page);
	await page.getByRole("button", { name: "Ouvrir le tableau de bord" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Tableau de bord" })).toBeVisible();
}

test("an editor is invited, chooses a code, sees what they write alone, and is removed", async ({
	page,
	browser,
	inbox,
	administrator,
}) => {
	test.setTimeout(60_000);
	await enter(page, administrator);
	await page.goto("/admin/settings/people");
	await expect(page.getByText("Personne d’autre ne peut se connecter")).toBeVisible();
	await page.getByLabel("Nom").fill("Camille");
	await page.getByLabel("Adresse e-mail").fill("camille@example.com");
	await expectSound(page);
	await page.getByRole("button", { name: "Envoyer l’invitation" }).click();
	await expect(page.getByText("camille@example.com")).toBeVisible();
	await expectSound(page);

	const mail = await awaitMail(inbox, "camille@example.com");
	expect(mail.text).toContain("Camille");
	const link = linkTo(mail, "/admin/welcome#");
	const editor = await onPhone(browser, link);
	await expect(editor.getByRole("heading", { level: 1, name: "Bienvenue, Camille" })).toBeVisible();
	await expectSound(editor);
	await editor.getByLabel("Votre code").fill("court");
	await editor.getByRole("button", { name: "Choisir ce code et se connecter" }).click();
	await expect(editor.getByText("Il faut au moins 12 caractères.")).toBeVisible();
	await accept(editor);
	await expect(editor.getByRole("heading", { level: 1, name: "Tableau de bord" })).toBeVisible();
	await expectSound(editor);
	const words = await menuOf(editor);
	expect(words).toContain("Mon accès");
	for (const other of ["Visites", "Événements", "Abonnés", "Informations", "Sauvegardes", "Réglages"])
		expect(words).not.toContain(other);
	await editor.goto("/admin/settings/people");
	await expect(editor).toHaveURL(/\/admin\/dashboard$/);
	await editor.goto("/admin/access");
	await expect(editor.getByText("Cette session")).toBeVisible();
	await expectSound(editor);

	await signInAgain(editor);

	const again = await onPhone(browser, link);
	await expect(again.getByRole("heading", { level: 1, name: "Ce lien ne fonctionne plus" })).toBeVisible();
	await expectSound(again);

	await page.reload();
	await page.getByRole("button", { name: "Retirer Camille" }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Retirer" }).click();
	await expect(page.getByText("Personne d’autre ne peut se connecter")).toBeVisible();
	await editor.goto("/admin/articles");
	await expect(editor).toHaveURL(/\/admin$/);
	await editor.context().close();
	await again.context().close();
});

test("who is invited makes a passkey at once, by keyboard, signs in with it, and has no code", async ({
	browser,
	inbox,
	administrator,
}) => {
	test.setTimeout(60_000);
	const invited = { name: "Inès", email: "ines@example.com", role: "editor", language: "fr" };
	await administrator.request("POST", "/api/admin/people", invited);
	const link = linkTo(await awaitMail(inbox, invited.email), "/admin/welcome#");
	const page = await onPhone(browser, "about:blank");
	const authenticator = await VirtualAuthenticator.add(page);
	await page.goto(link);
	const button = page.getByRole("button", { name: "Utiliser une clé d’accès" });
	await expect(button).toBeVisible();
	await expect(page.getByLabel("Votre code")).toBeVisible();
	await expectSound(page);

	await authenticator.verifyUser(false);
	await button.click();
	await expect(page.getByText("Aucune clé d’accès n’a été créée.")).toBeVisible();
	expect(await authenticator.list()).toEqual([]);
	await expectSound(page);
	await authenticator.verifyUser(true);
	await button.focus();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1, name: "Tableau de bord" })).toBeVisible();
	expect(await authenticator.list()).toHaveLength(1);
	await page.goto("/admin/access");
	await expect(page.getByText("Vous n’avez pas de code d’accès")).toBeVisible();
	await expect(page.getByText("Code d’accès actuel")).toHaveCount(0);
	await expectSound(page);

	await page.context().clearCookies();
	await page.goto("/admin");
	await page.getByRole("button", { name: "Se connecter avec une clé d’accès" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Tableau de bord" })).toBeVisible();
	await page.goto(link);
	await expect(page.getByRole("heading", { level: 1, name: "Ce lien ne fonctionne plus" })).toBeVisible();
	await page.context().close();
});

/** Adds an evening of today with two guests. @returns its id, and the states of guests by name. */
async function someEvening(administrator: Administrator) {
	const { id } = await administrator.request<{ id: string }>("POST", "/api/events", {
		...{ title: "Lagoon Dinner", calendarDate: dayOf(new Date()), startTime: "00:00" },
		...{ tableSize: 4, ticketPrice: 1000, published: false },
	});
	for (const [firstName, diet] of [
		["Anna", "Sans noix"],
		["Béa", ""],
	])
		await administrator.request("POST", `/api/admin/tables/${id}/guests`, {
			...{ firstName, diet, age: 34, gender: "woman", language: "fr", state: "confirmed" },
			email: `${firstName === "Anna" ? "anna" : "bea"}@example.com`,
		});
	const states = async () => {
		const path = `/api/admin/tables/${id}/guests`;
		const { guests } = await administrator.request<{
			guests: { firstName: string; state: string }[];
		}>("GET", path);
		return Object.fromEntries(guests.map(({ firstName, state }) => [firstName, state]));
	};
	return { id, states };
}

test("a host ticks who is here on a phone, without network too, and sees nothing else", async ({
	browser,
	inbox,
	administrator,
}) => {
	const { id: eventId, states } = await someEvening(administrator);
	const invited = { name: "Hugo", email: "hugo@example.com", role: "host", eventId, language: "fr" };
	await administrator.request("POST", "/api/admin/people", invited);
	const host = await onPhone(browser, linkTo(await awaitMail(inbox, "hugo@example.com"), "/admin/welcome#"));
	await accept(host);
	await expect(host.getByRole("heading", { level: 1, name: "Lagoon Dinner" })).toBeVisible();
	await expect(host.getByText("Sans noix")).toBeVisible();
	await expectSound(host);
	expect(await host.content()).not.toContain("example.com");
	expect(await menuOf(host)).toEqual(["Ma table", "Mon accès"]);

	await host.getByRole("checkbox", { name: /Anna/ }).check();
	await expect(host.getByText("Présents\u00a0: 1 sur 2")).toBeVisible();
	await expect.poll(states).toEqual({ Anna: "came", Béa: "confirmed" });
	await host.context().setOffline(true);
	await host.getByRole("checkbox", { name: /Béa/ }).check();
	await expect(host.getByText("1 coche attend le réseau. Vous pouvez continuer.")).toBeVisible();
	await expectSound(host);
	expect(await states()).toEqual({ Anna: "came", Béa: "confirmed" });
	await host.context().setOffline(false);
	await expect.poll(states).toEqual({ Anna: "came", Béa: "came" });
	await expect(host.getByText("Tout est enregistré.")).toBeVisible();
	await host.context().close();
});

test("the owner opens the list of a table from its guests, and ticks without network, by keyboard", {
	tag: "@long",
}, async ({ page, administrator }) => {
	const { id, states } = await someEvening(administrator);
	await enter(page, administrator);
	await page.goto(`/admin/table/${id}`);
	await page.getByRole("link", { name: "Arrivées" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Lagoon Dinner" })).toBeVisible();
	await expect(page.getByText("À payer")).toHaveCount(2);
	await expectSound(page);
	const rows = await page.getByRole("main").getByRole("listitem").all();
	const [first, last] = await Promise.all([rows.at(0)?.boundingBox(), rows.at(-1)?.boundingBox()]);
	// Eight guests and the count are on one screen.
	expect((first?.y ?? 0) + 8 * (last?.height ?? 0)).toBeLessThan(phone.viewport.height);
	await page.context().setOffline(true);
	await page.getByRole("checkbox", { name: /Anna/ }).focus();
	await page.keyboard.press("Space");
	await expect(page.getByText("1 coche attend le réseau. Vous pouvez continuer.")).toBeVisible();
	await expectSound(page);
	await page.context().setOffline(false);
	await expect.poll(states).toEqual({ Anna: "came", Béa: "confirmed" });
	await expect(page.getByText("Tout est enregistré.")).toBeVisible();
});
