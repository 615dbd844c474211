import type { Kysely } from "kysely";
import type { Localized } from "#app/content/localized.ts";
import { readStoredTexts } from "#app/content/storage/stored-texts.server.ts";
import type { TableSummary } from "#app/features/guests/seating.ts";
import type { Tables } from "#migrations/tables.ts";

const texts = { table: "event_texts", owner: "event_id" };

/** Reads the titles of tables, and where they are. @returns those of a table by its id. */
export function readTableTexts(db: Kysely<Tables>, ids: readonly string[]) {
	return readStoredTexts(db, texts, { names: ["title", "location"], ids });
}

/** Reads the titles of tables alone. @returns that of a table by its id. */
export function readTableTitles(db: Kysely<Tables>, ids: readonly string[]) {
	return readStoredTexts(db, texts, { names: ["title"], ids });
}

/** Tables as guest lists show them, without their texts. */
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
		]);
}

type Row = Awaited<ReturnType<ReturnType<typeof tableRows>["execute"]>>[number];

/** A table as its guest list shows it. */
export function tableSummaryOf(
	row: Row,
	textsOf: (id: string) => Localized<Record<"title" | "location", string>>,
): TableSummary {
	const { calendar_date, start_time, table_size, age_from, age_to, ...same } = row;
	return {
		...same,
		...textsOf(row.id),
		calendarDate: calendar_date,
		startTime: start_time,
		size: table_size,
		ageFrom: age_from,
		ageTo: age_to,
	};
}
