import { queryOptions } from "@tanstack/react-query";
import { apiRequest } from "#app/api-client/client.ts";
import type { EventInput, SocialEvent } from "#app/features/events/event.ts";
import type { TextChange } from "#app/features/events/text-change.ts";

const path = "/api/events";

/** Every event, drafts too, by calendar day. */
export const eventsQuery = queryOptions<SocialEvent[]>({ queryKey: [path] });

export const textChangesQuery = (id: string) =>
	queryOptions<TextChange[]>({ queryKey: [path, id, "text-changes"] });

/** `draft` is the key of the working copy that goes with it. */
export const createEvent = (input: EventInput, draft: string) =>
	apiRequest<SocialEvent>("POST", `${path}?${new URLSearchParams({ draft })}`, input);

export const updateEvent = (id: string, input: EventInput & { version: number }) =>
	apiRequest<SocialEvent>("PUT", `${path}/${id}`, input);

export const deleteEvent = (id: string) => apiRequest<void>("DELETE", `${path}/${id}`);
