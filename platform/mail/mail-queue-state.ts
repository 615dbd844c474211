import type { Kysely } from "kysely";
import type { Tables } from "#migrations/tables.ts";

/** The state of the mail queue. */
export type MailQueueState = {
	waiting: number;
	/** Given up within the last weeks: mails are forgotten after that. */
	failed: number;
	/** When the oldest waiting mail that somebody expects was queued; ISO 8601. */
	oldestAt: string | null;
};

/** Counts what stands in the queue of mails. */
export async function mailQueueState(db: Kysely<Tables>): Promise<MailQueueState> {
	const unsent = db.selectFrom("outgoing_mails").where("sent_at", "is", null);
	const [waiting, failed] = await Promise.all([
		unsent
			.where("next_try_at", "is not", null)
			.where("held", "=", 0)
			.select(({ fn }) => [
				fn.countAll<number>().as("count"),
				fn.min("created_at").filterWhere("unhurried", "=", 0).as("oldest"),
			])
			.executeTakeFirstOrThrow(),
		unsent
			.where("next_try_at", "is", null)
			.select(({ fn }) => fn.countAll<number>().as("count"))
			.executeTakeFirstOrThrow(),
	]);
	return {
		waiting: Number(waiting.count),
		failed: Number(failed.count),
		oldestAt: waiting.oldest ?? null,
	};
}
