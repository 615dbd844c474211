import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { isSignedIn } from "#app/api-client/session-flag.ts";
import { unfinishedQuery } from "#app/content/drafts/working-copies.query.ts";
import { useContentForm } from "#app/content/editing/use-content-form.ts";
import type { SavedVersion } from "#app/content/history/version.ts";
import { type EventFields, eventDraft, type SocialEvent } from "#app/features/events/event.ts";
import { isOver } from "#app/features/events/event-time.ts";
import { eventDrafts } from "#app/features/events/working-copy.ts";
import { guestsToTellPath } from "#app/features/guests/guest-news.ts";
import { useText } from "#app/i18n/text-context.tsx";
import {
	type EventDraft,
	eventDraftOf,
	eventInputOf,
	type OpenForm,
	storeOpenForm,
	unreadWords,
} from "./event-draft.ts";
import { eventRequests } from "./events.query.ts";

/** Saves the form of an event, restores its versions, and keeps it while the administrator is away. */
export function useEventForm(opened: OpenForm, onClose: () => void) {
	const { id } = opened;
	const t = useText("admin");
	const queries = useQueryClient();
	const [unread, setUnread] = useState(opened.unread);
	const [presentVersion, setPresentVersion] = useState(opened.version ?? 0);
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
			return id === undefined
				? eventRequests.create(input, draftKey)
				: eventRequests.update(id, { ...input, version });
		},
		notices: {
			refreshes: [eventRequests.list.queryKey, unfinishedQuery.queryKey, [guestsToTellPath]],
			done: (_draft: EventDraft, event: SocialEvent) => ({
				title: t(id === undefined ? "events.created" : "events.updated"),
				description: t(`events.saved.${shownAs(event)}`),
			}),
			failed: { title: t(id === undefined ? "events.createFailed" : "events.updateFailed") },
			kept: t("article.notSaved"),
		},
		onMerged: (current) => setUnread(unreadWords(current)),
		onSaved: (event) => {
			// Until the list is read anew, its row would open with the version before.
			queries.setQueryData(eventRequests.list.queryKey, (list) =>
				list?.map((one) => (one.id === event.id ? event : one)),
			);
			content.leave();
			onClose();
		},
	});

	/** Saves an old text as a new version. State and publication stay as they are. */
	async function restore({ input }: SavedVersion<EventFields>): Promise<void> {
		const { published, state } = content.saved.current;
		const version = content.version.current ?? 1;
		const restored = await eventRequests.update(id ?? "", { ...input, published, state, version });
		content.adopt(restored);
		setUnread(unreadWords(restored));
		setPresentVersion(restored.version);
		void queries.invalidateQueries({ queryKey: eventRequests.list.queryKey });
	}

	useReopening(opened, content.isChanged);
	return {
		content,
		restore,
		presentVersion,
		unread,
		isShown: () => id !== undefined && content.saved.current.published,
	};
}

function shownAs(event: SocialEvent): "live" | "over" | "draft" {
	if (!event.published) return "draft";
	return isOver(event, new Date()) ? "over" : "live";
}

/** Opens the form again after signing in, where the session ended under it. */
function useReopening(opened: OpenForm, isChanged: () => boolean): void {
	const isChangedNow = useEffectEvent(isChanged);
	useEffect(
		() => () => {
			if (!isSignedIn() && isChangedNow()) storeOpenForm(opened);
		},
		[opened],
	);
}
