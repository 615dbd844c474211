import { type RefObject, useState } from "react";
import { useVersionedSaving } from "#app/api-client/use-versioned-saving.ts";
import { unfinishedQuery } from "#app/content/drafts/working-copies.query.ts";
import type { SocialEvent } from "#app/features/events/event.ts";
import { guestsToTellPath } from "#app/features/guests/guest-news.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { type EventDraft, eventInputOf } from "./event-draft.ts";
import { createEvent, eventsQuery, updateEvent } from "./events.query.ts";

/**
 * Creates an event, or updates the one with `id`. Where it was changed elsewhere meanwhile, `theirs`
 * is what it says there.
 */
export function useEventSaving(options: {
	id: string | undefined;
	version: RefObject<number | null>;
	/** The key of the working copy that goes once a new event is saved. */
	draftKey: RefObject<string>;
	onSaved(): void;
	onSettled(): void;
}) {
	const { id, version, onSaved, onSettled } = options;
	const t = useText("admin");
	const [theirs, setTheirs] = useState<SocialEvent>();
	const saving = useVersionedSaving({
		version,
		send: (draft: EventDraft) => {
			const input = eventInputOf(draft);
			if (id === undefined) return createEvent(input, options.draftKey.current);
			return updateEvent(id, { ...input, version: version.current ?? 1 });
		},
		notices: {
			refreshes: [eventsQuery.queryKey, unfinishedQuery.queryKey, [guestsToTellPath]],
			done: { title: t(id === undefined ? "events.created" : "events.updated") },
			failed: { title: t(id === undefined ? "events.createFailed" : "events.updateFailed") },
			kept: t("article.notSaved"),
		},
		onStale: (current) => setTheirs(current as SocialEvent),
		onSaved,
		onSettled,
	});
	return { ...saving, theirs, closeQuestion: () => setTheirs(undefined) };
}
