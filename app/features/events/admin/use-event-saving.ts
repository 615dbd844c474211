import type { RefObject } from "react";
import type { SavedRecovery } from "#app/content/drafts/use-recovery.ts";
import { unfinishedQuery } from "#app/content/drafts/working-copies.query.ts";
import { type SavedForm, useContentSaving } from "#app/content/editing/use-content-saving.ts";
import type { EventFields, SocialEvent } from "#app/features/events/event.ts";
import { guestsToTellPath } from "#app/features/guests/guest-news.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { type EventDraft, eventDraftOf, eventInputOf } from "./event-draft.ts";
import { createEvent, eventsQuery, updateEvent } from "./events.query.ts";

/** Creates an event, or updates the one with `id`. */
export function useEventSaving(options: {
	id: string | undefined;
	form: SavedForm<EventDraft>;
	saved: RefObject<EventDraft>;
	version: RefObject<number | null>;
	recovery: SavedRecovery<EventFields>;
	onMerged(current: SocialEvent): void;
	onSaved(): void;
}) {
	const { id, version, recovery } = options;
	const t = useText("admin");
	return useContentSaving({
		...options,
		draftOf: eventDraftOf,
		send: (draft: EventDraft): Promise<SocialEvent> => {
			const input = eventInputOf(draft);
			if (id === undefined) return createEvent(input, recovery.draftKey.current);
			return updateEvent(id, { ...input, version: version.current ?? 1 });
		},
		notices: {
			refreshes: [eventsQuery.queryKey, unfinishedQuery.queryKey, [guestsToTellPath]],
			done: { title: t(id === undefined ? "events.created" : "events.updated") },
			failed: { title: t(id === undefined ? "events.createFailed" : "events.updateFailed") },
			kept: t("article.notSaved"),
		},
	});
}
