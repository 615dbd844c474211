import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { isSignedIn } from "#app/api-client/session-storage.ts";
import { isSameDraft } from "#app/content/draft.ts";
import { useRecovery } from "#app/content/drafts/use-recovery.ts";
import { eventDraft, eventFields, type SocialEvent } from "#app/features/events/event.ts";
import { eventDrafts } from "#app/features/events/working-copy.ts";
import { type EventDraft, eventDraftOf, unreadWords } from "./event-draft.ts";
import { eventsQuery } from "./events.query.ts";
import { type OpenForm, storeOpenForm } from "./stored-event.ts";
import { useEventSaving } from "./use-event-saving.ts";

/** What the form of an event holds, where that is stored while it is typed, and its saving. */
export function useEventForm(opened: OpenForm, onClose: () => void) {
	const queries = useQueryClient();
	const form = useForm<EventDraft>({ defaultValues: opened.draft, resolver: zodResolver(eventDraft) });
	const saved = useRef(opened.draft);
	const version = useRef(opened.version);
	const [unread, setUnread] = useState(opened.unread);
	const done = useRef(false);
	/** Whether a save is in flight, from the first click on. */
	const busy = useRef(false);
	const { id, continued, isResumed: resumed = false } = opened;
	const place = { kind: eventDrafts, id, form, saved, version };
	const recovery = useRecovery({ ...place, resumed, continued });
	const { save, sent, saving, theirs, closeQuestion, lost } = useEventSaving({
		id,
		version,
		draftKey: recovery.draftKey,
		onSaved: () => {
			leave();
			onClose();
		},
		onSettled: () => {
			busy.current = false;
			recovery.resume();
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

	async function send(draft: EventDraft): Promise<void> {
		if (busy.current) return;
		busy.current = true;
		await recovery.pause();
		save(draft);
	}

	function leave(): void {
		done.current = true;
		recovery.close();
	}

	/** Saves what was sent last in place of what was saved elsewhere. */
	function keepMine(current: SocialEvent): void {
		version.current = current.version;
		closeQuestion();
		if (sent !== undefined) void send(sent);
	}

	/** Shows what was saved elsewhere. What was typed here is put aside. */
	function takeTheirs(current: SocialEvent): void {
		recovery.setAside(form.getValues(), current.version);
		saved.current = eventDraftOf(current);
		version.current = current.version;
		form.reset(saved.current);
		setUnread(unreadWords(current));
		closeQuestion();
		recovery.resume();
		void queries.invalidateQueries({ queryKey: eventsQuery.queryKey });
	}

	return {
		form,
		recovery,
		/** What the saved event says in words alone. */
		unread,
		/** Whether visitors see the event as it is saved. */
		isShown: () => id !== undefined && saved.current.published,
		isUnsaved: () => isSignedIn() && isChanged(),
		send,
		saving,
		/** Why a saving failed, in words or blank. */
		lost,
		/** Before the screen is left without saving. */
		leave,
		/** What was sent, and what was saved elsewhere meanwhile; the answer is asked for. */
		question: { mine: sent ?? form.getValues(), theirs, close: closeQuestion, keepMine, takeTheirs },
	};
}
