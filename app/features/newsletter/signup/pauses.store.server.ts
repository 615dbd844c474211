import type { Kysely } from "kysely";
import { type LeavingReason, pauseEnd } from "#app/features/newsletter/leaving.ts";
import { holdsLink } from "#app/features/newsletter/link-of-mail.server.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";

export type PausesStore = ReturnType<typeof pausesStore>;

declare module "#app/site/site-context.server.ts" {
	interface SiteContext {
		pauses: Pick<PausesStore, "find" | "pause" | "resume" | "giveReason">;
	}
}

/** Pauses, and reasons for leaving, by the link of any mail. */
export function pausesStore(db: Kysely<Tables>, clock: Clock) {
	/** Returns what the page behind the link shows of its reader; undefined for an unknown link. */
	async function find(token: string) {
		const row = await db
			.selectFrom("subscribers")
			.select(["state", "rests_until", "leaving_reason"])
			.where(holdsLink(token))
			.executeTakeFirst();
		if (row === undefined) return undefined;
		const isConfirmed = row.state === "confirmed";
		const isPaused = isConfirmed && row.rests_until !== null && row.rests_until > clock().toISOString();
		return {
			isConfirmed,
			pausedUntil: isPaused ? row.rests_until : null,
			reason: row.leaving_reason,
		};
	}

	/** Begins a pause, which ends by itself. One that has begun is not extended. */
	async function pause(token: string): Promise<void> {
		const now = clock();
		await db
			.updateTable("subscribers")
			.set({ rests_until: pauseEnd(now) })
			.where(holdsLink(token))
			.where("state", "=", "confirmed")
			.where(({ eb, or }) => or([eb("rests_until", "is", null), eb("rests_until", "<=", now.toISOString())]))
			.execute();
	}

	async function resume(token: string): Promise<void> {
		await db.updateTable("subscribers").set({ rests_until: null }).where(holdsLink(token)).execute();
	}

	/** Stores the reason of a person who has left. */
	async function giveReason(token: string, reason: LeavingReason): Promise<void> {
		await db
			.updateTable("subscribers")
			.set({ leaving_reason: reason })
			.where(holdsLink(token))
			.where("state", "=", "unsubscribed")
			.execute();
	}

	return { find, pause, resume, giveReason };
}
