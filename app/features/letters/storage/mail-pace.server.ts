import { type Kysely, sql } from "kysely";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import { processPace } from "./process-pace.server.ts";

export type MailPace = ReturnType<typeof mailPace>;

/**
 * When letters may be handed over, for all processes of the site together: so many a minute, and
 * none while the mail server slows us down. `perMinute` undefined: as fast as pages allow.
 */
export function mailPace(db: Kysely<Tables>, clock: Clock, perMinute: number | undefined) {
	const everyMs = perMinute === undefined ? 0 : 60_000 / perMinute;
	const turnHere = processPace();

	/** Takes the next turn. @returns the milliseconds to wait for it. */
	async function nextTurn(): Promise<number> {
		const now = clock();
		if (everyMs === 0) return Math.max(turnHere(), await untilNext(now));
		return db.transaction().execute(async (transaction) => {
			// The row is locked first: a turn is given once.
			await transaction
				.updateTable("mail_paces")
				.set({ next_at: sql.ref("next_at") })
				.execute();
			const { next_at } = await transaction
				.selectFrom("mail_paces")
				.select("next_at")
				.executeTakeFirstOrThrow();
			const turn = Math.max(now.getTime(), next_at === "" ? 0 : Date.parse(next_at));
			const following = new Date(turn + everyMs).toISOString();
			await transaction.updateTable("mail_paces").set({ next_at: following }).execute();
			return turn - now.getTime();
		});
	}

	async function untilNext(now: Date): Promise<number> {
		const { next_at } = await db.selectFrom("mail_paces").select("next_at").executeTakeFirstOrThrow();
		return next_at === "" ? 0 : Math.max(0, Date.parse(next_at) - now.getTime());
	}

	/** Nobody sends a letter for so long: the mail server is away, or slows us down. */
	async function backOff(ms: number): Promise<void> {
		const until = new Date(clock().getTime() + ms).toISOString();
		await db.updateTable("mail_paces").set({ next_at: until }).where("next_at", "<", until).execute();
	}

	return { nextTurn, backOff };
}
