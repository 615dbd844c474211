import type { Kysely } from "kysely";
import type { Tables } from "#migrations/tables.ts";

/**
 * Mails that nobody awaits leave one in so long: 600 an hour, as many as strangers may cause. A list
 * that is asked at once would look like a flood to the mail servers it goes to.
 */
export const unhurriedEveryMs = 6_000;
/** So many may have gathered since the queue was last looked at. */
const gathered = 5;

/**
 * Takes the turn of one mail that nobody awaits, for all processes together. @returns false when
 * enough have left for now.
 */
export async function takeUnhurriedTurn(db: Kysely<Tables>, now: Date): Promise<boolean> {
	const { next_at } = await db.selectFrom("unhurried_mail_pace").select("next_at").executeTakeFirstOrThrow();
	const earliest = now.getTime() - (gathered - 1) * unhurriedEveryMs;
	const next = next_at === "" ? 0 : Date.parse(next_at);
	// Nobody's turn lies further ahead than the next one: a clock has been set back since.
	const isOfThePast = next <= now.getTime() + unhurriedEveryMs;
	const turn = isOfThePast ? Math.max(next, earliest) : now.getTime();
	if (turn > now.getTime()) return false;
	const { numUpdatedRows } = await db
		.updateTable("unhurried_mail_pace")
		.set({ next_at: new Date(turn + unhurriedEveryMs).toISOString() })
		// Another process may have taken it meanwhile: then the next look finds the next one.
		.where("next_at", "=", next_at)
		.executeTakeFirst();
	return numUpdatedRows === 1n;
}
