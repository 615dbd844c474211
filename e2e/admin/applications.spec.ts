import { readFile } from "node:fs/promises";
import { masterKeys } from "#app/features/applications/master-keys.server.ts";
import { dayOf, daysAfter } from "#app/i18n/business-time.ts";
import { Administrator } from "#e2e/support/administrator.ts";
import {
	enter,
	expect,
	expectAccessible,
	keepPicture,
	sidewaysScroll,
	test,
} from "#e2e/support/content-area.ts";
import { samplePlace, startSite } from "#e2e/support/site-process.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { nadiasAnswers, someApplication } from "#server/testing/applications.ts";

test.use({ viewport: { width: 390, height: 844 }, locale: "fr-FR", quietPage: false });

const hostile = `<img src=x onerror="document.title='hacked'">`;

/** A site with an application whose answers would do harm, were they more than text. */
async function openSite() {
	const place = await samplePlace();
	const site = await startSite(place);
	const owner = await Administrator.signIn(site.url);
	const database = await openDatabase({ ...place, databaseUrl: place.databaseUrl || undefined });
	const id = await someApplication(
		{ db: database.db, masters: masterKeys({ dataDir: place.dataDir }) },
		{
			answers: nadiasAnswers.map((one) => (one.id === "q6" ? { ...one, value: `=1+1 ${hostile}` } : one)),
		},
	);
	const close = async () => {
		await database.close();
		await site.stop();
		await place.remove();
	};
	return { site, owner, database, place, id, close };
}

test("an application is read, noted, accepted, seated, exported and erased on a phone, in French", async ({
	page,
}) => {
	const { site, owner, database, close } = await openSite();
	const sound = async (name: string) => {
		await expectAccessible(page);
		expect(await sidewaysScroll(page)).toBe(0);
		await keepPicture(page, name, true);
	};
	try {
		const { id: tableId } = await owner.request<{ id: string }>("POST", "/api/events", {
			...{ title: "Lagoon Dinner", date: "October 4", time: "6:30 pm", price: "Rs1000", tableSize: 6 },
			...{ calendarDate: daysAfter(dayOf(new Date()), 20), startTime: "18:30" },
		});
		await enter(page, owner);
		await page.goto(`${site.url}/admin/applications`);
		await expect(page.getByRole("heading", { level: 1, name: "Candidatures" })).toBeVisible();
		await page.getByLabel("Rechercher dans les candidatures").fill("ramgoo");
		await expect(page.getByText("1 candidature", { exact: true })).toBeVisible();
		await sound("list");

		await page.getByRole("link", { name: "Nadia Ramgoolam" }).click();
		await expect(page.getByText(`=1+1 ${hostile}`)).toBeVisible();
		await expect(page.getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
			"href",
			"https://wa.me/23052512345",
		);
		await sound("one");
		await page.getByLabel("Nouvelle note").fill("A rappelé jeudi.");
		await page.getByRole("button", { name: "Ajouter la note" }).click();
		await expect(page.getByText("A rappelé jeudi.", { exact: true })).toBeVisible();

		await page.getByRole("button", { name: "Accepter" }).click();
		const mail = page.getByRole("dialog");
		await expect(mail.getByLabel("Objet")).toHaveValue("Votre candidature\u00a0: bienvenue");
		await expect(mail.getByLabel("E-mail", { exact: false }).first()).toBeVisible();
		await sound("mail");
		await mail.getByRole("button", { name: "Envoyer, et avancer" }).click();
		await expect(page.getByText("Adhésion active").first()).toBeVisible();

		await page.getByRole("combobox", { name: "Table" }).click();
		await page.getByRole("option", { name: /Lagoon Dinner/ }).click();
		await expect(page.getByLabel("Prénom")).toHaveValue("Nadia");
		await sound("seat");
		await page.getByRole("button", { name: "Enregistrer" }).last().click();
		await expect(page.getByRole("link", { name: "Voir la liste des convives" })).toBeVisible();
		const guests = await database.db
			.selectFrom("guests")
			.select(["first_name", "age", "gender", "email", "diet"])
			.where("event_id", "=", tableId)
			.execute();
		expect(guests).toEqual([
			{ first_name: "Nadia", age: 34, gender: "woman", email: "nadia@example.com", diet: "Végétarienne" },
		]);

		await page.getByRole("link", { name: "Toutes les candidatures" }).click();
		const download = page.waitForEvent("download");
		await page.getByRole("button", { name: "Exporter en CSV" }).click();
		const file = await readFile(await (await download).path(), "utf8");
		expect(file).toContain("Nadia Ramgoolam");
		expect(file).toContain("'=1+1");
		expect(file).toContain("A rappelé jeudi.");

		await page.getByRole("link", { name: "Nadia Ramgoolam" }).click();
		await page.getByRole("button", { name: "Effacer" }).click();
		await page.getByRole("alertdialog").getByRole("button", { name: "Effacer" }).click();
		await expect(page.getByText("Aucune candidature pour l’instant")).toBeVisible();
		expect(await database.db.selectFrom("applications").selectAll().execute()).toEqual([]);
		expect(await page.title()).not.toContain("hacked");
	} finally {
		await close();
	}
});

test("of two windows in conflict neither loses a note, nor a mail that is being written", async ({
	context,
}) => {
	const { site, owner, id, close } = await openSite();
	try {
		const [first, second] = [await context.newPage(), await context.newPage()];
		await enter(first, owner);
		for (const page of [first, second]) {
			await page.goto(`${site.url}/admin/application/${id}`);
			await expect(page.getByText(`=1+1 ${hostile}`)).toBeVisible();
		}
		await second.getByLabel("Nouvelle note").fill("De la seconde fenêtre");
		await second.getByRole("button", { name: "Inviter à parler" }).click();
		const mail = second.getByRole("dialog");
		await mail.getByLabel("Objet").fill("Un mot de vous");

		await first.getByLabel("Nouvelle note").fill("De la première fenêtre");
		await first.getByRole("button", { name: "Ajouter la note" }).click();
		await expect(first.getByText("De la première fenêtre", { exact: true })).toBeVisible();
		await first.getByRole("button", { name: "Garder pour plus tard" }).click();
		await first.getByRole("button", { name: "Avancer sans e-mail" }).click();
		await expect(first.getByText("La candidature a avancé").first()).toBeVisible();

		await mail.getByRole("button", { name: "Envoyer, et avancer" }).click();
		// The toast, and for a moment what is read aloud of it.
		await expect(second.getByText("Quelque chose a changé dans une autre fenêtre").first()).toBeVisible();
		await expect(mail.getByLabel("Objet")).toHaveValue("Un mot de vous");
		await second.keyboard.press("Escape");
		await expect(mail).toBeHidden();
		await expect(second.getByText("De la première fenêtre", { exact: true })).toBeVisible();
		await expect(second.getByLabel("Nouvelle note")).toHaveValue("De la seconde fenêtre");
		await second.getByRole("button", { name: "Ajouter la note" }).click();
		await expect(second.getByText("De la seconde fenêtre", { exact: true })).toBeVisible();
		for (const page of [first, second]) {
			await page.reload();
			for (const note of ["De la première fenêtre", "De la seconde fenêtre"])
				await expect(page.getByText(note, { exact: true })).toBeVisible();
		}
	} finally {
		await close();
	}
});

test("what looks automatic is looked at, and erased at once after a question", {
	tag: "@long",
}, async ({ page }) => {
	const { site, owner, database, place, id, close } = await openSite();
	const parts = { db: database.db, masters: masterKeys({ dataDir: place.dataDir }) };
	for (const flag of ["fast", "decoy", "unproved"])
		await someApplication(parts, { flags: JSON.stringify([flag]), applicant: { name: `Robot ${flag}` } });
	try {
		await enter(page, owner);
		await page.goto(`${site.url}/admin/applications`);
		await page.getByRole("button", { name: "Les regarder" }).click();
		await expect(page.getByText("Robot decoy")).toBeVisible();
		await page.getByRole("button", { name: "Effacer les 3" }).click();
		const question = page.getByRole("alertdialog", {
			name: "Effacer les 3 qui semblent automatiques\u00a0?",
		});
		await expectAccessible(page);
		expect(await sidewaysScroll(page)).toBe(0);
		await question.getByRole("button", { name: "Annuler" }).click();
		expect(await database.db.selectFrom("applications").select("id").execute()).toHaveLength(4);
		await page.getByRole("button", { name: "Effacer les 3" }).click();
		await question.getByRole("button", { name: "Effacer les 3" }).click();
		await expect(page.getByText("3 candidatures effacées").first()).toBeVisible();
		expect(await database.db.selectFrom("applications").select("id").execute()).toEqual([{ id }]);
		const records = await database.db
			.selectFrom("audit_records")
			.select("subject")
			.where("action", "=", "applications-erased")
			.execute();
		expect(records).toEqual([{ subject: "3" }]);
	} finally {
		await close();
	}
});
