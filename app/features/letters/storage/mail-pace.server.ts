import { performance } from "node:perf_hooks";
import { type Kysely, sql } from "kysely";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";

/** Longest wait: an hour by a mail server, and turns. Beyond lies what a wrong clock wrote. */
export const mostAheadMs = 2 * 60 * 60_000;

/** A clock that runs by so much differently from the machine's own count was set. */
const slackMs = 1_000;
/** Letters sent at once, each on its own connection: what is noted of them is committed together. */
export const lettersTogether = 5;
/**
 * The average pause between letters of a process: each takes two milliseconds of its core, and readers
 * come first (`npm run bench -- letters`). The process is busy when its event loop hardly ever waits.
 */
const gapMs = { idle: 4, busy: 12 };
const busyUtilization = 0.8;
const utilizationEveryMs = 100;

export type MailPace = ReturnType<typeof mailPace>;

/** Paces the letters of all processes: `perMinute`, or as pages allow; none during a back-off. */
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

	/** Holds all letters back for a while: the mail server is away, or slows us down. */
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

/** Returns the wait for an instant; 0 where the clock was set back since it was written. */
function millisecondsUntil(instant: string, now: Date): number {
	const ms = instant === "" ? 0 : Math.max(0, Date.parse(instant) - now.getTime());
	return ms > mostAheadMs ? 0 : ms;
}

type Watch = {
	/** Returns milliseconds since any moment. */
	now(): number;
	/** The share of the time since it was last asked that the event loop was busy: 0 to 1. */
	utilization(): number;
};

/** Paces the letters of this process. @returns what takes a turn: the milliseconds to wait. */
export function processPace({ now, utilization }: Watch = eventLoopWatch()): () => number {
	let turn = 0;
	let next = 0;
	let remaining = 0;
	let gap = gapMs.idle;
	let askedAt = now();

	return () => {
		const at = now();
		if (at - askedAt >= utilizationEveryMs) {
			gap = utilization() > busyUtilization ? gapMs.busy : gapMs.idle;
			askedAt = at;
		}
		if (remaining === 0) {
			turn = Math.max(at, next);
			next = turn + gap * lettersTogether;
			remaining = lettersTogether;
		}
		remaining -= 1;
		return Math.max(0, turn - at);
	};
}

function eventLoopWatch(): Watch {
	let seen = performance.eventLoopUtilization();
	return {
		now: () => performance.now(),
		utilization: () => {
			const loop = performance.eventLoopUtilization();
			const { utilization } = performance.eventLoopUtilization(loop, seen);
			seen = loop;
			return utilization;
		},
	};
}
