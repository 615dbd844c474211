import type { Kysely } from "kysely";
import type { Tables } from "#migrations/tables.ts";
import { mostAheadMs } from "./mail-pace.server.ts";

const failuresMs = 30 * 24 * 60 * 60_000;
/** Letters wait for as long at most at the pace of a mail server that is well. */
const heldMs = 5 * 60_000;

export type LetterQueueState = {
	waiting: number;
	/** Letters of the last weeks that were refused for good, or given up. */
	failed: number;
	/**
	 * The ones among these that were given up without a fault of their address: the mail server took none
	 * of them.
	 */
	givenUp: number;
	/** The start of the oldest letter that is leaving, and is not held by its owner; ISO 8601. */
	oldestAt: string | null;
	/** The time until which all of them wait, since the mail server is away or slows us down; ISO 8601. */
	heldUntil: string | null;
};

/** Counts what stands in the queue of letters: those that have settled are never looked through. */
export async function letterQueueState(db: Kysely<Tables>, now: Date): Promise<LetterQueueState> {
	const deliveries = db
		.selectFrom("letters")
		.innerJoin("letter_deliveries", "letter_deliveries.letter_id", "letters.id");
	const [waiting, failed, pace] = await Promise.all([
		deliveries
			.where("letters.state", "in", ["sending", "paused"])
			.where("letter_deliveries.state", "in", ["waiting", "sending"])
			.select(({ fn }) => [
				fn.countAll<number>().as("count"),
				fn.min("letters.started_at").filterWhere("letters.state", "=", "sending").as("oldest"),
			])
			.executeTakeFirstOrThrow(),
		deliveries
			.where("letters.started_at", ">", new Date(now.getTime() - failuresMs).toISOString())
			.where("letter_deliveries.state", "=", "failed")
			.select(({ fn }) => [
				fn.countAll<number>().as("count"),
				fn.countAll<number>().filterWhere("letter_deliveries.refused", "=", 0).as("givenUp"),
			])
			.executeTakeFirstOrThrow(),
		db.selectFrom("mail_paces").select("next_at").executeTakeFirst(),
	]);
	const isLeaving = waiting.oldest !== null;
	return {
		waiting: Number(waiting.count),
		failed: Number(failed.count),
		givenUp: Number(failed.givenUp),
		oldestAt: waiting.oldest,
		heldUntil: isLeaving && pace !== undefined && isHeld(pace.next_at, now) ? pace.next_at : null,
	};
}

/** Returns whether letters are held; an instant too far ahead was written by a wrong clock. */
function isHeld(nextAt: string, now: Date): boolean {
	const waitMs = Date.parse(nextAt) - now.getTime();
	return waitMs > heldMs && waitMs <= mostAheadMs;
}
