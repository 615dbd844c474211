import type { Kysely, Selectable } from "kysely";
import type { Localized } from "#app/content/localized.ts";
import { readStoredTexts } from "#app/content/storage/stored-texts.server.ts";
import type { Guest, GuestInput } from "#app/features/guests/guest.ts";
import type { TableSummary } from "#app/features/guests/seating.ts";
import type { GuestsTable } from "#migrations/guest-tables.ts";
import type { Tables } from "#migrations/tables.ts";
import { ApiError } from "#platform/api/api-error.ts";

export function columnsOf(input: GuestInput) {
	const { firstName, age, gender, email, telephone, note, diet, language } = input;
	const takes_messages = input.takesMessages ? (1 as const) : (0 as const);
	return { first_name: firstName, age, gender, email, telephone, note, diet, language, takes_messages };
}

/** Columns of a guest that no list shows. */
type Unlisted = "came_from" | "accepted_at" | "answer_by";

export function guestOf(row: Omit<Selectable<GuestsTable>, Unlisted>): Guest {
	return {
		id: row.id,
		tableId: row.event_id,
		firstName: row.first_name,
		age: row.age,
		gender: row.gender,
		email: row.email,
		telephone: row.telephone,
		note: row.note,
		diet: row.diet,
		language: row.language,
		takesMessages: row.takes_messages === 1,
		state: row.state,
		stateSince: row.state_since,
		createdAt: row.created_at,
		updatedAt: row.updated_at,
		version: row.version,
	};
}

/** @throws ApiError 404. */
export async function readGuestRow(db: Kysely<Tables>, id: string): Promise<Selectable<GuestsTable>> {
	const row = await db.selectFrom("guests").selectAll().where("id", "=", id).executeTakeFirst();
	if (row === undefined) throw noGuest();
	return row;
}

export function noGuest(): ApiError {
	return new ApiError(404, "not-found", "This guest does not exist, or has been deleted.");
}

export function noTable(): ApiError {
	return new ApiError(404, "not-found", "This table does not exist, or has been deleted.");
}

const texts = { table: "event_texts", owner: "event_id" };

export function readTableTexts(db: Kysely<Tables>, ids: readonly string[]) {
	return readStoredTexts(db, texts, { names: ["title", "location"], ids });
}

export function readTableTitles(db: Kysely<Tables>, ids: readonly string[]) {
	return readStoredTexts(db, texts, { names: ["title"], ids });
}

/** Tables as guest lists show them, without their texts. */
export function tableRows(db: Kysely<Tables>) {
	return db
		.selectFrom("events")
		.select([
			"events.id",
			"events.type",
			"events.state",
			"events.calendar_date",
			"events.start_time",
			"events.table_size",
			"events.ticket_price",
			"events.age_from",
			"events.age_to",
		]);
}

type Row = Awaited<ReturnType<ReturnType<typeof tableRows>["execute"]>>[number];

export function tableSummaryOf(
	row: Row,
	textsOf: (id: string) => Localized<Record<"title" | "location", string>>,
): TableSummary {
	const { calendar_date, start_time, table_size, ticket_price, age_from, age_to, ...same } = row;
	return {
		...same,
		...textsOf(row.id),
		calendarDate: calendar_date,
		startTime: start_time,
		size: table_size,
		isOnTheHouse: ticket_price === 0,
		ageFrom: age_from,
		ageTo: age_to,
	};
}
