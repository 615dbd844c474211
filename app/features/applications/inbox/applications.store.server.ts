import type { Kysely } from "kysely";
import { staleConflict } from "#app/content/storage/versioned.server.ts";
import type { Membership } from "#app/features/applications/application.ts";
import {
	applicationKey,
	openContent,
	photographPlace,
} from "#app/features/applications/application-seals.server.ts";
import { mayMove, membershipIn } from "#app/features/applications/application-states.ts";
import type { MasterKeys } from "#app/features/applications/master-keys.server.ts";
import { listPhotographs } from "#app/features/applications/photographs.row.server.ts";
import { openBytes } from "#app/features/applications/sealing.server.ts";
import type { ApplicationsTable } from "#migrations/application-tables.ts";
import type { Tables } from "#migrations/tables.ts";
import { ApiError } from "#platform/api/api-error.ts";
import type { Clock } from "#platform/clock.ts";
import { type ChangedColumns, updateVersion } from "#platform/database/update-version.ts";
import type { MailQueue } from "#platform/mail/mail-queue.ts";
import type { Applicants } from "./applicants.server.ts";
import { listedApplication } from "./applications.list.server.ts";
import { addMailEntry, addNote, addStateEntry, listEntries } from "./entries.server.ts";
import { type Application, isAnswered, type StateChange } from "./inbox.ts";

/** Names the writer of a mail to an applicant in the queue of outgoing mails. */
export const answerMail = "application-answer";

/** The payload of such a mail: what it says, and to whom, is encrypted with its application. */
export type AnswerMailPayload = { applicationId: string; entryId: string };

type Parts = { masters: MasterKeys; applicants: Applicants; mails: MailQueue };

/** The id of the signed-in person who changes an application. */
type By = string;

export type ApplicationsStore = ReturnType<typeof applicationsStore>;

/** One application: opened, moved on, noted. */
export function applicationsStore(db: Kysely<Tables>, clock: Clock, parts: Parts) {
	const { masters, applicants, mails } = parts;

	/** Reads one that was sent. @throws ApiError 404; 409 `no-key` where its key is not here. */
	async function get(id: string, from: Kysely<Tables> = db): Promise<Application> {
		const row = await readRow(from, id);
		const key = applicationKey(masters, row);
		applicants.open([row]);
		const { isSealed: _, ...listed } = listedApplication(row, applicants);
		return {
			...listed,
			answers: openContent(key, row).answers,
			photographs: await listPhotographs(from, id),
			entries: await listEntries(from, id, key),
			guest:
				row.guest_id === null || row.event_id === null ? null : { id: row.guest_id, tableId: row.event_id },
		};
	}

	/** Reads one; a new one has been read by that. @throws as `get`. */
	async function open(id: string, by: By): Promise<Application> {
		const found = await get(id);
		if (found.state !== "new") return found;
		return move(found.id, { state: "read", version: found.version, mail: null }, by).catch(
			(error: unknown) => {
				// Another tab may have opened it at this moment.
				if (error instanceof ApiError && error.code === "stale") return get(id);
				throw error;
			},
		);
	}

	/** Moves one to another state, with the mail that tells its applicant. @throws ApiError 404 or 409. */
	async function move(id: string, to: StateChange, by: By): Promise<Application> {
		const moved = await change(id, to.version, async (transaction, row) => {
			if (!mayMove("agency", row.state, to.state)) throw noStep();
			const at = clock().toISOString();
			const entry = { applicationId: id, personId: by, at };
			await addStateEntry(transaction, entry, { from: row.state, to: to.state });
			if (to.mail !== null) {
				if (!isAnswered(to.state)) throw noStep();
				const sealed = { key: applicationKey(masters, row), words: { kind: to.state, ...to.mail } };
				await orderMail(transaction, row, await addMailEntry(transaction, entry, sealed));
			}
			return {
				state: to.state,
				state_at: at,
				membership: membershipIn(to.state, row.form),
				// An applicant who is answered is a person.
				...(to.mail !== null && { flags: "[]" }),
			};
		});
		if (to.mail !== null) mails.wake();
		return moved;
	}

	/** Orders a mail: the queue holds neither its words nor its recipient. */
	async function orderMail(transaction: Kysely<Tables>, row: ApplicationsTable, entryId: string) {
		const payload: AnswerMailPayload = { applicationId: row.id, entryId };
		await mails.enqueue(transaction, {
			recipient: "",
			language: row.language,
			kind: answerMail,
			payload: JSON.stringify(payload),
		});
	}

	/** Says whether somebody who was accepted is a member now. @throws ApiError 404 or 409. */
	async function setMembership(id: string, to: { membership: Membership; version: number }) {
		return change(id, to.version, async (_transaction, { state }) => {
			if (state !== "accepted") throw noStep();
			return { membership: to.membership };
		});
	}

	/** Says that what looks automatic is a person’s. @throws ApiError 404 or 409. */
	async function clearFlags(id: string, { version }: { version: number }): Promise<Application> {
		return change(id, version, async () => ({ flags: "[]" }));
	}

	/** Sets when to be reminded; of two who do so, the last one counts. @throws ApiError 404. */
	async function remindAt(id: string, at: string | null): Promise<Application> {
		applicationKey(masters, await readRow(db, id));
		const reminder = { remind_at: at, reminded_at: null };
		await db.updateTable("applications").set(reminder).where("id", "=", id).execute();
		return get(id);
	}

	/** Adds a note: whatever else is changed at this moment, it is kept. @throws ApiError 404. */
	async function note(id: string, text: string, by: By): Promise<Application> {
		const key = applicationKey(masters, await readRow(db, id));
		const entry = { applicationId: id, personId: by, at: clock().toISOString() };
		await addNote(db, entry, { key, text });
		return get(id);
	}

	/** Deletes a note. @throws ApiError 404. */
	async function removeNote(id: string, entryId: string): Promise<Application> {
		applicationKey(masters, await readRow(db, id));
		const { numDeletedRows } = await db
			.deleteFrom("application_entries")
			.where("id", "=", entryId)
			.where("application_id", "=", id)
			.where("kind", "=", "note")
			.executeTakeFirst();
		if (numDeletedRows === 0n) throw noApplication();
		return get(id);
	}

	/**
	 * Makes a guest of somebody who was accepted: `add` puts them at the table, and refuses where it may
	 * not. @throws ApiError 404 or 409.
	 */
	async function seat(
		id: string,
		{ tableId, version }: { tableId: string; version: number },
		add: () => Promise<{ id: string }>,
	): Promise<Application> {
		const found = await get(id);
		if (found.version !== version) throw staleConflict(found);
		if (found.state !== "accepted") throw noStep();
		const { id: guest_id } = await add();
		return change(id, version, async () => ({ guest_id, event_id: tableId }));
	}

	/** Reads a photograph, as the bytes of a WebP. @throws ApiError 404. */
	async function photograph(id: string, photographId: string): Promise<Buffer> {
		const key = applicationKey(masters, await readRow(db, id));
		const found = await db
			.selectFrom("application_photographs")
			.select("content")
			.where("id", "=", photographId)
			.where("application_id", "=", id)
			.executeTakeFirst();
		if (found === undefined) throw noApplication();
		return openBytes(key, photographPlace(photographId), found.content);
	}

	async function change(
		id: string,
		version: number,
		columns: (transaction: Kysely<Tables>, row: ApplicationsTable) => Promise<ChangedColumns<"applications">>,
	): Promise<Application> {
		return db.transaction().execute(async (transaction) => {
			const row = await readRow(transaction, id);
			if (row.version !== version) throw staleConflict(await get(id, transaction));
			const changed = { ...(await columns(transaction, row)), updated_at: clock().toISOString() };
			if (!(await updateVersion(transaction, { table: "applications", id, version }, changed)))
				throw staleConflict(await get(id, transaction));
			return get(id, transaction);
		});
	}

	return { get, open, move, setMembership, clearFlags, remindAt, note, removeNote, seat, photograph };
}

/** Reads a row that was sent. @throws ApiError 404. */
export async function readRow(db: Kysely<Tables>, id: string): Promise<ApplicationsTable> {
	const row = await db
		.selectFrom("applications")
		.selectAll()
		.where("id", "=", id)
		.where("sent_at", "is not", null)
		.executeTakeFirst();
	if (row === undefined) throw noApplication();
	return row;
}

function noApplication(): ApiError {
	return new ApiError(404, "not-found", "This application does not exist, or has been erased.");
}

function noStep(): ApiError {
	return new ApiError(409, "no-step", "This application cannot become that from where it stands.");
}
