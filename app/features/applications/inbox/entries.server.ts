import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { ApplicationState } from "#app/features/applications/application.ts";
import { type DataKey, openJson, sealJson } from "#app/features/applications/sealing.server.ts";
import type { Tables } from "#migrations/tables.ts";
import type { AnsweredState, ApplicationEntry } from "./inbox.ts";

/** The kind of a mail to an applicant, and its words. */
export type MailWords = { kind: AnsweredState; subject: string; text: string };

/** Something to note of an application, and who did it; null for the applicant and the site. */
type NewEntry = { applicationId: string; personId: string | null; at: string };

const placeOf = (id: string) => `application_entries/${id}/content`;

/** Notes a change of state, which says nothing of anybody. */
export async function addStateEntry(
	transaction: Kysely<Tables>,
	{ applicationId, personId, at }: NewEntry,
	change: { from: ApplicationState; to: ApplicationState },
): Promise<void> {
	await insert(transaction, { applicationId, personId, at, kind: "state" }, () => JSON.stringify(change));
}

/** Notes words of the agency, encrypted with the key of the application. @returns the id of the entry. */
export async function addNote(
	transaction: Kysely<Tables>,
	entry: NewEntry,
	{ key, text }: { key: DataKey; text: string },
): Promise<string> {
	return insert(transaction, { ...entry, kind: "note" }, (id) => sealJson(key, placeOf(id), text));
}

/** Keeps a mail as it is sent, encrypted with the key of the application. @returns the id of the entry. */
export async function addMailEntry(
	transaction: Kysely<Tables>,
	entry: NewEntry,
	{ key, words }: { key: DataKey; words: MailWords },
): Promise<string> {
	return insert(transaction, { ...entry, kind: "mail" }, (id) => sealJson(key, placeOf(id), words));
}

async function insert(
	transaction: Kysely<Tables>,
	{ applicationId, personId, at, kind }: NewEntry & { kind: ApplicationEntry["kind"] },
	contentOf: (id: string) => string,
): Promise<string> {
	const id = randomUUID();
	const row = { id, application_id: applicationId, kind, at, person_id: personId, content: contentOf(id) };
	await transaction.insertInto("application_entries").values(row).execute();
	return id;
}

/** Lists what was noted and done of an application, in the order of time. */
export async function listEntries(
	db: Kysely<Tables>,
	applicationId: string,
	key: DataKey,
): Promise<ApplicationEntry[]> {
	const rows = await db
		.selectFrom("application_entries")
		.leftJoin("people", "people.id", "person_id")
		.select(["application_entries.id", "kind", "at", "person_id", "people.name", "content"])
		.where("application_id", "=", applicationId)
		.orderBy("at")
		// A change of state stands before its mail.
		.orderBy("kind", "desc")
		.orderBy("application_entries.id")
		.execute();
	return rows.map(({ id, kind, at, person_id, name, content }) => {
		const person = person_id === null ? null : { id: person_id, name: name ?? "" };
		const base = { id, at, person };
		if (kind === "note") return { ...base, kind, text: openJson<string>(key, placeOf(id), content) };
		if (kind === "mail") {
			const { subject, text } = openJson<MailWords>(key, placeOf(id), content);
			return { ...base, kind, subject, text };
		}
		const change = JSON.parse(content) as { from: ApplicationState; to: ApplicationState };
		return { ...base, kind, ...change };
	});
}

/** Opens a mail that was kept. */
export function openMailEntry(key: DataKey, entry: { id: string; content: string }): MailWords {
	return openJson<MailWords>(key, placeOf(entry.id), entry.content);
}
