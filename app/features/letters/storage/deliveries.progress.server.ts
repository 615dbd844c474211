import { type Kysely, sql } from "kysely";
import type { LetterProgress } from "#app/features/letters/letter-progress.ts";
import { countReasons } from "#app/features/newsletter/leaving.ts";
import { formsOpened } from "#app/features/visits/visit-report.ts";
import type { Tables } from "#migrations/tables.ts";

const shownFailures = 50;

export function letterProgressOf(db: Kysely<Tables>) {
	return async (letterId: string): Promise<LetterProgress> => {
		const rows = await db
			.selectFrom("letter_deliveries")
			.select(({ fn }) => ["state", fn.countAll<number>().as("people")])
			.select(({ fn }) => [
				fn.sum<number>("interrupted").as("interrupted"),
				fn.count<number>("returned_at").as("returned"),
				fn.count<number>("complained_at").as("complaints"),
			])
			.where("letter_id", "=", letterId)
			.groupBy("state")
			.execute();
		const count = (state: string) => Number(rows.find((row) => row.state === state)?.people ?? 0);
		const sum = (name: "interrupted" | "returned" | "complaints") =>
			rows.reduce((all, row) => all + Number(row[name]), 0);
		return {
			waiting: count("waiting"),
			sending: count("sending"),
			sent: count("sent"),
			failed: count("failed"),
			skipped: count("skipped"),
			cancelled: count("cancelled"),
			interrupted: sum("interrupted"),
			returned: sum("returned"),
			complaints: sum("complaints"),
			...(await departures(db, letterId)),
			arrivals: await arrivals(db, letterId),
			...(await outcomes(db, letterId)),
			failures: await failures(db, letterId),
		};
	};
}

/** Readers who left after a letter had reached them, and before another one did. */
async function departures(
	db: Kysely<Tables>,
	letterId: string,
): Promise<Pick<LetterProgress, "leftSince" | "leftBecause">> {
	const rows = await db
		.selectFrom("letter_deliveries as last")
		.innerJoin("subscribers", "subscribers.id", "last.subscriber_id")
		.select(({ fn }) => ["leaving_reason", fn.countAll<number>().as("people")])
		.where("last.letter_id", "=", letterId)
		.where("last.state", "=", "sent")
		.whereRef("unsubscribed_at", ">", "last.settled_at")
		.where(({ not, exists, selectFrom }) =>
			not(
				exists(
					selectFrom("letter_deliveries as later")
						.select(sql.lit(1).as("one"))
						.whereRef("later.subscriber_id", "=", "last.subscriber_id")
						.where("later.state", "=", "sent")
						.whereRef("later.settled_at", ">", "last.settled_at")
						.whereRef("later.settled_at", "<", "unsubscribed_at"),
				),
			),
		)
		.groupBy("leaving_reason")
		.execute();
	const leftSince = rows.reduce((sum, { people }) => sum + Number(people), 0);
	return { leftSince, leftBecause: countReasons(rows) };
}

/** Visits by the letter's links, by day. */
async function arrivals(db: Kysely<Tables>, letterId: string): Promise<LetterProgress["arrivals"]> {
	const rows = await db
		.selectFrom("visit_counts")
		.innerJoin("letters", (join) => join.on("source", "=", sql`'letter/' || letters.slug`))
		.select(({ fn }) => ["period as day", fn.sum("visits").as("count")])
		.where("letters.id", "=", letterId)
		// As the index of letters states it.
		.where("source", "like", sql.lit("letter/%"))
		.where("span", "=", "day-sources")
		.groupBy("period")
		.orderBy("period")
		.execute();
	return rows.map(({ day, count }) => ({ day, count: Number(count) }));
}

/** Sums the outcomes of the visits that came by the letter's links. */
async function outcomes(
	db: Kysely<Tables>,
	letterId: string,
): Promise<Pick<LetterProgress, "formsOpened" | "signUps">> {
	const rows = await db
		.selectFrom("visit_outcomes")
		.innerJoin("letters", (join) => join.on("source", "=", sql`'letter/' || letters.slug`))
		.select(({ fn }) => ["outcome", fn.sum("count").as("count")])
		.where("letters.id", "=", letterId)
		.where("span", "=", "month")
		.groupBy("outcome")
		.execute();
	const counts = Object.fromEntries(rows.map(({ outcome, count }) => [outcome, Number(count)]));
	return { formsOpened: formsOpened(counts), signUps: counts.signUp ?? 0 };
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
