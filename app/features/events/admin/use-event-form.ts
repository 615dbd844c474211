import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useRef, useState } from "react";
import { isSignedIn } from "#app/api-client/session-storage.ts";
import { unfinishedQuery } from "#app/content/drafts/working-copies.query.ts";
import { useContentForm } from "#app/content/editing/use-content-form.ts";
import { eventDraft, type SocialEvent } from "#app/features/events/event.ts";
import { isOver } from "#app/features/events/event-time.ts";
import { eventDrafts } from "#app/features/events/working-copy.ts";
import { guestsToTellPath } from "#app/features/guests/guest-news.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { type EventDraft, eventDraftOf, eventInputOf, unreadWords } from "./event-draft.ts";
import { createEvent, eventsQuery, updateEvent } from "./events.query.ts";
import { type OpenForm, storeOpenForm } from "./stored-event.ts";

/** The form of a new event, or of a saved one. It closes when it was saved. */
export function useEventForm(opened: OpenForm, onClose: () => void) {
	const { id } = opened;
	const t = useText("admin");
	const [unread, setUnread] = useState(opened.unread);
	const content = useContentForm<EventDraft, SocialEvent>({
		kind: eventDrafts,
		id,
		initial: opened.draft,
		version: opened.version,
		resolver: () => zodResolver(eventDraft),
		isResumed: opened.isResumed ?? false,
		continued: opened.continued,
		draftOf: eventDraftOf,
		send: (draft, { version, draftKey }) => {
			const input = eventInputOf(draft);
			return id === undefined ? createEvent(input, draftKey) : updateEvent(id, { ...input, version });
		},
		notices: {
			refreshes: [eventsQuery.queryKey, unfinishedQuery.queryKey, [guestsToTellPath]],
			done: (_draft: EventDraft, event: SocialEvent) => ({
				title: t(id === undefined ? "events.created" : "events.updated"),
				description: t(`events.saved.${shownAs(event)}`),
			}),
			failed: { title: t(id === undefined ? "events.createFailed" : "events.updateFailed") },
			kept: t("article.notSaved"),
		},
		onMerged: (current) => setUnread(unreadWords(current)),
		onSaved: () => {
			content.leave();
			onClose();
		},
	});

	const latest = useRef(content.isChanged);
	useEffect(() => {
		latest.current = content.isChanged;
	});
	// When the session ends under the form, it opens again after signing in.
	useEffect(
		() => () => {
			if (!isSignedIn() && latest.current()) storeOpenForm(opened);
		},
		[opened],
	);

	return {
		content,
		/** What the saved event says in words alone. */
		unread,
		/** Whether visitors see the event as it is saved. */
		isShown: () => id !== undefined && content.saved.current.published,
	};
}

/** How visitors see an event as it is saved. */
function shownAs(event: SocialEvent): "live" | "over" | "draft" {
	if (!event.published) return "draft";
	return isOver(event, new Date()) ? "over" : "live";
}
