import { randomUUID } from "node:crypto";
import type { Insertable } from "kysely";
import sharp from "sharp";
import type { Answer, ApplicantSummary } from "#app/features/applications/application.ts";
import {
	applicationKey,
	newApplicationKey,
	photographPlace,
	sealedApplication,
} from "#app/features/applications/application-seals.server.ts";
import type { MasterKeys } from "#app/features/applications/master-keys.server.ts";
import { sealBytes } from "#app/features/applications/sealing.server.ts";
import type { ApplicationsTable } from "#migrations/application-tables.ts";
import type { Database } from "#platform/database/database.ts";

/** Rows of a statement. */
const atATime = 200;

/** The instant at which the first of them was sent. */
const sentAt = "2026-01-15T08:00:00.000Z";

export const nadia: ApplicantSummary = {
	name: "Nadia Ramgoolam",
	email: "nadia@example.com",
	telephone: "+230 5251 2345",
};

const question = (id: string, kind: Answer["kind"], label: string, value: Answer["value"]): Answer => ({
	...{ id, kind, label, value },
	purpose: "none",
});

/** Nadia's answers, in French. */
export const nadiasAnswers: Answer[] = [
	question("s1", "section", "Vous", null),
	{ ...question("q1", "short", "Votre prénom", "Nadia"), purpose: "firstName" },
	{ ...question("q2", "number", "Votre âge", 34), purpose: "born" },
	{ ...question("q3", "one", "Vous êtes", "Une femme"), purpose: "gender" },
	{ ...question("q4", "short", "Régime alimentaire", "Végétarienne"), purpose: "diet" },
	question("s2", "section", "Ce que vous cherchez", null),
	question("q5", "several", "Vos soirées", ["Au bord de la mer", "Un bon livre"]),
	question("q6", "long", "Qui aimeriez-vous rencontrer ?", "Quelqu’un de doux,\nqui rit volontiers."),
	question("q7", "consent", "J’accepte que l’on me réponde.", true),
];

type Parts = { db: Database["db"]; masters: MasterKeys };

export type WrittenApplication = Partial<ApplicationsTable> & {
	summary?: never;
	content?: never;
	applicant?: Partial<ApplicantSummary>;
	answers?: Answer[];
};

/** Returns a row of an application that was sent, unless something else is said of it. */
function rowOf(masters: MasterKeys, { applicant, answers = nadiasAnswers, ...written }: WrittenApplication) {
	const { id = randomUUID() } = written;
	const { key, columns } = newApplicationKey(masters, id);
	const sealed = sealedApplication(key, id, {
		content: { answers },
		summary: { ...nadia, ...applicant },
	});
	const at = written.sent_at ?? sentAt;
	const row: Insertable<ApplicationsTable> = {
		...{ form: "membership", language: "fr", state: "new", flags: "[]", version: 1 },
		...{ sent_at: at, state_at: at, created_at: at, updated_at: at },
		...{ ...written, id, ...columns, ...sealed },
	};
	return row;
}

/** Adds an application that Nadia sent, unless something else is said of it. @returns its id. */
export async function someApplication(
	{ db, masters }: Parts,
	written: WrittenApplication = {},
): Promise<string> {
	await masters.create();
	const row = rowOf(masters, written);
	await db.insertInto("applications").values(row).execute();
	return row.id;
}

/** Adds a photograph to an application. @returns its id. */
export async function somePhotograph({ db, masters }: Parts, applicationId: string): Promise<string> {
	const id = randomUUID();
	const row = await db
		.selectFrom("applications")
		.select(["id", "wrapped_key", "master_key_id"])
		.where("id", "=", applicationId)
		.executeTakeFirstOrThrow();
	const picture = await sharp({ create: { width: 6, height: 4, channels: 3, background: "#345" } })
		.webp()
		.toBuffer();
	const content = sealBytes(applicationKey(masters, row), photographPlace(id), picture);
	await db
		.insertInto("application_photographs")
		.values({ id, application_id: applicationId, question_id: "q9", content, created_at: sentAt })
		.execute();
	return id;
}

/** Adds applications that people with different names sent, a minute apart. */
export async function manyApplications({ db, masters }: Parts, count: number): Promise<void> {
	await masters.create();
	const states = ["new", "read", "conversation", "accepted", "kept", "declined"] as const;
	for (let first = 0; first < count; first += atATime) {
		const rows = Array.from({ length: Math.min(atATime, count - first) }, (_, place) => {
			const number = first + place;
			return rowOf(masters, {
				id: `application-${String(number).padStart(6, "0")}`,
				form: number % 3 === 0 ? "socials" : "membership",
				state: states[number % states.length] ?? "new",
				sent_at: new Date(Date.parse(sentAt) + number * 60_000).toISOString(),
				applicant: {
					name: `Person ${number}`,
					email: `person-${number}@example.com`,
					telephone: `+230 5${number}`,
				},
			});
		});
		await db.insertInto("applications").values(rows).execute();
	}
}
