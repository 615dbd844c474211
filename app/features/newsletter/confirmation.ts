import type { Selectable } from "kysely";
import { confirmationDays } from "#app/site/site-config.ts";
import type { SubscribersTable } from "#migrations/subscriber-tables.ts";

const dayMs = 24 * 60 * 60_000;
/** A link works as long as a subscriber who never confirms is stored. */
export const confirmationMs = confirmationDays * dayMs;

export type ConfirmationState = "open" | "done" | "invalid";

/** A link that has not expired, and its subscriber. Instants are ISO text. */
export type ConfirmationFacts = Pick<
	Selectable<SubscribersTable>,
	"state" | "unsubscribed_at" | "rests_until" | "refused_at"
> & { created_at: string; used_at: string | null };

/** Returns whether letters to a confirmed reader are paused, by themselves or by their mailbox. */
export function isWithoutLetters(
	{ rests_until, refused_at }: Pick<ConfirmationFacts, "rests_until" | "refused_at">,
	now: string,
): boolean {
	return refused_at !== null || (rests_until !== null && rests_until > now);
}

/**
 * Returns the state of a link. It works once, then says that all is well; after an unsubscription
 * only a new request brings a reader back. For paused letters, a new link ends the pause.
 */
export function confirmationState(link: ConfirmationFacts | undefined, now: string): ConfirmationState {
	if (link === undefined) return "invalid";
	const endsPause = link.used_at === null && isWithoutLetters(link, now);
	if (link.state === "confirmed") return endsPause ? "open" : "done";
	const isStale = link.unsubscribed_at !== null && link.created_at <= link.unsubscribed_at;
	return link.used_at !== null || isStale ? "invalid" : "open";
}
