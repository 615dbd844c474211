import type { Kysely } from "kysely";
import type { FeedbackMatch, MatchedGuest } from "#app/features/feedback/feedback.ts";
import { dayOf } from "#app/i18n/business-time.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";

/** Reads mutual wishes of guests who both agreed, after the round. Nothing else reads two guests'. */
export function feedbackMatches(db: Kysely<Tables>, clock: Clock) {
	async function matchesOf(tableId: string): Promise<FeedbackMatch[]> {
		const rows = await db
			.selectFrom("feedback_wishes as wish")
			.innerJoin("feedback_wishes as returned", (join) =>
				join
					.onRef("returned.guest_id", "=", "wish.wished_id")
					.onRef("returned.wished_id", "=", "wish.guest_id"),
			)
			.innerJoin("guests as one", "one.id", "wish.guest_id")
			.innerJoin("guests as other", "other.id", "wish.wished_id")
			.innerJoin("feedback_answers as own", "own.guest_id", "one.id")
			.innerJoin("feedback_answers as their", "their.guest_id", "other.id")
			.innerJoin("feedback_rounds", "feedback_rounds.event_id", "one.event_id")
			.select(["one.id as one_id", "one.first_name as one_name"])
			.select(["one.telephone as one_known", "own.telephone as one_given"])
			.select(["other.id as other_id", "other.first_name as other_name"])
			.select(["other.telephone as other_known", "their.telephone as other_given"])
			.where("one.event_id", "=", tableId)
			.where("other.event_id", "=", tableId)
			.where("last_day", "<", dayOf(clock()))
			.where("one.state", "=", "came")
			.where("other.state", "=", "came")
			.where("own.shares_number", "=", 1)
			.where("their.shares_number", "=", 1)
			.execute();
		const found = rows.map(
			(row): FeedbackMatch => [
				{ id: row.one_id, firstName: row.one_name, telephone: row.one_given || row.one_known },
				{ id: row.other_id, firstName: row.other_name, telephone: row.other_given || row.other_known },
			],
		);
		// Each pair is found from both sides.
		return found
			.filter((pair) => pair.every(({ telephone }) => telephone !== "") && byName(...pair) < 0)
			.toSorted(([a, b], [c, d]) => byName(a, c) || byName(b, d));
	}

	async function numbersFor(guest: { id: string; tableId: string }): Promise<MatchedGuest[]> {
		return (await matchesOf(guest.tableId)).flatMap((pair) =>
			pair.some(({ id }) => id === guest.id) ? pair.filter(({ id }) => id !== guest.id) : [],
		);
	}

	return { matchesOf, numbersFor };
}

function byName(one: MatchedGuest, other: MatchedGuest): number {
	if (one.id === other.id) return 0;
	return one.firstName.localeCompare(other.firstName) || (one.id < other.id ? -1 : 1);
}
