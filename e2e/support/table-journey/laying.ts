import { test } from "@playwright/test";
import { seatingPath } from "#app/features/guests/seating-path.ts";
import { box, button, field, type Hand, link, text } from "../hand.ts";
import { brunch, dinner, type TableJourney } from "./journey.ts";
import { apply, people, seat } from "./people.ts";
import { mailTo, says } from "./truth.ts";

/** Chooses an option of a field whose list opens. */
export async function choose(hand: Hand, list: string, option: string): Promise<void> {
	await hand.click(box(list));
	await hand.click({ kind: "option", name: option });
}

/** The owner makes a brunch on her phone, and says where it is. Beside it stands a dinner. @returns their ids. */
export async function layTables({ owner, api }: TableJourney) {
	await test.step("a brunch is made, and where it is", async () => {
		await owner.open("/admin/events");
		await owner.click(button("Nouvel événement"));
		await owner.fill(field("Titre de l’événement"), brunch.title);
		await choose(owner, "Type d’événement", "Brunch");
		await owner.setDay(field("Jour"), brunch.day);
		await owner.setHour(field("Commence à"), "10:10");
		await owner.fill(field("Prix (Rs)"), "1000");
		await choose(owner, "Nombre de convives", "8 convives");
		await owner.fill(field("Restaurant"), brunch.restaurant);
		await owner.fill(field("Adresse du restaurant"), brunch.address);
		await owner.lookAround("01-form");
		await owner.click(button("Créer l’événement"));
		await owner.sees(text("Événement créé"));
	});
	await api.request("POST", "/api/events", {
		...{ type: "Dinner", title: "Harbour dinner", location: "Port Louis", calendarDate: dinner.day },
		...{
			startTime: "18:30",
			ticketPrice: 1500,
			tableSize: 6,
			fr: { title: dinner.title, location: "Port-Louis" },
		},
		...{ restaurant: "La Jetée", address: "3 quai D, Port-Louis" },
	});
	const events = await api.request<{ id: string; calendarDate: string | null }[]>("GET", "/api/events");
	const idOn = (day: string) => events.find(({ calendarDate }) => calendarDate === day)?.id ?? "";
	return { brunchId: idOn(brunch.day), dinnerId: idOn(dinner.day) };
}

/** Eight people apply; two are accepted and seated by hand, the others by the same requests. */
export async function seatApplicants(journey: TableJourney, brunchId: string): Promise<void> {
	const { owner } = journey;
	await test.step("eight people apply", () => apply(journey));
	await test.step("two are accepted and seated by hand", async () => {
		for (const person of ["Anaïs", "Ravi"] as const) {
			await owner.open("/admin/applications");
			await owner.click(link(`${person} Ramgoolam`));
			await owner.sees(button("Accepter"));
			if (person === "Anaïs") await owner.lookAround("02-application");
			await owner.click(button("Accepter"));
			await owner.click(button("Envoyer, et avancer"));
			await choose(owner, "Table", `${brunch.title}, ${brunch.written}`);
			await owner.sees(field("Prénom"));
			await owner.click(button("Enregistrer la fiche"));
			await owner.click(link("Voir la liste des convives"));
			await owner.sees(text("Candidature"));
			await mailTo(journey, person, "Votre candidature");
		}
	});
	await test.step("the others, too", async () => {
		for (const person of people) {
			if (person !== "Anaïs" && person !== "Ravi") await seat(journey, person, brunchId);
		}
		await owner.open(seatingPath(brunchId));
		await says(
			owner,
			"Candidature 8",
			"0 place occupée sur 4, 4 places libres",
			`${brunch.title}, ${brunch.written}`,
		);
		await owner.lookAround("03-guests");
	});
}

/** The owner gives two ways to pay. */
export async function sayHowToPay({ api }: TableJourney): Promise<void> {
	const path = "/api/admin/facts";
	const { facts, version } = await api.request<{ facts: object; version: number }>("GET", path);
	const ways = { payJuice: "+230 5555 0101", payCash: { en: "At the table", fr: "À la table" } };
	await api.request("PUT", path, { facts: { ...facts, ...ways }, version });
}
