import type { Kysely } from "kysely";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import { keyMinutes } from "./second-look.ts";

/** The `key_given_at` of a session that was idle since its key was given. */
export const idleSinceKey = "";

const keyMs = keyMinutes * 60_000;

/** Returns whether a session was idle for so long that its key is asked for again. */
export function isLongIdle(lastSeenAt: string, now: Date): boolean {
	return now.getTime() - Date.parse(lastSeenAt) > keyMs;
}

/** The times at which the keys of sessions were given last. */
export function secondLookStore(db: Kysely<Tables>, clock: Clock) {
	/** Returns whether the key was given within `keyMinutes`, and whether the session was idle since. */
	async function find(sessionId: string): Promise<{ isRecent: boolean; wasIdle: boolean }> {
		const session = await db
			.selectFrom("sessions")
			.select(["created_at", "key_given_at"])
			.where("id", "=", sessionId)
			.executeTakeFirst();
		const givenAt = session?.key_given_at ?? session?.created_at ?? idleSinceKey;
		return {
			isRecent: clock().getTime() - Date.parse(givenAt) <= keyMs,
			wasIdle: givenAt === idleSinceKey,
		};
	}

	/** Notes that the key was given now. */
	async function note(sessionId: string, within: Kysely<Tables> = db): Promise<void> {
		await within
			.updateTable("sessions")
			.set({ key_given_at: clock().toISOString() })
			.where("id", "=", sessionId)
			.execute();
	}

	return { find, note };
}

export type SecondLookStore = ReturnType<typeof secondLookStore>;
