import type { Selectable } from "kysely";
import type { EventsTable } from "../../../migrations/tables";
import { foldForSearch } from "../articles/search-text";
import type { EventInput, SocialEvent } from "./event";

/** The columns that hold what the administrator wrote. */
export function columnsOf(input: EventInput) {
	const { fr } = input;
	return {
		title: input.title,
		date: input.date,
		time: input.time,
		price: input.price,
		type: input.type,
		description: input.description,
		location: input.location,
		max_guests: input.maxGuests,
		title_fr: fr?.title ?? null,
		date_fr: fr?.date ?? null,
		time_fr: fr?.time ?? null,
		price_fr: fr?.price ?? null,
		description_fr: fr?.description ?? null,
		location_fr: fr?.location ?? null,
		calendar_date: input.calendarDate,
		start_time: input.startTime,
		published: input.published ? 1 : 0,
		folded: [input.title, input.location, fr?.title, fr?.location]
			.map((text) => foldForSearch(text ?? ""))
			.join("\n"),
	} as const;
}

/** The whole event, as the content area and the API see it. */
export function eventFromRow(row: Selectable<EventsTable>): SocialEvent {
	return {
		id: row.id,
		title: row.title,
		date: row.date,
		time: row.time,
		price: row.price,
		type: row.type,
		description: row.description,
		location: row.location,
		maxGuests: row.max_guests,
		published: row.published === 1,
		calendarDate: row.calendar_date,
		startTime: row.start_time,
		createdAt: row.created_at,
		updatedAt: row.updated_at,
		version: row.version,
		fr:
			row.title_fr === null
				? null
				: {
						title: row.title_fr,
						date: row.date_fr ?? "",
						time: row.time_fr ?? "",
						price: row.price_fr ?? "",
						description: row.description_fr ?? "",
						location: row.location_fr ?? "",
					},
	};
}
