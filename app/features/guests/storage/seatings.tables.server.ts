import type { Kysely } from "kysely";
import type { TableSummary } from "#app/features/guests/seating.ts";
import { defaultLanguage } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";

/** Tables as guest lists show them: with the words of the default language. */
export function tableRows(db: Kysely<Tables>) {
	return db
		.selectFrom("events")
		.innerJoin("event_texts", (join) =>
			join.onRef("event_texts.event_id", "=", "events.id").on("language", "=", defaultLanguage),
		)
		.select([
			"events.id",
			"event_texts.title",
			"events.type",
			"events.state",
			"events.calendar_date",
			"events.start_time",
			"event_texts.location",
			"events.table_size",
			"events.age_from",
			"events.age_to",
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
