import { queryOptions } from "@tanstack/react-query";
import { apiRequest } from "#app/api-client/client.ts";
import type { EventInput, SocialEvent } from "#app/features/events/event.ts";

const path = "/api/events";

/** Every event, drafts too, by calendar day. */
export const eventsQuery = queryOptions<SocialEvent[]>({ queryKey: [path] });

export function createEvent(input: EventInput): Promise<SocialEvent> {
	return apiRequest("POST", path, input);
}

export function updateEvent(id: string, input: EventInput & { version: number }): Promise<SocialEvent> {
	return apiRequest("PUT", `${path}/${id}`, input);
}

export function deleteEvent(id: string): Promise<void> {
	return apiRequest("DELETE", `${path}/${id}`);
}
