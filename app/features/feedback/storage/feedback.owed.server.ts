import type { Kysely } from "kysely";
import { readStoredTexts } from "#app/content/storage/stored-texts.server.ts";
import type { OwedResults } from "#app/features/feedback/owed-results.ts";
import { dayOf } from "#app/i18n/business-time.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";

const eventTexts = { table: "event_texts", owner: "event_id" };

/** The evenings after which guests still wait for what became of their answers. */
export function owedResultsStore(db: Kysely<Tables>, clock: Clock) {
	/**
	 * The tables whose round is closed, with how many of the guests who were asked have had no mail of
	 * the results, nor have one on its way; the one that waits longest first. Nothing of it follows
	 * from what guests answered.
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

/** The guests for whom a mail was ordered, but for those whose mail no try delivered. */
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
