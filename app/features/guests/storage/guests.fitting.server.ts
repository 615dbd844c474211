import { type Kysely, sql } from "kysely";
import type { Gender } from "#app/features/guests/guest.ts";
import type { Candidate, Fitting, TableSummary } from "#app/features/guests/seating.ts";
import { balanceOf } from "#app/features/guests/seats.ts";
import type { Tables } from "#migrations/tables.ts";
import { metLately } from "./guests.company.server.ts";
import { countGuests } from "./guests.counts.server.ts";
import { guestOf, noTable } from "./guests.row.server.ts";
import { readTableTitles, tableRows } from "./seatings.tables.server.ts";

/** As many of each gender are proposed. */
const proposed = 20;
/** … of so many who wait, at the most. */
const looked = 500;
const youngest = 18;
const oldest = 99;

/** A candidate, and the day of the table at which they wait. */
type Unnamed = Pick<Candidate, "guest"> & { calendarDate: string | null };

/** Who could take a seat that is free. */
export function fittingGuests(db: Kysely<Tables>) {
	/**
	 * Those who wait for a seat, here first and then elsewhere: of the age that the table is for, not
	 * at this table already, and who met nobody of it within six months. @throws ApiError 404.
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
		table: Pick<TableSummary, "id" | "ageFrom" | "ageTo">,
		gender: Gender,
		hasMet: (email: string) => boolean,
	): Promise<Candidate[]> {
		const isHere = sql<number>`case when guests.event_id = ${table.id} then 0 else 1 end`;
		const waits = sql<number>`case guests.state when 'waiting' then 0 else 1 end`;
		const rows = await db
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
			.execute();
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

	/** The same with the titles of their tables, which the many others need not be read with. */
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
