import { queryOptions } from "@tanstack/react-query";
import { contentRequests } from "#app/content/content-requests.ts";
import type { EventInput, SocialEvent } from "#app/features/events/event.ts";
import type { TextChange } from "#app/features/events/text-change.ts";

const path = "/api/events";

/** The requests of events, drafts too, which are listed by calendar day. */
export const eventRequests = contentRequests<SocialEvent, EventInput>(path);

export const textChangesQuery = (id: string) =>
	queryOptions<TextChange[]>({ queryKey: [path, id, "text-changes"] });
