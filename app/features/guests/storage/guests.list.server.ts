import { type Kysely, sql } from "kysely";
import { guestStates } from "#app/features/guests/guest.ts";
import type { GuestFilter, ListedGuest } from "#app/features/guests/seating.ts";
import { foldForSearch } from "#app/i18n/reading/fold.ts";
import type { Tables } from "#migrations/tables.ts";
import { guestOf } from "./guests.row.server.ts";
import { readTableTitles } from "./seatings.tables.server.ts";

/** The states in SQL, in their order. */
const rank = sql<number>`case guests.state ${sql.join(
	guestStates.map((state, index) => sql`when ${sql.lit(state)} then ${sql.lit(index)}`),
	sql` `,
)} end`;

/**
 * What a guest's place in the list follows from: those who sit at the table first, then who came
 * first.
 */
export function placeOf({
	state,
	createdAt,
	id,
}: Pick<ListedGuest, "state" | "createdAt" | "id">): [string, string, string] {
	return [String(guestStates.indexOf(state)), createdAt, id];
}

/** All guests of a table that match. */
export async function listedGuests(
	db: Kysely<Tables>,
	{ tableId, search = "", state }: GuestFilter & { tableId: string },
): Promise<Omit<ListedGuest, "news">[]> {
	const rows = await db
		.selectFrom("guests")
		.leftJoin("guests as there", "there.id", "guests.moved_to")
		.leftJoin("events", "events.id", "there.event_id")
		.selectAll("guests")
		.select(["there.event_id as there_id", "events.calendar_date"])
		.where("guests.event_id", "=", tableId)
		.where((where) => where.and(state === undefined ? [] : [where("guests.state", "=", state)]))
		.orderBy(rank)
		.orderBy("guests.created_at")
		.orderBy("guests.id")
		.execute();
	const words = foldForSearch(search);
	const found =
		words === ""
			? rows
			: rows.filter(({ first_name, email, telephone }) =>
					foldForSearch(`${first_name} ${email} ${telephone}`).includes(words),
				);
	const titleOf = await readTableTitles(
		db,
		found.flatMap(({ there_id }) => there_id ?? []),
	);
	return found.map(({ there_id, calendar_date, ...row }) => ({
		...guestOf(row),
		movedTo:
			there_id === null ? null : { tableId: there_id, ...titleOf(there_id), calendarDate: calendar_date },
	}));
}
