import { randomUUID } from "node:crypto";
import type { Kysely, Selectable } from "kysely";
import type { EventsTable, Tables } from "../../../migrations/tables";
import type { Clock } from "../../../server/platform/clock";
import type { EventInput, SocialEvent } from "./event";

export type EventsStore = ReturnType<typeof eventsStore>;

/** Every query on events. */
export function eventsStore(db: Kysely<Tables>, clock: Clock) {
	/** Adds an event. `at` stands for the present: sample events keep their order. */
	async function create(input: EventInput, at = clock()): Promise<SocialEvent> {
		const now = at.toISOString();
		const row = { ...columnsOf(input), id: randomUUID(), created_at: now, updated_at: now, version: 1 };
		await db.insertInto("events").values(row).execute();
		return fromRow(row);
	}

	/** Events by calendar day; those without one come last, in the order of their creation. */
	async function list(which: { publishedOnly: boolean }): Promise<SocialEvent[]> {
		const rows = await db
			.selectFrom("events")
			.selectAll()
			.$if(which.publishedOnly, (query) => query.where("published", "=", 1))
			.orderBy((order) => order.fn.coalesce("calendar_date", order.val("9999-12-31")))
			.orderBy("created_at")
			.orderBy("id")
			.execute();
		return rows.map(fromRow);
	}

	return { create, list };
}

function columnsOf(input: EventInput) {
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
	} as const;
}

function fromRow(row: Selectable<EventsTable>): SocialEvent {
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
