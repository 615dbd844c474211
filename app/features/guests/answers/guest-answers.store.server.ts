import type { Kysely } from "kysely";
import type { Fitting } from "#app/features/guests/seating.ts";
import { readTableTitles } from "#app/features/guests/storage/guests.row.server.ts";
import { dayOf } from "#app/i18n/business-time.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import { answerDaysShown, fittingShown, type TableAnswers } from "./guest-answers.ts";

const dayMs = 24 * 60 * 60_000;

type FindFitting = (tableId: string) => Promise<Fitting>;

/** Reads what guests of the tables to come answered lately, and what they did not answer in time. */
export function guestAnswersStore(db: Kysely<Tables>, clock: Clock, findFitting: FindFitting) {
	async function listAnswers(): Promise<TableAnswers[]> {
		const now = clock();
		const found = await answeredGuests(db, {
			today: dayOf(now),
			since: new Date(now.getTime() - answerDaysShown * dayMs).toISOString(),
		});
		const tables = Map.groupBy(found, ({ event_id }) => event_id);
		const titleOf = await readTableTitles(db, [...tables.keys()]);
		return Promise.all(
			[...tables].map(async ([tableId, guests]) => {
				const named = (isNamed: (state: string) => boolean) =>
					guests.filter(({ state }) => isNamed(state)).map(({ first_name }) => first_name);
				const declined = named((state) => state === "cancelled");
				return {
					...{ tableId, ...titleOf(tableId), calendarDate: guests[0]?.calendar_date ?? "" },
					accepted: named((state) => state === "confirmed" || state === "paid"),
					declined,
					late: named((state) => state === "invited"),
					fitting: declined.length === 0 ? [] : fittingNames(await findFitting(tableId)),
				};
			}),
		);
	}

	return { listAnswers };
}

/** Returns the first names of those who would fit the free seats, of women and men in turn. */
export function fittingNames({ woman, man }: Fitting): string[] {
	const each = Math.max(woman.length, man.length);
	const inTurn = Array.from({ length: each }, (_, place) => [woman[place], man[place]]).flat();
	return inTurn.flatMap((one) => one?.guest.firstName ?? []).slice(0, fittingShown);
}

/** Lists guests of tables that take place: who accepted or declined since, and whose day to answer is over. */
function answeredGuests(db: Kysely<Tables>, { today, since }: { today: string; since: string }) {
	return db
		.selectFrom("guests")
		.innerJoin("events", "events.id", "guests.event_id")
		.select(["guests.event_id", "first_name", "guests.state", "events.calendar_date"])
		.where("events.calendar_date", ">=", today)
		.where("events.state", "not in", ["cancelled", "postponed"])
		.where(({ eb, and, or }) =>
			or([
				and([eb("guests.state", "in", ["confirmed", "paid"]), eb("accepted_at", ">=", since)]),
				and([eb("guests.state", "=", "cancelled"), eb("state_since", ">=", since)]),
				and([eb("guests.state", "=", "invited"), eb("answer_by", "<", today)]),
			]),
		)
		.orderBy("events.calendar_date")
		.orderBy("guests.event_id")
		.orderBy("first_name")
		.orderBy("guests.id")
		.execute();
}
