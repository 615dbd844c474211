import type { Selectable } from "kysely";
import type { Guest, GuestInput } from "#app/features/guests/guest.ts";
import type { GuestsTable } from "#migrations/guest-tables.ts";
import { ApiError } from "#platform/api/api-error.ts";

/** The columns that hold what the owner writes of a guest. */
export function columnsOf(input: GuestInput) {
	const { firstName, age, gender, email, telephone, note, diet, language } = input;
	return { first_name: firstName, age, gender, email, telephone, note, diet, language };
}

/** A guest as the content area sees them. */
export function guestOf(row: Selectable<GuestsTable>): Guest {
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
		state: row.state,
		stateSince: row.state_since,
		createdAt: row.created_at,
		updatedAt: row.updated_at,
		version: row.version,
	};
}

/** There is no such guest, or no longer. */
export function noGuest(): ApiError {
	return new ApiError(404, "not-found", "This guest does not exist, or has been deleted.");
}

/** There is no such table, or no longer. */
export function noTable(): ApiError {
	return new ApiError(404, "not-found", "This table does not exist, or has been deleted.");
}
