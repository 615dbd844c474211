import type { Kysely } from "kysely";
import type { TableSummary } from "#app/features/guests/seating.ts";
import { seatStates } from "#app/features/guests/seats.ts";
import type { Tables } from "#migrations/tables.ts";
import { personHasher } from "./persons.server.ts";

/** The same people do not meet again within so many months. */
export const apartMonths = 6;

/**
 * Tells of an address whether its owner shares an evening of the six months around a table's with
 * somebody who holds a seat there. Evenings whose guests are erased count by their hashes.
 */
export async function metLately(
	db: Kysely<Tables>,
	{ id, calendarDate }: Pick<TableSummary, "id" | "calendarDate">,
): Promise<(email: string) => boolean> {
	if (calendarDate === null) return () => false;
	const seated = await seatedAt(db, [id]);
	if (seated.length === 0) return () => false;
	const [from, until] = [monthsAfter(calendarDate, -apartMonths), monthsAfter(calendarDate, apartMonths)];
	const shared = await db
		.selectFrom("guests")
		.innerJoin("events", "events.id", "guests.event_id")
		.select("guests.event_id")
		.distinct()
		.where("email", "in", seated)
		.where("guests.state", "in", seatStates)
		.where("guests.event_id", "!=", id)
		.where("events.state", "!=", "cancelled")
		.where("events.calendar_date", ">", from)
		.where("events.calendar_date", "<", until)
		.execute();
	const met = new Set(
		await seatedAt(
			db,
			shared.map(({ event_id }) => event_id),
		),
	);
	const hashOf = await personHasher(db);
	const former = await formerCompany(db, seated.map(hashOf), { from, until });
	return (email) => met.has(email) || (former.size > 0 && former.has(hashOf(email)));
}

/** The addresses of those who hold a seat at tables. */
async function seatedAt(db: Kysely<Tables>, tableIds: readonly string[]): Promise<string[]> {
	if (tableIds.length === 0) return [];
	const rows = await db
		.selectFrom("guests")
		.select("email")
		.where("event_id", "in", tableIds)
		.where("state", "in", seatStates)
		.where("email", "!=", "")
		.execute();
	return rows.map(({ email }) => email);
}

/** The hashes of those who sat with one of some people at evenings whose guests are erased. */
async function formerCompany(
	db: Kysely<Tables>,
	persons: readonly string[],
	{ from, until }: { from: string; until: string },
): Promise<Set<string>> {
	const rows = await db
		.selectFrom("former_seats as other")
		.innerJoin("former_seats as own", "own.event_id", "other.event_id")
		.select("other.person")
		.where("own.person", "in", persons)
		.where("own.evening", ">", from)
		.where("own.evening", "<", until)
		.execute();
	return new Set(rows.map(({ person }) => person));
}

/** A calendar day some months before or after another; the last of a shorter month. */
export function monthsAfter(day: string, months: number): string {
	const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
	const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
	return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}
