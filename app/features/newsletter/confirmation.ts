import { confirmationDays } from "#app/site/site-config.ts";
import type { SubscribersTable } from "#migrations/subscriber-tables.ts";

const dayMs = 24 * 60 * 60_000;
/** A link lives as long as a subscriber who never confirms. */
export const confirmationMs = confirmationDays * dayMs;

/** What a link that confirms leads to. */
export type ConfirmationState = "open" | "done" | "invalid";

/** A link that has not expired, and the subscriber it belongs to. Instants are ISO text. */
export type ConfirmationFacts = {
	created_at: string;
	used_at: string | null;
	state: SubscribersTable["state"];
	unsubscribed_at: string | null;
	/** Until when they asked for a pause. */
	rests_until: string | null;
	/** Since when no letter goes to their address, which refused too many. */
	refused_at: string | null;
};

/** Whether somebody who confirmed gets no letters for now: by their own pause, or their mailbox's. */
export function isWithoutLetters(
	{ rests_until, refused_at }: Pick<ConfirmationFacts, "rests_until" | "refused_at">,
	now: string,
): boolean {
	return refused_at !== null || (rests_until !== null && rests_until > now);
}

/**
 * A link works once; opened again it still says that all is well. After an unsubscription no
 * earlier link brings the person back: that takes a new request. Whoever confirmed long ago and gets
 * no letters for now has them again by a new link.
 */
export function confirmationState(link: ConfirmationFacts | undefined, now: string): ConfirmationState {
	if (link === undefined) return "invalid";
	const isAnew = link.used_at === null && isWithoutLetters(link, now);
	if (link.state === "confirmed") return isAnew ? "open" : "done";
	const isStale = link.unsubscribed_at !== null && link.created_at <= link.unsubscribed_at;
	return link.used_at !== null || isStale ? "invalid" : "open";
}
