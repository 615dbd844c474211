import type { Kysely } from "kysely";
import type { SocialEvent } from "#app/features/events/event.ts";
import type { Tables } from "#migrations/tables.ts";
import { ApiError } from "#platform/api/api-error.ts";
import { eventRows, eventsOfRows } from "./events.row.server.ts";

/** One event, draft or not. @throws ApiError 404. */
export async function loadEvent(db: Kysely<Tables>, id: string): Promise<SocialEvent> {
	const [found] = eventsOfRows(await eventRows(db).where("events.id", "=", id).execute());
	if (found !== undefined) return found;
	throw new ApiError(404, "not-found", "This event does not exist, or has been deleted.");
}
