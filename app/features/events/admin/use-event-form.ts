import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { isSignedIn } from "#app/api-client/session-storage.ts";
import { isSameDraft } from "#app/content/draft.ts";
import { useRecovery } from "#app/content/drafts/use-recovery.ts";
import { eventDraft, eventFields } from "#app/features/events/event.ts";
import { eventDrafts } from "#app/features/events/working-copy.ts";
import { type EventDraft, unreadWords } from "./event-draft.ts";
import { type OpenForm, storeOpenForm } from "./stored-event.ts";
import { useEventSaving } from "./use-event-saving.ts";

/** What the form of an event holds, where that is stored while it is typed, and its saving. */
export function useEventForm(opened: OpenForm, onClose: () => void) {
	const form = useForm<EventDraft>({ defaultValues: opened.draft, resolver: zodResolver(eventDraft) });
	const saved = useRef(opened.draft);
	const version = useRef(opened.version);
	const [unread, setUnread] = useState(opened.unread);
	const done = useRef(false);
	const { id, continued, isResumed: resumed = false } = opened;
	const place = { kind: eventDrafts, id, form, saved, version };
	const recovery = useRecovery({ ...place, resumed, continued });
	const saving = useEventSaving({
		id,
		form,
		saved,
		version,
		recovery,
		onMerged: (current) => setUnread(unreadWords(current)),
		onSaved: () => {
			leave();
			onClose();
		},
	});

	const isChanged = () => !done.current && !isSameDraft(eventFields, form.getValues(), saved.current);
	const latest = useRef(isChanged);
	useEffect(() => {
		latest.current = isChanged;
	});
	// When the session ends under the form, it opens again after signing in.
	useEffect(
		() => () => {
			if (!isSignedIn() && latest.current()) storeOpenForm(opened);
		},
		[opened],
	);

	function leave(): void {
		done.current = true;
		recovery.close();
	}

	return {
		form,
		recovery,
		/** What the saved event says in words alone. */
		unread,
		/** Whether visitors see the event as it is saved. */
		isShown: () => id !== undefined && saved.current.published,
		isUnsaved: () => isSignedIn() && isChanged(),
		saving,
		/** Before the screen is left without saving. */
		leave,
	};
}
