import { type Kysely, sql } from "kysely";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import { processPace } from "./process-pace.server.ts";

/**
 * Nobody is told to wait for longer: an hour at most by a mail server, and some turns beside. What
 * lies further ahead was written by a clock that has been set back since.
 */
export const mostAheadMs = 2 * 60 * 60_000;

/** A clock that runs by so much differently from the machine's own count was set. */
const slackMs = 1_000;

export type MailPace = ReturnType<typeof mailPace>;

/**
 * When letters may be handed over, for all processes of the site together: so many a minute, and
 * none while the mail server slows us down. `perMinute` undefined: as fast as pages allow.
 */
export function mailPace(db: Kysely<Tables>, clock: Clock, perMinute: number | undefined) {
	const everyMs = perMinute === undefined ? 0 : 60_000 / perMinute;
	const turnHere = processPace();
	/** The instant that was read or written last, and when it comes by a clock that nobody sets. */
	let seen: { instant: string; until: number } | undefined;

	/** Takes the next turn. @returns the milliseconds to wait for it. */
	async function nextTurn(): Promise<number> {
		const now = clock();
		if (everyMs === 0) return Math.max(turnHere(), await untilNext(now));
		return db.transaction().execute(async (transaction) => {
			// The row is locked first: a turn is given once.
			await transaction
				.updateTable("mail_paces")
				.set({ next_at: sql.ref("next_at") })
				.execute();
			const { next_at } = await transaction
				.selectFrom("mail_paces")
				.select("next_at")
				.executeTakeFirstOrThrow();
			const waitMs = waitFor(next_at, now);
			const following = new Date(now.getTime() + waitMs + everyMs).toISOString();
			await transaction.updateTable("mail_paces").set({ next_at: following }).execute();
			see(following, waitMs + everyMs);
			return waitMs;
		});
	}

	async function untilNext(now: Date): Promise<number> {
		const { next_at } = await db.selectFrom("mail_paces").select("next_at").executeTakeFirstOrThrow();
		const waitMs = waitFor(next_at, now);
		if (waitMs < millisecondsUntil(next_at, now)) {
			const nearer = new Date(now.getTime() + waitMs).toISOString();
			await db.updateTable("mail_paces").set({ next_at: nearer }).where("next_at", "=", next_at).execute();
		}
		return waitMs;
	}

	/** No longer than at the first look at this instant: a clock that is set back makes no wait longer. */
	function waitFor(instant: string, now: Date): number {
		const ms = millisecondsUntil(instant, now);
		if (seen?.instant !== instant) see(instant, ms);
		const leftMs = Math.max(0, (seen?.until ?? 0) - performance.now());
		return ms - leftMs > slackMs ? leftMs : ms;
	}

	function see(instant: string, ms: number): void {
		seen = { instant, until: performance.now() + ms };
	}

	/** Nobody sends a letter for so long: the mail server is away, or slows us down. */
	async function backOff(ms: number): Promise<void> {
		const now = clock().getTime();
		const until = new Date(now + ms).toISOString();
		const unreachable = new Date(now + mostAheadMs).toISOString();
		await db
			.updateTable("mail_paces")
			.set({ next_at: until })
			.where(({ eb, or }) => or([eb("next_at", "<", until), eb("next_at", ">", unreachable)]))
			.execute();
		see(until, ms);
	}

	return { nextTurn, backOff };
}

/** How long to wait for an instant; not at all where the clock was set back since it was written. */
function millisecondsUntil(instant: string, now: Date): number {
	const ms = instant === "" ? 0 : Math.max(0, Date.parse(instant) - now.getTime());
	return ms > mostAheadMs ? 0 : ms;
}
