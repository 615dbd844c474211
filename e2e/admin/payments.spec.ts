import type { TablePayments } from "#app/features/payments/payment.ts";
import { expect, expectAccessible, sidewaysScroll, test } from "#e2e/support/content-area.ts";
import { keyboard } from "#e2e/support/input.ts";

// The browser says of itself that the server refused what is tried.
test.use({ quietPage: false });

const said = {
	en: {
		open: "Payments",
		note: "Note a payment: Noémie-Joséphine",
		amount: "Amount, in rupees",
		typed: "1,250.50",
		juice: "Juice",
		day: "Day",
		save: "Note the payment",
		missing: "Choose how it was paid.",
		back: "Rs 250.50 to give back",
		remind: "Remind: Anaïs",
		cancel: "Cancel",
		receipt: /^Receipt 20\d\d-\d+$/,
		print: "Print",
		owed: "Money to give back",
	},
	fr: {
		open: "Paiements",
		note: "Noter un paiement : Noémie-Joséphine",
		amount: "Somme, en roupies",
		typed: "1 250,50",
		juice: "Juice",
		day: "Jour",
		save: "Noter le paiement",
		missing: "Choisissez le mode de paiement.",
		back: "Rs 250,50 à rembourser",
		remind: "Rappeler : Anaïs",
		cancel: "Annuler",
		receipt: /^Reçu n° 20\d\d-\d+$/,
		print: "Imprimer",
		owed: "Sommes à rembourser",
	},
} as const;

const guest = {
	...{ age: 34, gender: "woman", language: "fr", telephone: "", note: "", diet: "" },
	...{ takesMessages: false, state: "confirmed" },
};

for (const [language, words] of Object.entries(said)) {
	const tag = language === "en" ? "@long" : [];
	test(`payments are noted at 360 px, in ${language}`, { tag }, async ({ signedIn: page, owner, site }) => {
		const table = { type: "Dinner", startTime: "18:30", ticketPrice: 1000, tableSize: 4, location: "Moka" };
		const event = { ...table, title: `Paid Dinner ${language}`, calendarDate: "2091-03-14" };
		const { id } = await owner.request<{ id: string }>("POST", "/api/events", event);
		for (const firstName of ["Anaïs", "Noémie-Joséphine"]) {
			const email = `${firstName === "Anaïs" ? "anais" : "noemie"}@${language}.example`;
			await owner.request("POST", `/api/admin/tables/${id}/guests`, { ...guest, firstName, email });
		}
		await page.context().addCookies([{ name: "language", value: language, url: site.url }]);
		await page.setViewportSize({ width: 360, height: 780 });
		const { press } = keyboard(page);
		const main = page.getByRole("main");
		const dialog = page.getByRole("dialog");
		const look = async () => {
			expect(await sidewaysScroll(page)).toBe(0);
			await expectAccessible(page);
		};

		await page.goto(`/admin/table/${id}`);
		await press(main.getByRole("link", { name: words.open, exact: true }));
		await expect(main.getByRole("button", { name: words.note })).toBeVisible();
		await look();

		await press(main.getByRole("button", { name: words.note }));
		await dialog.getByLabel(words.amount).fill(words.typed);
		await press(dialog.getByRole("button", { name: words.save }));
		await expect(dialog.getByText(words.missing, { exact: true })).toBeVisible();
		await expect(dialog.getByLabel(words.amount)).toHaveValue(words.typed);
		await look();
		const ways = dialog.getByRole("radio");
		const juice = dialog.getByRole("radio", { name: words.juice });
		await test.step("the ways are one stop of the keyboard, and arrows choose among them", async () => {
			await dialog.getByLabel(words.day).focus();
			for (let tabs = 0; tabs < 6; tabs += 1) {
				await page.keyboard.press("Tab");
				if (await ways.first().evaluate((radio) => radio === document.activeElement)) break;
			}
			await expect(ways.first()).toBeFocused();
			await expect(dialog.getByRole("radio", { checked: true })).toHaveCount(0);
			await page.keyboard.press("ArrowUp");
			await expect(ways.last()).toBeFocused();
			await expect(ways.last()).toBeChecked();
			await page.keyboard.press("ArrowDown");
			await expect(juice).toBeFocused();
			await expect(juice).toBeChecked();
			await page.keyboard.press("Tab");
			await expect(dialog.getByRole("button", { name: words.cancel })).toBeFocused();
			await page.keyboard.press("Shift+Tab");
			await expect(juice).toBeFocused();
		});
		await press(dialog.getByRole("button", { name: words.save }));
		await expect(main.getByText(words.back)).toBeVisible();
		await look();

		await press(main.getByRole("button", { name: words.remind }));
		await expect(dialog.getByText(/^À payer/)).toHaveCount(1);
		await look();
		await press(dialog.getByRole("button", { name: words.cancel }));

		await press(main.getByRole("link", { name: words.receipt }));
		await expect(main.getByRole("button", { name: words.print })).toBeEnabled();
		await look();

		await page.goto(`/admin/table-payments/${id}`);
		await press(main.getByRole("link", { name: words.owed }));
		await expect(main.getByText("Noémie-Joséphine", { exact: true }).first()).toBeVisible();
		await look();
		const { accounts } = await owner.request<TablePayments>("GET", `/api/admin/tables/${id}/payments`);
		expect(accounts.map(({ received }) => received)).toEqual([0, 125_050]);
	});
}
