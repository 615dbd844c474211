import type { Kysely } from "kysely";
import { storedText } from "#app/content/stored-text.server.ts";
import type { TableSummary } from "#app/features/guests/seating.ts";
import type { Tables } from "#migrations/tables.ts";

const texts = { table: "event_texts", owner: "event_id" };

/** The title of the event whose id a column holds, in a language that it is written in. */
export const titleOfTable = (id: string) => storedText(texts, { field: "title", id });

/** Tables as guest lists show them. */
export function tableRows(db: Kysely<Tables>) {
	return db
		.selectFrom("events")
		.select([
			"events.id",
			"events.type",
			"events.state",
			"events.calendar_date",
			"events.start_time",
			"events.table_size",
			"events.age_from",
			"events.age_to",
		])
		.select([
			titleOfTable("events.id").as("title"),
			storedText(texts, { field: "location", id: "events.id" }).as("location"),
		]);
}

type Row = Awaited<ReturnType<ReturnType<typeof tableRows>["execute"]>>[number];

/** A table as its guest list shows it. */
export function tableSummaryOf(row: Row): TableSummary {
	const { calendar_date, start_time, table_size, age_from, age_to, ...same } = row;
	return {
		...same,
		calendarDate: calendar_date,
		startTime: start_time,
		size: table_size,
		ageFrom: age_from,
		ageTo: age_to,
	};
}
