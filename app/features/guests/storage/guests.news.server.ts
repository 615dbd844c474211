import type { Kysely, Selectable } from "kysely";
import {
	countNews,
	deliveryOf,
	type GuestNews,
	newsOf,
	type TableToTell,
	type ToldGuest,
	toldStates,
} from "#app/features/guests/guest-news.ts";
import { dayOf } from "#app/i18n/business-time.ts";
import type { EventsTable } from "#migrations/event-tables.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import { readTableTitles } from "./guests.row.server.ts";

export function guestNewsStore(db: Kysely<Tables>, clock: Clock) {
	/**
	 * Lists the tables to come, by day, with the number of guests who do not know how they stand. They
	 * learn it by a mail that the mail server took, or from the owner; mails in flight count, too.
	 */
	async function guestsToTell(): Promise<TableToTell[]> {
		const today = dayOf(clock());
		const tables = await db
			.selectFrom("events")
			.select(["events.id", "state", "calendar_date", "sequence", "quiet_changes"])
			.where(({ eb, or }) => or([eb("calendar_date", "is", null), eb("calendar_date", ">=", today)]))
			.where(({ eb, selectFrom }) =>
				eb("events.id", "in", selectFrom("guests").select("event_id").where("state", "in", toldStates)),
			)
			.orderBy(({ fn, val }) => fn.coalesce("calendar_date", val("9999")))
			.orderBy("events.id")
			.execute();
		const ids = tables.map(({ id }) => id);
		const [told, titleOf] = await Promise.all([toldGuests(db, ids), readTableTitles(db, ids)]);
		return tables.flatMap(({ id, ...row }) => {
			const { calendar_date: calendarDate } = row;
			const guests = told.filter(({ tableId }) => tableId === id);
			const news = countNews(guests.map((guest) => newsOf(guest, tableNewsOf(row), today)));
			const count = news.reduce((sum, one) => sum + one.guests, 0);
			return count === 0 ? [] : [{ tableId: id, ...titleOf(id), calendarDate, guests: count, news }];
		});
	}

	/** Returns what each guest of a table does not know yet, by the guest's id. */
	async function newsAt(tableId: string): Promise<Map<string, GuestNews>> {
		return readNews(db, tableId, dayOf(clock()));
	}

	return { guestsToTell, newsAt };
}

/** Reads what each guest of a table does not know yet, by the guest's id. */
export async function readNews(
	db: Kysely<Tables>,
	tableId: string,
	today: string,
): Promise<Map<string, GuestNews>> {
	const table = await db
		.selectFrom("events")
		.select(["state", "calendar_date", "sequence", "quiet_changes"])
		.where("id", "=", tableId)
		.executeTakeFirst();
	if (table === undefined) return new Map();
	const guests = await toldGuests(db, [tableId]);
	return new Map(
		guests.flatMap((guest) => {
			const news = newsOf(guest, tableNewsOf(table), today);
			return news === null ? [] : [[guest.id, news] as const];
		}),
	);
}

type TableRow = Pick<Selectable<EventsTable>, "state" | "calendar_date" | "sequence" | "quiet_changes">;

function tableNewsOf({ state, calendar_date, sequence, quiet_changes }: TableRow) {
	return { state, calendarDate: calendar_date, sequence, quietChanges: quiet_changes };
}

/** Reads what is known of the guests of tables who hold a seat, or of one of them. */
export async function toldGuests(
	db: Kysely<Tables>,
	tableIds: readonly string[],
	guestId?: string,
): Promise<(ToldGuest & { id: string; tableId: string })[]> {
	if (tableIds.length === 0) return [];
	const [guests, mails] = await Promise.all([
		db
			.selectFrom("guests")
			.select(["id", "event_id", "state", "told_sequence", "accepted_at", "seated_at", "moved_from", "email"])
			.where("event_id", "in", tableIds)
			.where("state", "in", toldStates)
			.$if(guestId !== undefined, (query) => query.where("id", "=", guestId ?? ""))
			.execute(),
		db
			.selectFrom("guest_mails")
			.innerJoin("guests", "guests.id", "guest_mails.guest_id")
			.leftJoin("outgoing_mails", "outgoing_mails.id", "guest_mails.mail_id")
			.select(["guest_id", "guest_mails.kind", "sequence", "guest_mails.email", "ordered_at"])
			.select(["outgoing_mails.id as queued", "next_try_at", "sent_at"])
			.where("guests.event_id", "in", tableIds)
			.where("guest_mails.kind", "not in", ["waiting", "feedback", "results"])
			.$if(guestId !== undefined, (query) => query.where("guests.id", "=", guestId ?? ""))
			.orderBy("ordered_at")
			.execute(),
	]);
	const byGuest = Map.groupBy(mails, ({ guest_id }) => guest_id);
	return guests.map((guest) => ({
		...{ id: guest.id, tableId: guest.event_id, state: guest.state, email: guest.email },
		...{ toldSequence: guest.told_sequence, acceptedAt: guest.accepted_at },
		...{ seatedAt: guest.seated_at, movedFrom: guest.moved_from },
		mails: (byGuest.get(guest.id) ?? []).map((mail) => ({
			...{ kind: mail.kind, sequence: mail.sequence, email: mail.email, orderedAt: mail.ordered_at },
			delivery: deliveryOf(mail),
		})),
	}));
}
