import type { Kysely } from "kysely";
import type { Tables } from "#migrations/tables.ts";

const failuresMs = 30 * 24 * 60 * 60_000;

/** How the sending of letters is. */
export type LetterQueueState = {
	waiting: number;
	/** Of the letters of the last weeks: refused for good, or given up. */
	failed: number;
	/** When the oldest was started that is leaving, and is not held by its owner; ISO 8601. */
	oldestAt: string | null;
};

/** Counts what stands in the queue of letters: those that have settled are never looked through. */
export async function letterQueueState(db: Kysely<Tables>, now: Date): Promise<LetterQueueState> {
	const deliveries = db
		.selectFrom("letters")
		.innerJoin("letter_deliveries", "letter_deliveries.letter_id", "letters.id");
	const [waiting, failed] = await Promise.all([
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
			.select(({ fn }) => fn.countAll<number>().as("count"))
			.executeTakeFirstOrThrow(),
	]);
	return { waiting: Number(waiting.count), failed: Number(failed.count), oldestAt: waiting.oldest };
}
