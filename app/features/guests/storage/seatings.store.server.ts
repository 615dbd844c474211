import { type Kysely, sql } from "kysely";
import { staleConflict } from "#app/content/storage/versioned.server.ts";
import { guestStates } from "#app/features/guests/guest.ts";
import { countNews } from "#app/features/guests/guest-news.ts";
import {
	type GuestFilter,
	type ListedGuest,
	type OpenTable,
	type Seating,
	stateCounts,
} from "#app/features/guests/seating.ts";
import { balanceOf } from "#app/features/guests/seats.ts";
import { dayOf } from "#app/i18n/business-time.ts";
import { foldForSearch } from "#app/i18n/reading/fold.ts";
import type { Tables } from "#migrations/tables.ts";
import { keysOfCursor, pageOf } from "#platform/api/paging.ts";
import type { Clock } from "#platform/clock.ts";
import { readNews } from "./guests.news.server.ts";
import {
	guestOf,
	noTable,
	readTableTexts,
	readTableTitles,
	tableRows,
	tableSummaryOf,
} from "./guests.row.server.ts";
import { countGuests, lockTable } from "./guests.seats.server.ts";

export type SeatingsStore = ReturnType<typeof seatingsStore>;

type Asked = GuestFilter & { limit: number; cursor?: string | undefined };

/** The name of the order in cursors. */
const order = "guests";

export function seatingsStore(db: Kysely<Tables>, clock: Clock) {
	/** Reads a table with a page of its guests. @throws ApiError 404; 400 for a foreign cursor. */
	async function read(tableId: string, { limit, cursor, ...filter }: Asked): Promise<Seating> {
		const after = keysOfCursor(cursor, order, 3);
		const row = await tableRows(db).where("events.id", "=", tableId).executeTakeFirst();
		if (row === undefined) throw noTable();
		const [textsOf, seating, counted, found, news] = await Promise.all([
			readTableTexts(db, [tableId]),
			db.selectFrom("seatings").selectAll().where("event_id", "=", tableId).executeTakeFirst(),
			countGuests(db, [tableId]),
			listedGuests(db, { tableId, ...filter }),
			readNews(db, tableId, dayOf(clock())),
		]);
		const table = tableSummaryOf(row, textsOf);
		const rest = after === undefined ? found : found.filter((guest) => isBehind(placeOf(guest), after));
		const { entries, next } = pageOf(rest, limit, (guest) => ({ order, keys: placeOf(guest) }));
		const living = counted.get(tableId) ?? [];
		const counts =
			living.length > 0 || !seating?.counts ? living : stateCounts.parse(JSON.parse(seating.counts));
		return {
			...{ table, counts, balance: balanceOf(table.size, counts) },
			...{ surname: seating?.surname ?? "", version: seating?.version ?? 0 },
			guests: entries.map((guest) => ({ ...guest, news: news.get(guest.id) ?? null })),
			...{ toTell: countNews([...news.values()]), total: found.length, nextCursor: next ?? null },
			erasedAt: seating?.erased_at ?? null,
		};
	}

	/** Sets the name under which a table is reserved. @throws ApiError 404, or 409 `stale`. */
	async function reserve(
		tableId: string,
		{ surname, version }: { surname: string; version: number },
	): Promise<{ surname: string; version: number }> {
		return db.transaction().execute(async (transaction) => {
			await lockTable(transaction, tableId);
			const seating = await transaction
				.selectFrom("seatings")
				.select(["surname", "version"])
				.where("event_id", "=", tableId)
				.executeTakeFirst();
			const current = seating ?? { surname: "", version: 0 };
			if (current.version !== version) throw staleConflict(current);
			const written = { surname, version: version + 1 };
			await transaction
				.insertInto("seatings")
				.values({ event_id: tableId, counts: null, erased_at: null, ...written })
				.onConflict((conflict) => conflict.column("event_id").doUpdateSet(written))
				.execute();
			return written;
		});
	}

	/** Lists coming tables with their balance, by day. */
	async function listOpen(): Promise<OpenTable[]> {
		const rows = await tableRows(db)
			.where("events.state", "!=", "cancelled")
			.where(({ eb, or }) => or([eb("calendar_date", "is", null), eb("calendar_date", ">=", dayOf(clock()))]))
			.orderBy(sql`coalesce(calendar_date, '9999')`)
			.orderBy("events.id")
			.execute();
		const ids = rows.map(({ id }) => id);
		const [textsOf, counted] = await Promise.all([readTableTexts(db, ids), countGuests(db, ids)]);
		return rows.map((row) => ({
			...tableSummaryOf(row, textsOf),
			balance: balanceOf(row.table_size, counted.get(row.id) ?? []),
		}));
	}

	return { read, reserve, listOpen };
}

/** Returns whether a place in the list comes after another one. */
function isBehind(place: readonly string[], after: readonly string[]): boolean {
	const first = place.findIndex((key, index) => key !== after[index]);
	return first >= 0 && (place[first] ?? "") > (after[first] ?? "");
}

/** The states in SQL, in their order. */
const rank = sql<number>`case guests.state ${sql.join(
	guestStates.map((state, index) => sql`when ${sql.lit(state)} then ${sql.lit(index)}`),
	sql` `,
)} end`;

/** Returns the keys of a guest's place: by state, then who came first. */
function placeOf({ state, createdAt, id }: Omit<ListedGuest, "news">): [string, string, string] {
	return [String(guestStates.indexOf(state)), createdAt, id];
}

async function listedGuests(
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
		answerBy: row.answer_by,
		movedTo:
			there_id === null ? null : { tableId: there_id, ...titleOf(there_id), calendarDate: calendar_date },
	}));
}
