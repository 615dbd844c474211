import type { Kysely } from "kysely";
import {
	type AnswerOutcome,
	type FeedbackAnswer,
	type FeedbackRound,
	lastDayToAnswer,
} from "#app/features/feedback/feedback.ts";
import { dayOf } from "#app/i18n/business-time.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";

export type FeedbackStore = ReturnType<typeof feedbackStore>;

/** The answers of guests after an evening. No query here reads those of two guests. */
export function feedbackStore(db: Kysely<Tables>, clock: Clock) {
	/** Returns the round of a table; undefined before the first guest is asked. */
	async function roundOf(tableId: string): Promise<FeedbackRound | undefined> {
		const row = await db
			.selectFrom("feedback_rounds")
			.select("last_day")
			.where("event_id", "=", tableId)
			.executeTakeFirst();
		return row && { lastDay: row.last_day, isClosed: row.last_day < dayOf(clock()) };
	}

	/** Reads a guest's own answer, with the first names of the others who came. */
	async function read({ id, event_id }: { id: string; event_id: string }) {
		const [answer, others] = await Promise.all([
			db
				.selectFrom("guests")
				.leftJoin("feedback_answers", "feedback_answers.guest_id", "guests.id")
				.select(["answered_at", "shares_number"])
				.select(["feedback_answers.telephone as given", "guests.telephone as known"])
				.where("guests.id", "=", id)
				.executeTakeFirst(),
			listOthers(db, { id, event_id }),
		]);
		return {
			answeredAt: answer?.answered_at ?? "",
			sharesNumber: answer?.shares_number === 1,
			telephone: answer?.given || answer?.known || "",
			others,
		};
	}

	/** Replaces an answer while the round is open. It ignores strangers' ids, and a blank number. */
	async function save(guestId: string, answer: FeedbackAnswer): Promise<AnswerOutcome> {
		const { wishes, sharesNumber, telephone } = answer;
		return db.transaction().execute(async (transaction) => {
			const now = clock();
			const guest = await transaction
				.selectFrom("guests")
				.innerJoin("feedback_rounds", "feedback_rounds.event_id", "guests.event_id")
				.leftJoin("feedback_answers", "feedback_answers.guest_id", "guests.id")
				.select(["guests.event_id", "feedback_answers.telephone as given", "guests.telephone as known"])
				.where("guests.id", "=", guestId)
				.where("state", "=", "came")
				.where("last_day", ">=", dayOf(now))
				.executeTakeFirst();
			if (guest === undefined) return "closed";
			if (sharesNumber && !(telephone || guest.given || guest.known)) return "noNumber";
			const written = { shares_number: sharesNumber ? 1 : 0, answered_at: now.toISOString() } as const;
			// Locked from here on: a second tab of the same guest waits, and its answer replaces this one.
			await transaction
				.insertInto("feedback_answers")
				.values({ guest_id: guestId, telephone, ...written })
				.onConflict((conflict) =>
					conflict.column("guest_id").doUpdateSet({ ...written, ...(telephone && { telephone }) }),
				)
				.execute();
			await storeWishes(transaction, { id: guestId, event_id: guest.event_id }, wishes);
			return "saved";
		});
	}

	return { roundOf, read, save };
}

/** Lists who else came to a guest's table, and whom of them the guest wants to meet again. */
async function listOthers(db: Kysely<Tables>, { id, event_id }: { id: string; event_id: string }) {
	const others = await db
		.selectFrom("guests")
		.leftJoin("feedback_wishes", (join) =>
			join.onRef("feedback_wishes.wished_id", "=", "guests.id").on("feedback_wishes.guest_id", "=", id),
		)
		.select(["guests.id", "first_name", "wished_id"])
		.where("event_id", "=", event_id)
		.where("state", "=", "came")
		.where("guests.id", "!=", id)
		.orderBy("first_name")
		.orderBy("guests.id")
		.execute();
	return others.map(({ id: other, first_name, wished_id }) => ({
		...{ id: other, firstName: first_name, isWished: wished_id !== null },
	}));
}

/** Replaces whom a guest wants to meet again, among those who came to the same table. */
async function storeWishes(
	transaction: Kysely<Tables>,
	{ id, event_id }: { id: string; event_id: string },
	wishes: readonly string[],
): Promise<void> {
	await transaction.deleteFrom("feedback_wishes").where("guest_id", "=", id).execute();
	if (wishes.length === 0) return;
	await transaction
		.insertInto("feedback_wishes")
		.columns(["guest_id", "wished_id"])
		.expression((query) =>
			query
				.selectFrom("guests")
				.select(({ val, ref }) => [val(id).as("guest_id"), ref("id").as("wished_id")])
				.where("event_id", "=", event_id)
				.where("state", "=", "came")
				.where("id", "!=", id)
				.where("id", "in", wishes),
		)
		.execute();
}

/** Opens the round of a table with the first mail to one of its guests. An open one does not change. */
export async function openFeedbackRound(
	transaction: Kysely<Tables>,
	{ tableId, now }: { tableId: string; now: Date },
): Promise<void> {
	await transaction
		.insertInto("feedback_rounds")
		.values({ event_id: tableId, last_day: lastDayToAnswer(undefined, dayOf(now)) })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}
