import { writeFile } from "node:fs/promises";
import { test } from "@playwright/test";
import { paymentsPath } from "#app/features/guests/seating-path.ts";
import type { TablePayments } from "#app/features/payments/payment.ts";
import { dayOf } from "#app/i18n/business-time.ts";
import { button, field, heading, link, text } from "../hand.ts";
import { brunch, type TableJourney } from "./journey.ts";
import { expectMail, mailTo, says } from "./truth.ts";

/** Writes the bank's list: four guests paid with their reference, one with a slip in it, and the rent left. */
async function writeStatement({ api }: TableJourney, brunchId: string): Promise<string> {
	const { accounts } = await api.request<TablePayments>("GET", `/api/admin/tables/${brunchId}/payments`);
	const referenceOf = (person: string) =>
		accounts.find(({ firstName }) => firstName === person)?.reference ?? "";
	const today = dayOf(new Date()).split("-").toReversed().join("/");
	const exact = ["Anaïs", "Chloé", "Inès", "Luc"].map(
		(person) => `${today};Virement ${referenceOf(person)};;1 000,00`,
	);
	const slipped = `${today};VIR RAVI R. ${referenceOf("Ravi").slice(0, 5)};;1 000,00`;
	const lines = ["Date;Libellé;Débit;Crédit", ...exact, slipped, `${today};Loyer du bureau;25 000,00;`];
	const file = test.info().outputPath("releve.csv");
	await writeFile(file, Buffer.from(lines.join("\r\n"), "latin1"));
	return file;
}

/** Five pay by the bank, of whom one slips; one pays in cash. */
export async function pay(journey: TableJourney, brunchId: string): Promise<void> {
	const { owner } = journey;
	await test.step("the bank’s list is compared, and noted", async () => {
		const file = await writeStatement(journey, brunchId);
		await owner.open("/admin/bank-file");
		await owner.chooseFile(button("Choisir un fichier"), file);
		await owner.sees(button("Noter la ligne 6"));
		await says(owner, "Référence et montant exacts", "Un signe de la référence diffère.");
		await owner.lookAround("19-bank");
		await owner.click(field("Tout sélectionner"));
		await owner.click(button("Noter 4 lignes"));
		await owner.sees(text("4 lignes sont notées."));
		await owner.click(field(`Ravi, ${brunch.title}`));
		await owner.click(button("Noter la ligne 6"));
		await owner.seesNo(button("Noter la ligne 6"));
		await says(owner, "5 lignes déjà notées", "1 ligne qui ne concerne personne");
		await owner.lookAround("20-noted");
	});
	await test.step("one pays in cash", async () => {
		await owner.open(paymentsPath(brunchId));
		await says(owner, "Une place coûte Rs 1 000.");
		await owner.click(button("Noter un paiement : Maya"));
		await owner.click(field("Espèces"));
		await owner.lookAround("21-cash");
		await owner.click(button("Noter le paiement", "[role=dialog]"));
		await owner.seesNo(heading("Paiement : Maya"));
		await says(owner, "Reçu Rs 6 000");
		await owner.lookAround("22-payments");
	});
}

/** The receipts of two are sent; one is looked at. */
export async function sendReceipts(journey: TableJourney, brunchId: string): Promise<void> {
	const { owner, api } = journey;
	await test.step("receipts are sent, and read", async () => {
		const { accounts } = await api.request<TablePayments>("GET", `/api/admin/tables/${brunchId}/payments`);
		await owner.open(paymentsPath(brunchId));
		for (const person of ["Anaïs", "Maya"] as const) {
			const account = accounts.find(({ firstName }) => firstName === person);
			const [receipt] = account?.receipts ?? [];
			const number = receipt === undefined ? "" : `${receipt.year}-${receipt.number}`;
			await owner.click(button(`Envoyer par e-mail : Reçu n° ${number}`));
			const mail = await mailTo(journey, person, `Reçu n° ${number}`);
			expectMail(mail, "Rs 1 000", account?.reference ?? "none");
		}
		await says(owner, "envoyé le");
		await owner.lookAround("27-receipts");
		await owner.click(link("Reçu n° "));
		await owner.sees(button("Imprimer"));
		await says(owner, "Rs 1 000");
		await owner.lookAround("28-receipt");
	});
}
