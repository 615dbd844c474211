import type { SocialEvent } from "#app/features/events/event.ts";
import { type EventDraft, eventDraftOf, unreadWords } from "./event-draft.ts";

/**
 * Which form was open when the session ended. It is this tab's alone; what was typed in it is stored
 * like any other draft.
 */
const key = "open-event-form";

/** An open form: of a new event, or of the one with `id`, made from `version`. */
export type OpenForm = {
	id: string | undefined;
	/** Null for a new event. */
	version: number | null;
	/** What it opened with: what is saved, or what a new event begins with. */
	draft: EventDraft;
	/** What the saved event says in words alone, which the form asks for anew. */
	unread?: string | undefined;
	/** Whether it was made from another event, whose texts are to be looked at. */
	isCopy?: boolean;
	/** Whether what was typed comes back by itself: the session had ended under it. */
	isResumed?: boolean;
	/** The key of the unfinished text with which a new event goes on. */
	continued?: string;
};

/** The form of a saved event. */
export function editingOf(event: SocialEvent): OpenForm {
	const { id, version } = event;
	return { id, version, draft: eventDraftOf(event), unread: unreadWords(event) };
}

/** Notes which form is open until the administrator is signed in again. */
export function storeOpenForm(form: OpenForm): void {
	sessionStorage.setItem(key, JSON.stringify(form));
}

/**
 * The form that was noted, once. Only this module writes under its key, so that its shape is known.
 */
export function takeOpenForm(): OpenForm | undefined {
	const stored = sessionStorage.getItem(key);
	sessionStorage.removeItem(key);
	return stored === null ? undefined : { ...(JSON.parse(stored) as OpenForm), isResumed: true };
}
