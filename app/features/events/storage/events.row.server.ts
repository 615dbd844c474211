import type { Kysely } from "kysely";
import { searchedTexts } from "#app/content/searched.ts";
import {
	type ContentTable,
	type FurtherColumns,
	loadThing,
} from "#app/content/storage/content-table.server.ts";
import {
	type EventFields,
	type EventInput,
	eventFields,
	type SocialEvent,
} from "#app/features/events/event.ts";
import { foldForSearch } from "#app/i18n/reading/fold.ts";
import type { Tables } from "#migrations/tables.ts";
import type { FormerOriginals } from "./former-originals.server.ts";

export const eventTable: ContentTable<EventFields> = {
	name: "event",
	fields: eventFields,
	stored: [
		...["id", "slug", "ownSlugs", "announcedAt", "previousStart", "createdAt", "updatedAt"],
		...["version", "sequence", "quietChanges"],
	],
};

/** The text that the list of events is searched by. */
export function searchColumn(input: EventInput): { folded: string } {
	return { folded: searchedTexts(eventFields, input, "list").map(foldForSearch).join("\n") };
}

/** The column of each text that holds what it has not followed of the others. */
export function originalsColumn(
	originals: FormerOriginals,
): NonNullable<FurtherColumns<EventFields>["textColumns"]> {
	return ({ language }) => ({ former_originals: JSON.stringify(originals[language] ?? {}) });
}

/** One event, draft or not. @throws ApiError 404. */
export function loadEvent(db: Kysely<Tables>, id: string): Promise<SocialEvent> {
	return loadThing(db, eventTable, id);
}
