import { expect } from "@playwright/test";
import { leastFillingMs } from "#app/features/applications/filling/filling.ts";
import { guestFrom } from "#app/features/applications/inbox/guest-from.ts";
import type { Application, ApplicationPage } from "#app/features/applications/inbox/inbox.ts";
import type { Question } from "#app/features/forms/question.ts";
import { dayOf } from "#app/i18n/business-time.ts";
import { Applicant, answersWith, openForms } from "../applicant.ts";
import type { TableJourney } from "./journey.ts";

/** The people who apply, women first; all of them read French. */
export const people = ["Anaïs", "Chloé", "Inès", "Maya", "Ravi", "Luc", "Théo", "Kévin"] as const;

export type Person = (typeof people)[number];

const women = 4;
const inbox = "/api/admin/applications";

export function mailOf(person: Person): string {
	return `${person.normalize("NFD").replace(/[^a-z]/gi, "")}@table.example.org`.toLowerCase();
}

/** Has all of them apply by the form of the tables, as their browsers would. */
export async function apply({ site, api }: TableJourney): Promise<void> {
	const { questions } = await openForms(api, ["socials"]);
	const own = questions.filter(({ form }) => form === "socials");
	const applicants = people.map((person) => ({ person, applicant: new Applicant(site, "socials") }));
	for (const { person, applicant } of applicants) {
		expect((await applicant.save(answersOf(person, own))).status, person).toBe(200);
	}
	const begun = performance.now();
	const wait = { timeout: 4 * leastFillingMs };
	await expect.poll(() => performance.now() - begun, wait).toBeGreaterThan(leastFillingMs);
	for (const { person, applicant } of applicants) {
		const sent = await applicant.send();
		const place = sent.headers.get("Location");
		expect([sent.status, place], person).toEqual([303, expect.stringContaining("step=sent")]);
	}
}

function answersOf(person: Person, questions: readonly Question[]) {
	const place = people.indexOf(person);
	const answers = answersWith(person, questions);
	for (const { id, kind, purpose, options } of questions) {
		if (purpose === "firstName") answers[id] = person;
		if (purpose === "lastName") answers[id] = "Ramgoolam";
		if (purpose === "born") answers[id] = `${1985 + place}-03-0${place + 1}`;
		if (purpose === "gender") answers[id] = options[place < women ? 0 : 1] ?? "";
		if (purpose === "diet") answers[id] = "Sans gluten";
		if (kind === "mail") answers[id] = mailOf(person);
	}
	return answers;
}

/** Accepts somebody, without a mail, and makes them a guest of a table, as the owner's screens do. */
export async function seat({ api }: TableJourney, person: Person, tableId: string): Promise<void> {
	const { applications } = await api.request<ApplicationPage>("GET", `${inbox}?search=${mailOf(person)}`);
	const [found] = applications;
	if (found === undefined) throw new Error(`No application of ${person}`);
	const one = `${inbox}/${found.id}`;
	const opened = await api.request<Application>("POST", `${one}/opening`);
	const accepting = { state: "accepted", version: opened.version, mail: null };
	const { version } = await api.request<Application>("PUT", `${one}/state`, accepting);
	await api.request("POST", `${one}/guest`, {
		...guestFrom(opened, dayOf(new Date())),
		...{ tableId, version, state: "applied" },
	});
}
