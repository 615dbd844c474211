import { expect, test } from "@playwright/test";
import { seatingPath } from "#app/features/guests/seating-path.ts";
import { action, button, heading, link, text } from "../hand.ts";
import { linkTo } from "../mail-fixtures.ts";
import { accepting, send } from "./inviting.ts";
import { brunch, dinner, type TableJourney } from "./journey.ts";
import { choose } from "./laying.ts";
import type { Person } from "./people.ts";
import { expectMail, mailTo, says } from "./truth.ts";

/** The guests who stay at the brunch once one moved to the dinner. */
export const staying = accepting.filter((person) => person !== "Théo");

/** One guest moves to the dinner, and hears of it. */
export async function move(
	journey: TableJourney,
	{ brunchId, dinnerId }: Record<"brunchId" | "dinnerId", string>,
	links: Map<Person, string>,
) {
	const { owner, asGuest } = journey;
	await test.step("one moves to another table", async () => {
		await owner.open(seatingPath(brunchId));
		await owner.click(button("Actions pour Théo"));
		await owner.click(action("Changer de table"));
		await owner.sees(button(`Choisir cette table : ${dinner.title}`));
		await owner.lookAround("12-other tables");
		await owner.click(button(`Choisir cette table : ${dinner.title}`));
		await says(owner, `Théo est désormais à la table du ${dinner.written}`, "Place confirmée 6");
		await owner.open(seatingPath(dinnerId));
		await says(owner, "1 convive ne sait pas encore que sa place est à cette table :");
		await owner.lookAround("13-dinner");
		await owner.click(link("écrire un e-mail"));
		await owner.sees(button("Envoyer à 1 convive"));
		await send(journey, 1);
	});
	await test.step("and reads of it, in the mail and on its page", async () => {
		const mail = await mailTo(journey, "Théo", "Votre nouvelle table");
		expectMail(mail, dinner.title, dinner.written, "La Jetée", "Rs 1 500", "18 h 30");
		expect(mail.text).not.toContain("Rs 1\u00a0000");
		await asGuest("without scripts", async (guest) => {
			await guest.open(new URL(linkTo(mail, "/fr/invitation/")).pathname);
			await guest.sees(heading("Cette place est à vous"));
			await says(guest, dinner.title, dinner.written, "18 h 30", "Rs 1 500");
			// The link of the former table leads to the new one, too.
			await guest.open(links.get("Théo") ?? "");
			await says(guest, "Votre place a été déplacée à cette table.", dinner.title, "Rs 1 500");
			await guest.lookAround("14-moved");
		});
	});
}

/** Changes the brunch in its form. */
async function change({ owner }: TableJourney, steps: () => Promise<void>): Promise<void> {
	await owner.open("/admin/events");
	await owner.click(button(`Modifier ${brunch.title}`));
	await owner.sees(button("Mettre à jour l’événement"));
	await steps();
	await owner.click(button("Mettre à jour l’événement"));
	await owner.sees(text("Événement mis à jour"));
}

/** The brunch is postponed, and takes place on a later day; all who stay hear of both. */
export async function postpone(journey: TableJourney, links: Map<Person, string>): Promise<void> {
	const { owner, asGuest } = journey;
	const pathOf = (person: Person) => links.get(person) ?? "";
	await test.step("the brunch is postponed, and its guests are told", async () => {
		await change(journey, () => choose(owner, "État", "Reporté"));
		await owner.sees(text("6 convives ne savent pas encore que cette table est reportée :"));
		await owner.lookAround("15-postponed");
		await owner.click(link("écrire un e-mail"));
		await owner.sees(button("Envoyer à 6 convives"));
		await send(journey, 6);
		for (const person of staying) {
			expectMail(
				await mailTo(journey, person, `Reporté : ${brunch.title}`),
				"Votre place vous est gardée d’ici là",
			);
		}
		await asGuest("with scripts", async (guest) => {
			await guest.open(pathOf("Ravi"));
			await guest.sees(heading("Cette table est reportée"));
			await guest.seesNo(button("Accepter la place"));
			await guest.lookAround("16-postponed");
		});
	});
	await test.step("a later day is found, and told", async () => {
		await change(journey, async () => {
			await owner.setDay({ kind: "field", name: "Jour" }, brunch.later);
			await choose(owner, "État", "Annoncé");
		});
		await owner.sees(text("6 convives ne savent pas encore que cette table a finalement lieu :"));
		await owner.click(link("écrire un e-mail"));
		await owner.sees(button("Envoyer à 6 convives"));
		await owner.lookAround("17-back on");
		await send(journey, 6);
		for (const person of staying) {
			const mail = await mailTo(journey, person, "La table a bien lieu");
			expectMail(mail, brunch.laterWritten, brunch.restaurant, "Rs 1 000");
		}
		await asGuest("without scripts", async (guest) => {
			await guest.open(pathOf("Anaïs"));
			await guest.sees(heading("Cette place est à vous"));
			await says(guest, brunch.laterWritten, "Rs 1 000");
			await guest.lookAround("18-back on");
		});
	});
}
