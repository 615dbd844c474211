import type { SocialEvent } from "#app/features/events/event.ts";
import { type EventDraft, eventDraftOf, unreadWords } from "./event-draft.ts";

/**
 * Where the form's text waits while its session is over. It is this tab's alone, like the session.
 */
const key = "event-draft";

/** An open form: of a new event, or of the one with `id`, made from `version`. */
export type OpenForm = {
	id: string | undefined;
	version: number;
	draft: EventDraft;
	/** What the saved event says in words alone, which the form asks for anew. */
	unread?: string | undefined;
	/** Whether it was made from another event, whose texts are to be looked at. */
	isCopy?: boolean;
};

/** The form of a saved event. */
export function editingOf(event: SocialEvent): OpenForm {
	const { id, version } = event;
	return { id, version, draft: eventDraftOf(event), unread: unreadWords(event) };
}

/** Stores an open form until the administrator is signed in again. */
export function storeEventForm(form: OpenForm): void {
	sessionStorage.setItem(key, JSON.stringify(form));
}

/**
 * The form that was stored, once. Only this module writes under its key, so that its shape is
 * known.
 */
export function takeEventForm(): OpenForm | undefined {
	const stored = sessionStorage.getItem(key);
	sessionStorage.removeItem(key);
	return stored === null ? undefined : (JSON.parse(stored) as OpenForm);
}
