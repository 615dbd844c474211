import type { TablePayments } from "#app/features/payments/payment.ts";
import { dayOf } from "#app/i18n/business-time.ts";
import { expect, expectAccessible, sidewaysScroll, test } from "#e2e/support/content-area.ts";
import { keyboard } from "#e2e/support/input.ts";

const said = {
	en: {
		title: "Bank statement",
		choose: "Choose a file",
		all: "Select all",
		note: "Note 1 line",
		noted: "1 line is noted.",
		other: "Another guest",
		nearNote: "Note line 3",
		near: "One sign of the reference differs.",
		nobody: "1 line that is nobody’s: see which",
		taken: "2 lines noted before: see which",
	},
	fr: {
		title: "Relevé de la banque",
		choose: "Choisir un fichier",
		all: "Tout sélectionner",
		note: "Noter 1 ligne",
		noted: "1 ligne est notée.",
		other: "Un autre convive",
		nearNote: "Noter la ligne 3",
		near: "Un signe de la référence diffère.",
		nobody: "1 ligne qui ne concerne personne : voir laquelle",
		taken: "2 lignes déjà notées : voir lesquelles",
	},
} as const;

const guest = {
	...{ age: 34, gender: "woman", language: "fr", email: "", telephone: "", note: "", diet: "" },
	...{ takesMessages: false, state: "confirmed" },
};

for (const [language, words] of Object.entries(said)) {
	const tag = language === "en" ? "@long" : [];
	test(`the bank’s file is compared and noted by keyboard at 360 px, in ${language}`, { tag }, async ({
		signedIn: page,
		owner,
		site,
	}) => {
		const table = { type: "Dinner", startTime: "18:30", ticketPrice: 1000, tableSize: 4, location: "Moka" };
		const event = { ...table, title: `Bank Dinner ${language}`, calendarDate: "2091-03-14" };
		const { id } = await owner.request<{ id: string }>("POST", "/api/events", event);
		for (const firstName of ["Anaïs", "Noémie-Joséphine"]) {
			await owner.request("POST", `/api/admin/tables/${id}/guests`, { ...guest, firstName });
		}
		const { accounts } = await owner.request<TablePayments>("GET", `/api/admin/tables/${id}/payments`);
		const [exact = "", slipped = ""] = accounts.map(({ reference }) => reference);
		const today = dayOf(new Date()).split("-").toReversed().join("/");
		const statement = [
			"Date;Libellé;Débit;Crédit",
			`${today};Virement ${exact};;1 000,00`,
			`${today};VIREMENTINSTANTANE-SANS-ESPACE-AUCUNE-${"X".repeat(60)} ${slipped.slice(0, 5)};;1 000,00`,
			`${today};Loyer du bureau;25 000,00;`,
		].join("\r\n");
		await page.context().addCookies([{ name: "language", value: language, url: site.url }]);
		await page.setViewportSize({ width: 360, height: 780 });
		const { press, focus } = keyboard(page);
		const main = page.getByRole("main");
		const look = async () => {
			expect(await sidewaysScroll(page)).toBe(0);
			await expectAccessible(page);
		};

		await page.goto("/admin/events");
		await press(main.getByRole("link", { name: words.title }));
		await expect(page.getByRole("heading", { level: 1, name: words.title })).toBeVisible();
		await look();
		const choosing = page.waitForEvent("filechooser");
		await press(main.getByRole("button", { name: words.choose }));
		const file = { name: "releve.csv", mimeType: "text/csv", buffer: Buffer.from(statement, "latin1") };
		await (await choosing).setFiles(file);
		await expect(main.getByText(words.near)).toBeVisible();
		await look();

		await focus(main.getByRole("checkbox", { name: words.all }));
		await page.keyboard.press("Space");
		await press(main.getByRole("button", { name: words.note }));
		await expect(page.getByText(words.noted).first()).toBeVisible();
		const near = main.getByRole("article");
		await focus(near.getByRole("checkbox", { name: /^Noémie/ }));
		await page.keyboard.press("Space");
		await look();
		await press(near.getByRole("button", { name: words.nearNote }));
		await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
		await focus(main.getByText(words.nobody));
		await page.keyboard.press("Enter");
		await expect(main.getByText("Loyer du bureau")).toBeVisible();
		await focus(main.getByText(words.taken));
		await page.keyboard.press("Enter");
		await look();
		const after = await owner.request<TablePayments>("GET", `/api/admin/tables/${id}/payments`);
		expect(after.accounts.map(({ state }) => state)).toEqual(["paid", "paid"]);
	});
}
