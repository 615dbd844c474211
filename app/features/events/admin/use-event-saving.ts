import type { RefObject } from "react";
import { useVersionedSaving } from "#app/api-client/use-versioned-saving.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { type EventDraft, eventInputOf } from "./event-draft.ts";
import { createEvent, eventsQuery, updateEvent } from "./events.query.ts";

/** Creates an event, or updates the one with `id`. */
export function useEventSaving(options: {
	id: string | undefined;
	version: RefObject<number>;
	onSaved(): void;
}) {
	const { id, version, onSaved } = options;
	const t = useText("admin");
	return useVersionedSaving({
		version,
		send: (draft: EventDraft) => {
			const input = eventInputOf(draft);
			return id === undefined ? createEvent(input) : updateEvent(id, { ...input, version: version.current });
		},
		notices: {
			refreshes: [eventsQuery.queryKey],
			done: { title: t(id === undefined ? "events.created" : "events.updated") },
			failed: { title: t(id === undefined ? "events.createFailed" : "events.updateFailed") },
		},
		onSaved,
	});
}
