import { test } from "@playwright/test";
import { guestMailsPath, seatingPath } from "#app/features/guests/seating-path.ts";
import { dayOf, daysAfter } from "#app/i18n/business-time.ts";
import { button, field, heading, link } from "../hand.ts";
import { linkTo } from "../mail-fixtures.ts";
import { staying } from "./changing.ts";
import { send } from "./inviting.ts";
import { brunch, type TableJourney } from "./journey.ts";
import type { Person } from "./people.ts";
import { expectMail, mailTo, says } from "./truth.ts";

/** Moves the day of the brunch, as time would. */
async function isHeldOn({ api }: TableJourney, brunchId: string, calendarDate: string): Promise<void> {
	const events = await api.request<{ id: string; version: number }[]>("GET", "/api/events");
	const event = events.find(({ id }) => id === brunchId);
	await api.request("PUT", `/api/events/${brunchId}`, { ...event, calendarDate });
}

/** Everybody comes but one, and is ticked at the door. */
export async function arrive(journey: TableJourney, brunchId: string): Promise<void> {
	const { owner } = journey;
	await test.step("guests arrive", async () => {
		await isHeldOn(journey, brunchId, dayOf(new Date()));
		await owner.open(seatingPath(brunchId));
		await owner.click(link("Arrivées"));
		await says(owner, "Présents : 0 sur 6");
		for (const person of staying) if (person !== "Luc") await owner.click(field(person));
		await says(owner, "Présents : 5 sur 6", "Tout est enregistré.", "Sans gluten", "A payé");
		await owner.lookAround("23-arrivals");
	});
}

/** The day after, guests say whom they would like to see again, with scripts and without. */
export async function wish(journey: TableJourney, brunchId: string): Promise<void> {
	const { owner, asGuest } = journey;
	await test.step("guests are asked whom they would like to see again", async () => {
		await isHeldOn(journey, brunchId, daysAfter(dayOf(new Date()), -1));
		await owner.open(guestMailsPath(brunchId));
		await owner.sees(button("Envoyer à 5 convives"));
		await owner.lookAround("24-wishes");
		await send(journey, 5);
		await owner.sees(heading("Qui revoit qui"));
		await says(owner, "Leurs réponses ne sont montrées à personne.");
	});
	await test.step("and answer", async () => {
		const wishes: [Person, Person, "with scripts" | "without scripts"][] = [
			["Anaïs", "Ravi", "with scripts"],
			["Ravi", "Anaïs", "without scripts"],
		];
		for (const [person, wished, scripts] of wishes) {
			const mail = await mailTo(journey, person, "Une question après la table");
			expectMail(mail, brunch.title);
			await asGuest(scripts, async (guest) => {
				await guest.open(new URL(linkTo(mail, "/fr/feedback/")).pathname);
				await guest.sees(heading(`${person}, envie de revoir quelqu’un ?`));
				await guest.click(field(wished));
				await guest.click(field("Mon numéro peut être donné si le souhait est réciproque"));
				await guest.lookAround(`25-wishes ${scripts}`);
				await guest.click(button("Envoyer ma réponse"));
				await guest.sees(heading("Votre réponse est notée"));
				await says(guest, `Merci, ${person}.`);
				await guest.lookAround(`26-wished ${scripts}`);
			});
		}
	});
}
