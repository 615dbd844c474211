import type { Kysely } from "kysely";
import { readStoredTexts } from "#app/content/storage/stored-texts.server.ts";
import type { OwedResults } from "#app/features/feedback/feedback.ts";
import { dayOf } from "#app/i18n/business-time.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";

const eventTexts = { table: "event_texts", owner: "event_id" };

/** The evenings whose guests still wait for the promised results. */
export function owedResultsStore(db: Kysely<Tables>, clock: Clock) {
	/**
	 * Lists the tables whose round is closed, with the number of guests who were asked and have no
	 * mail with results, sent or on its way; the longest wait first. It says nothing about answers.
	 */
	async function listOwed(): Promise<OwedResults[]> {
		const today = dayOf(clock());
		const [asked, answered] = [mailsOf(db, "feedback"), mailsOf(db, "results")];
		const rows = await db
			.selectFrom("feedback_rounds")
			.innerJoin("events", "events.id", "feedback_rounds.event_id")
			.innerJoin("guests", "guests.event_id", "events.id")
			.select(["events.id", "calendar_date", "last_day"])
			.select(({ fn }) => fn.count<number | string>("guests.id").as("waiting"))
			.where("last_day", "<", today)
			.where("calendar_date", "<", today)
			.where("events.state", "not in", ["cancelled", "postponed"])
			.where("guests.state", "=", "came")
			.where("guests.email", "!=", "")
			.where("guests.id", "in", asked)
			.where("guests.id", "not in", answered)
			.groupBy(["events.id", "calendar_date", "last_day"])
			.orderBy("last_day")
			.orderBy("events.id")
			.execute();
		const ids = rows.map(({ id }) => id);
		const titleOf = await readStoredTexts(db, eventTexts, { names: ["title"], ids });
		return rows.map(({ id, calendar_date, last_day, waiting }) => ({
			...{ id, ...titleOf(id), calendarDate: calendar_date ?? last_day, lastDay: last_day },
			guests: Number(waiting),
		}));
	}

	return { listOwed };
}

/** Selects the guests for whom a mail was ordered that was not given up. */
function mailsOf(db: Kysely<Tables>, kind: "feedback" | "results") {
	return db
		.selectFrom("guest_mails")
		.leftJoin("outgoing_mails", "outgoing_mails.id", "guest_mails.mail_id")
		.select("guest_mails.guest_id")
		.where("guest_mails.kind", "=", kind)
		.where(({ eb, or }) =>
			or([
				eb("outgoing_mails.id", "is", null),
				eb("next_try_at", "is not", null),
				eb("sent_at", "is not", null),
			]),
		);
}
