import { expect, test } from "@playwright/test";
import { guestMailsPath, seatingPath } from "#app/features/guests/seating-path.ts";
import { button, field, heading, link, text } from "../hand.ts";
import { linkTo } from "../mail-fixtures.ts";
import { brunch, type TableJourney } from "./journey.ts";
import { type Person, people } from "./people.ts";
import { expectMail, mailTo, says } from "./truth.ts";

/** The guests who have a seat once one declined. */
export const accepting = people.filter((person) => person !== "Kévin");

/** Sends the mail that a screen shows to whom it has chosen. */
export async function send({ owner }: TableJourney, count: number): Promise<void> {
	await owner.click(button(`Envoyer à ${count} convive`));
	await owner.click(button("Envoyer", "[role=alertdialog]"));
	await owner.sees(text("Les e-mails sont en route"));
}

/** Seven are invited by mail, one by WhatsApp. @returns the paths of their pages. */
export async function invite(journey: TableJourney, brunchId: string): Promise<Map<Person, string>> {
	const { owner } = journey;
	const links = new Map<Person, string>();
	await test.step("one is invited by WhatsApp", async () => {
		await owner.open(seatingPath(brunchId));
		await owner.click(link("Écrire à Anaïs par WhatsApp"));
		await owner.click(button("Garder une place à Anaïs et préparer le message WhatsApp"));
		await owner.sees(link("Écrire à Anaïs par WhatsApp"));
		const opens = await owner.evaluate<string>(`document.querySelector("a[href^='https://wa.me/']").href`);
		const words = new URL(opens).searchParams.get("text") ?? "";
		expect(words.replace(/\s+/g, " ")).toMatch(/^Bonjour Anaïs, .*Brunch au lagon.*vendredi 5 mai 2090/);
		expect(words).not.toMatch(/soirée|\{\{|undefined/);
		links.set("Anaïs", new URL(/https?:\S+\/fr\/invitation\/\S+/.exec(words)?.[0] ?? "").pathname);
		await owner.lookAround("04-whatsapp");
		await owner.click(button("Je l’ai envoyé à Anaïs par WhatsApp"));
		await says(owner, "Invitation, par WhatsApp");
	});
	await test.step("the others are invited by mail, and nobody whom the owner did not choose", async () => {
		await owner.open(guestMailsPath(brunchId));
		await owner.sees(button("Choisissez d’abord des convives"));
		const others = people.filter((person) => person !== "Anaïs");
		for (const person of others) await owner.click(field(person));
		await says(owner, "Places libres : 3 pour les femmes, 4 pour les hommes.");
		await owner.lookAround("05-invitation");
		await owner.click(button("Envoyer à 7 convives"));
		await owner.sees(heading("Inviter Chloé, Inès, Kévin, Luc, Maya, Ravi et Théo ?"));
		await owner.lookAround("06-question");
		await owner.click(button("Envoyer", "[role=alertdialog]"));
		await owner.sees(text("Les e-mails sont en route"));
		for (const person of others) {
			const mail = await mailTo(journey, person, `Votre invitation : ${brunch.title}, ${brunch.written}`);
			expectMail(mail, `Bonjour ${person},`, brunch.title, "Rs 1 000");
			expect(mail.text + mail.html, "the place is told once the seat is taken").not.toContain(
				brunch.restaurant,
			);
			links.set(person, new URL(linkTo(mail, "/fr/invitation/")).pathname);
		}
	});
	return links;
}

/** One accepts with scripts, one without; one declines without; the others accept. */
export async function answer(journey: TableJourney, links: Map<Person, string>): Promise<void> {
	const { site, asGuest } = journey;
	const pathOf = (person: Person) => links.get(person) ?? "";
	await test.step("guests accept, with scripts and without", async () => {
		for (const [person, scripts] of [
			["Anaïs", "with scripts"],
			["Ravi", "without scripts"],
		] as const) {
			await asGuest(scripts, async (guest) => {
				await guest.open(pathOf(person));
				await guest.sees(heading(`${person}, serez-vous des nôtres ?`));
				await says(guest, brunch.title, "10 h 10", "Rs 1 000", "Réponse souhaitée jusqu’au");
				await guest.lookAround(`07-invitation ${scripts}`);
				await guest.click(button("Accepter la place"));
				await guest.sees(heading("Cette place est à vous"));
				await says(guest, `votre place à la table « ${brunch.title} », ${brunch.written}, est notée`);
				await guest.lookAround(`08-accepted ${scripts}`);
			});
		}
	});
	await test.step("one declines without scripts", () =>
		asGuest("without scripts", async (guest) => {
			await guest.open(pathOf("Kévin"));
			await guest.click(button("Décliner"));
			await guest.sees(heading("Une autre fois, peut-être"));
			await says(guest, `vous ne venez pas à la table « ${brunch.title} »`);
			await guest.lookAround("09-declined");
		}));
	await test.step("the others accept", async () => {
		for (const person of accepting) {
			if (person === "Anaïs" || person === "Ravi") continue;
			const body = new URLSearchParams({ intent: "accept" });
			const headers = { Origin: site };
			const answered = await fetch(site + pathOf(person), { method: "POST", headers, body });
			expect(answered.status, person).toBe(200);
		}
	});
}

/** The owner sees who answered what, and tells those who come where it is. */
export async function confirm(journey: TableJourney, brunchId: string): Promise<void> {
	const { owner } = journey;
	await test.step("the owner sees the answers, and confirms", async () => {
		await owner.open(seatingPath(brunchId));
		const unconfirmed =
			"7 convives confirmés n’ont pas encore reçu de confirmation et ne savent pas où se tient la table :";
		await says(
			owner,
			"Place confirmée 7",
			"Annulation 1",
			"3 places occupées sur 4, 1 place libre",
			unconfirmed,
		);
		await owner.lookAround("10-answers");
		await owner.click(link("écrire un e-mail"));
		await owner.sees(button("Envoyer à 7 convives"));
		await owner.lookAround("11-confirmation");
		await send(journey, 7);
	});
	await test.step("who comes knows where, and what to pay", async () => {
		for (const person of accepting) {
			const mail = await mailTo(journey, person, `Confirmé : ${brunch.title}, ${brunch.written}`);
			expectMail(
				mail,
				brunch.restaurant,
				brunch.address,
				"Rs 1 000",
				"Avec cette référence",
				"+230 5555 0101",
			);
		}
		await owner.open(seatingPath(brunchId));
		await owner.seesNo(link("écrire un e-mail"));
	});
}
