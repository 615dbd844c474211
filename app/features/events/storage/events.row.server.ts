import type { Kysely, Selectable } from "kysely";
import { contentOfRows, type JoinedRow, sharedColumns, textRows } from "#app/content/columns.ts";
import { searchedTexts } from "#app/content/searched.ts";
import { readOwnSlugs } from "#app/content/storage/entry-slugs.server.ts";
import { type EventInput, eventFields, type SocialEvent } from "#app/features/events/event.ts";
import { foldForSearch } from "#app/i18n/reading/fold.ts";
import type { EventsTable } from "#migrations/event-tables.ts";
import type { Tables } from "#migrations/tables.ts";
import { ApiError } from "#platform/api/api-error.ts";
import type { FormerOriginals } from "./former-originals.server.ts";

export function columnsOf(input: EventInput) {
	return {
		...sharedColumns(eventFields, input),
		folded: searchedTexts(eventFields, input, "list").map(foldForSearch).join("\n"),
	};
}

/** Replaces the texts of an event. `originals`: what each has not followed of the others. */
export async function writeTexts(
	db: Kysely<Tables>,
	id: string,
	input: EventInput,
	originals?: FormerOriginals,
): Promise<void> {
	await db.deleteFrom("event_texts").where("event_id", "=", id).execute();
	const rows = textRows(eventFields, input).map((row) => ({
		...row,
		event_id: id,
		former_originals: JSON.stringify(originals?.[row.language] ?? {}),
	}));
	await db.insertInto("event_texts").values(rows).execute();
}

/** Events with their texts: one row for each language of an event. */
export function eventRows(db: Kysely<Tables>) {
	return db
		.selectFrom("events")
		.innerJoin("event_texts", "event_texts.event_id", "events.id")
		.selectAll("events")
		.selectAll("event_texts");
}

type Row = JoinedRow<typeof eventFields> & Selectable<EventsTable>;

export function eventsOfRows(rows: readonly Row[]): SocialEvent[] {
	return [...Map.groupBy(rows, ({ id }) => id).values()].map((same) => {
		const [row] = same as [Row];
		const { id, slug, own_slugs, announced_at, previous_start, created_at, updated_at, version, sequence } =
			row;
		return {
			...contentOfRows(eventFields, same),
			id,
			slug,
			ownSlugs: readOwnSlugs(own_slugs),
			announcedAt: announced_at,
			previousStart: previous_start,
			createdAt: created_at,
			updatedAt: updated_at,
			version,
			sequence,
		};
	});
}

/** @throws ApiError 404. */
export async function loadEvent(db: Kysely<Tables>, id: string): Promise<SocialEvent> {
	const [found] = eventsOfRows(await eventRows(db).where("events.id", "=", id).execute());
	if (found !== undefined) return found;
	throw new ApiError(404, "not-found", "This event does not exist, or has been deleted.");
}
