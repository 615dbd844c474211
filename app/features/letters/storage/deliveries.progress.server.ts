import { type Kysely, sql } from "kysely";
import type { LetterProgress } from "#app/features/letters/letter-progress.ts";
import type { Tables } from "#migrations/tables.ts";

/** Failures that the screen names. */
const shownFailures = 50;

/** How far each letter is, in true figures. */
export function letterProgressOf(db: Kysely<Tables>) {
	return async (letterId: string): Promise<LetterProgress> => {
		const rows = await db
			.selectFrom("letter_deliveries")
			.select(({ fn }) => ["state", fn.countAll<number>().as("people")])
			.select(sql<number>`sum(interrupted)`.as("interrupted"))
			.where("letter_id", "=", letterId)
			.groupBy("state")
			.execute();
		const count = (state: string) => Number(rows.find((row) => row.state === state)?.people ?? 0);
		return {
			waiting: count("waiting"),
			sending: count("sending"),
			sent: count("sent"),
			failed: count("failed"),
			skipped: count("skipped"),
			cancelled: count("cancelled"),
			interrupted: rows.reduce((sum, row) => sum + Number(row.interrupted), 0),
			leftSince: await leftSince(db, letterId),
			failures: await failures(db, letterId),
		};
	};
}

/** Readers of a letter who left after it reached them. */
async function leftSince(db: Kysely<Tables>, letterId: string): Promise<number> {
	const { people } = await db
		.selectFrom("letter_deliveries")
		.innerJoin("subscribers", "subscribers.id", "letter_deliveries.subscriber_id")
		.select(({ fn }) => fn.countAll<number>().as("people"))
		.where("letter_id", "=", letterId)
		.where("letter_deliveries.state", "=", "sent")
		.whereRef("unsubscribed_at", ">", "settled_at")
		.executeTakeFirstOrThrow();
	return Number(people);
}

async function failures(db: Kysely<Tables>, letterId: string): Promise<LetterProgress["failures"]> {
	const rows = await db
		.selectFrom("letter_deliveries")
		.leftJoin("subscribers", "subscribers.id", "letter_deliveries.subscriber_id")
		.select(["email", "letter_deliveries.language", "error", "refused_at"])
		.where("letter_id", "=", letterId)
		.where("letter_deliveries.state", "=", "failed")
		.orderBy("settled_at", "desc")
		.limit(shownFailures)
		.execute();
	return rows.map(({ email, language, error, refused_at }) => ({
		email,
		language,
		error: error ?? "",
		isPaused: refused_at !== null,
	}));
}
