import type { Insertable } from "kysely";
import { eventInput, type SocialEvent } from "#app/features/events/event.ts";
import { guestInput, type SettableState } from "#app/features/guests/guest.ts";
import { dayOf, daysAfter } from "#app/i18n/business-time.ts";
import type { GuestsTable } from "#migrations/guest-tables.ts";
import type { Database } from "#platform/database/database.ts";
import type { Stores } from "#server/composition/stores.ts";

/** Rows of a statement. */
const guestsAtATime = 500;

/** A guest as the owner writes them, in a state. */
export function someGuest(written: object = {}, state: SettableState = "applied") {
	return {
		...guestInput.parse({ firstName: "Anaïs", age: 34, gender: "woman", language: "fr", ...written }),
		state,
	};
}

/** Adds a table of six in March, unless something else is said of it. */
export function someTable({ events }: Pick<Stores, "events">, written: object = {}): Promise<SocialEvent> {
	const table = { title: "Dinner", calendarDate: "2026-03-14", startTime: "18:30", ticketPrice: 1000 };
	return events.create(
		eventInput.parse({ ...table, date: "", time: "", price: "", tableSize: 6, ...written }),
	);
}

/**
 * Tables of the days to come with guests: two of each gender are seated, the others wait or applied.
 */
export async function addTablesWithGuests(
	{ db }: Pick<Database, "db">,
	stores: Pick<Stores, "events">,
	size: { tables: number; guests: number },
): Promise<string[]> {
	const ids: string[] = [];
	const today = dayOf(new Date());
	for (let number = 0; number < size.tables; number += 1) {
		const day = { title: `Table ${number}`, calendarDate: daysAfter(today, number % 300) };
		ids.push((await someTable(stores, { ...day, ageFrom: 25, ageTo: 45, tableSize: 8 })).id);
	}
	const now = new Date().toISOString();
	const rows = Array.from({ length: size.guests }, (_, number): Insertable<GuestsTable> => {
		const place = Math.floor(number / size.tables);
		return {
			...{ id: `guest-${number}`, event_id: ids[number % ids.length] ?? "", first_name: `Guest ${number}` },
			...{ age: 20 + (number % 40), gender: place % 2 === 0 ? "woman" : "man", telephone: "", diet: "" },
			...{ email: `guest-${number % (size.guests / 2)}@example.com`, note: "A note. ".repeat(10) },
			...{ language: "en", state: place < 4 ? "confirmed" : place % 3 === 0 ? "waiting" : "applied" },
			...{ state_since: now, moved_to: null, created_at: now, updated_at: now, version: 1 },
			takes_messages: 0,
		};
	});
	for (let first = 0; first < rows.length; first += guestsAtATime) {
		await db
			.insertInto("guests")
			.values(rows.slice(first, first + guestsAtATime))
			.execute();
	}
	return ids;
}
