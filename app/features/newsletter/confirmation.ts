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
};

/**
 * A link works once; opened again it still says that all is well. After an unsubscription no
 * earlier link brings the person back: that takes a new request.
 */
export function confirmationState(link: ConfirmationFacts | undefined): ConfirmationState {
	if (link === undefined) return "invalid";
	if (link.state === "confirmed") return "done";
	const isStale = link.unsubscribed_at !== null && link.created_at <= link.unsubscribed_at;
	return link.used_at !== null || isStale ? "invalid" : "open";
}
