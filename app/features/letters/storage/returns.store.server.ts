import type { Kysely } from "kysely";
import { outcomeOfReport } from "#app/features/letters/delivery-outcome.ts";
import type { Tables } from "#migrations/tables.ts";
import { ApiError } from "#platform/api/api-error.ts";
import type { Clock } from "#platform/clock.ts";
import type { Effects } from "#platform/content/content-store.ts";
import { countRefusals, endRefusals } from "./deliveries.refusals.server.ts";

/** The result of a report: about nobody known, noted, or noted before. */
export type ReturnOutcome = "unknown" | "noted" | "known";

export type ReturnsStore = ReturnType<typeof returnsStore>;

/** Notes reports about letters that mail servers had taken. Each counts once. */
export function returnsStore(db: Kysely<Tables>, clock: Clock) {
	function find(codes: readonly string[]) {
		if (codes.length === 0) return undefined;
		return db
			.selectFrom("letter_deliveries")
			.select(["letter_id", "subscriber_id", "return_code"])
			.where("return_code", "in", codes)
			.limit(1)
			.executeTakeFirst();
	}

	/** Notes that a letter did not arrive, by the codes that stand in a report and its status. */
	async function noteFailure(codes: readonly string[], status: string): Promise<ReturnOutcome> {
		const delivery = await find(codes);
		if (delivery === undefined) return "unknown";
		const { error, isRefusal } = outcomeOfReport(status);
		const now = clock().toISOString();
		const { numUpdatedRows } = await db
			.updateTable("letter_deliveries")
			.set(({ fn, val }) => ({
				state: "failed" as const,
				error,
				refused: isRefusal ? (1 as const) : (0 as const),
				returned_at: now,
				claimed_by: null,
				settled_at: fn.coalesce("settled_at", val(now)),
			}))
			.where("return_code", "=", delivery.return_code)
			.where("returned_at", "is", null)
			// One that waits was handed over by a process that ended at that moment.
			.where("state", "in", ["sent", "sending", "waiting"])
			.executeTakeFirst();
		if (numUpdatedRows === 0n) return "known";
		if (isRefusal) {
			const { letter_id: letterId, subscriber_id: subscriberId } = delivery;
			await countRefusals(db, clock, { letterId, subscriberId, status: error });
		}
		return "noted";
	}

	/** Notes that a reader called a letter unwanted: they have left. */
	async function noteComplaint(codes: readonly string[]): Promise<ReturnOutcome> {
		const delivery = await find(codes);
		if (delivery === undefined) return "unknown";
		const now = clock().toISOString();
		return db.transaction().execute(async (transaction) => {
			const { numUpdatedRows } = await transaction
				.updateTable("letter_deliveries")
				.set({ complained_at: now })
				.where("return_code", "=", delivery.return_code)
				.where("complained_at", "is", null)
				.executeTakeFirst();
			if (numUpdatedRows === 0n) return "known";
			await transaction
				.updateTable("subscribers")
				.set({ state: "unsubscribed", unsubscribed_at: now, complained_at: now, leaving_reason: null })
				.where("id", "=", delivery.subscriber_id)
				.where("state", "!=", "unsubscribed")
				.execute();
			return "noted";
		});
	}

	/** Resumes letters to a paused address. @throws ApiError 404 for an unknown subscriber. */
	async function resume(subscriberId: string): Promise<void> {
		if (await endRefusals(db, clock, subscriberId)) return;
		throw new ApiError(404, "not-found", "This subscriber does not exist, or has been erased.");
	}

	return { noteFailure, noteComplaint, resume };
}

export const returnsEffects: Effects<ReturnType<typeof returnsStore>> = {
	noteComplaint: (outcome) => outcome === "noted",
	noteFailure: "uncached",
	resume: "uncached",
};
