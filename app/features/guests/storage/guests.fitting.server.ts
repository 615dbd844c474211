import { type Kysely, sql } from "kysely";
import type { Gender } from "#app/features/guests/guest.ts";
import type { Candidate, Fitting, TableSummary } from "#app/features/guests/seating.ts";
import { balanceOf, seatStates } from "#app/features/guests/seats.ts";
import type { Tables } from "#migrations/tables.ts";
import { personHasher } from "./guests.person.server.ts";
import { guestOf, noTable, readTableTitles, tableRows } from "./guests.row.server.ts";
import { countGuests } from "./guests.seats.server.ts";

/** The number of guests of each gender that are proposed. */
const proposed = 20;
/** The most waiting guests among whom they are looked for. */
const looked = 500;
const youngest = 18;
const oldest = 99;

/** A candidate, and the day of the table at which they wait. */
type Unnamed = Pick<Candidate, "guest"> & { calendarDate: string | null };

type Ages = Pick<TableSummary, "id" | "ageFrom" | "ageTo">;

export function fittingGuests(db: Kysely<Tables>) {
	/**
	 * Finds those who wait for a seat, here first: of the right age, and who met nobody of the table
	 * within six months. @throws ApiError 404.
	 */
	async function fitting(tableId: string): Promise<Fitting> {
		const row = await tableRows(db).where("events.id", "=", tableId).executeTakeFirst();
		if (row === undefined) throw noTable();
		const { id, age_from: ageFrom, age_to: ageTo, calendar_date: calendarDate } = row;
		const table = { id, ageFrom, ageTo, calendarDate };
		const counts = (await countGuests(db, [tableId])).get(tableId) ?? [];
		const balance = balanceOf(row.table_size, counts);
		const hasMet = await metLately(db, table);
		const of = async (gender: Gender) =>
			balance[gender].held < balance[gender].seats ? candidates(table, gender, hasMet) : [];
		const [woman, man] = [await of("woman"), await of("man")];
		return { woman, man };
	}

	async function candidates(
		table: Ages,
		gender: Gender,
		hasMet: (email: string) => boolean,
	): Promise<Candidate[]> {
		const rows = await waitingGuests(db, table, gender);
		const seen = new Set<string>();
		const found: Unnamed[] = [];
		for (const { calendar_date, ...row } of rows) {
			if (found.length === proposed) break;
			const isKnown = row.email !== "" && (seen.has(row.email) || hasMet(row.email));
			if (isKnown) continue;
			seen.add(row.email);
			found.push({ guest: guestOf(row), calendarDate: calendar_date });
		}
		return named(found);
	}

	/** Adds the titles of their tables, which the many others need not be read with. */
	async function named(found: Unnamed[]): Promise<Candidate[]> {
		const titleOf = await readTableTitles(
			db,
			found.map(({ guest }) => guest.tableId),
		);
		return found.map(({ guest, calendarDate }) => ({
			guest,
			table: { tableId: guest.tableId, ...titleOf(guest.tableId), calendarDate },
		}));
	}

	return { fitting };
}

/** Reads those of the right age who wait for a seat, here first, but for who sits at the table already. */
function waitingGuests(db: Kysely<Tables>, table: Ages, gender: Gender) {
	const isHere = sql<number>`case when guests.event_id = ${table.id} then 0 else 1 end`;
	const waits = sql<number>`case guests.state when 'waiting' then 0 else 1 end`;
	return (
		db
			.selectFrom("guests")
			.innerJoin("events", "events.id", "guests.event_id")
			.selectAll("guests")
			.select("events.calendar_date")
			// As the index has it: an `in` of parameters would not use it.
			.where(sql<boolean>`guests.state in ('applied', 'waiting')`)
			.where("guests.gender", "=", gender)
			.where("guests.age", ">=", table.ageFrom ?? youngest)
			.where("guests.age", "<=", table.ageTo ?? oldest)
			.where(({ eb, or, not, exists, selectFrom }) =>
				or([
					eb("guests.event_id", "=", table.id),
					eb("guests.email", "=", ""),
					not(
						exists(
							selectFrom("guests as here")
								.select("here.id")
								.where("here.event_id", "=", table.id)
								.whereRef("here.email", "=", "guests.email"),
						),
					),
				]),
			)
			.orderBy(isHere)
			.orderBy(waits)
			.orderBy("guests.state_since")
			.orderBy("guests.id")
			.limit(looked)
			.execute()
	);
}

/** Months within which the same people do not meet again. */
export const apartMonths = 6;

/**
 * Returns a function that tells whether a person shares an evening within six months of a table's
 * with somebody who holds a seat there. Erased evenings count by their hashes.
 */
async function metLately(
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

export async function seatedAt(db: Kysely<Tables>, tableIds: readonly string[]): Promise<string[]> {
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

/** Returns the hashes of those who sat with some people at erased evenings. */
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

/** Returns the day some months before or after another; the last of a shorter month. */
export function monthsAfter(day: string, months: number): string {
	const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
	const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
	return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}
