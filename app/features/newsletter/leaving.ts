import { z } from "#app/content/schema.ts";

/** The length of a reader's pause, which is offered instead of leaving. */
export const pauseMonths = 3;

/** Reasons for leaving, in the order in which they are offered. Giving one is optional. */
export const leavingReasons = ["too-often", "not-for-me", "no-need", "not-asked"] as const;

export const leavingReason = z.enum(leavingReasons);

export type LeavingReason = z.infer<typeof leavingReason>;

/** The number of readers who left for each reason, of those who gave one. */
export const leavingReasonCounts = z.record(leavingReason, z.int());

export type LeavingReasonCounts = z.infer<typeof leavingReasonCounts>;

/** Returns the end of a pause that begins now: the same day of the month, or the month's last one. */
export function pauseEnd(now: Date): string {
	const end = new Date(now);
	end.setUTCMonth(now.getUTCMonth() + pauseMonths);
	if (end.getUTCDate() !== now.getUTCDate()) end.setUTCDate(0);
	return end.toISOString();
}

export function countReasons(
	rows: readonly { leaving_reason: string | null; people: number | string }[],
): LeavingReasonCounts {
	const count = (reason: LeavingReason) =>
		Number(rows.find((row) => row.leaving_reason === reason)?.people ?? 0);
	const counts = leavingReasons.map((reason) => [reason, count(reason)] as const);
	return Object.fromEntries(counts) as LeavingReasonCounts;
}
