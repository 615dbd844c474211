import { eventInput, type SocialEvent } from "#app/features/events/event.ts";
import { guestInput, type SettableState } from "#app/features/guests/guest.ts";
import type { Stores } from "#server/composition/stores.ts";

/** A guest as the owner writes them, in a state. */
export function someGuest(written: object = {}, state: SettableState = "applied") {
	return {
		...guestInput.parse({ firstName: "Anaïs", age: 34, gender: "woman", language: "fr", ...written }),
		state,
	};
}

/** A table of six in March, unless something else is said of it. */
export function someTable({ events }: Pick<Stores, "events">, written: object = {}): Promise<SocialEvent> {
	const table = { title: "Dinner", calendarDate: "2026-03-14", startTime: "18:30", ticketPrice: 1000 };
	return events.create(
		eventInput.parse({ ...table, date: "", time: "", price: "", tableSize: 6, ...written }),
	);
}
