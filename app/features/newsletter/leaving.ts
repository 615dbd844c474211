import { z } from "#app/content/schema.ts";

/** Why somebody leaves, in the order in which they are asked. Nobody has to say. */
export const leavingReasons = ["too-often", "not-for-me", "no-need", "not-asked"] as const;

export const leavingReason = z.enum(leavingReasons);

export type LeavingReason = z.infer<typeof leavingReason>;

/** How many left for each reason, of those who said so. */
export const leavingReasonCounts = z.record(leavingReason, z.int());

export type LeavingReasonCounts = z.infer<typeof leavingReasonCounts>;

/** How long a reader pauses beside leaving. */
export const pauseMonths = 3;

/** When a pause ends that begins now: on the same day of the month, or on the month's last one. */
export function pauseEnd(now: Date): string {
	const end = new Date(now);
	end.setUTCMonth(now.getUTCMonth() + pauseMonths);
	if (end.getUTCDate() !== now.getUTCDate()) end.setUTCDate(0);
	return end.toISOString();
}

/** The counts of rows that name a reason, or none. */
export function countReasons(
	rows: readonly { leaving_reason: string | null; people: number | string }[],
): LeavingReasonCounts {
	const count = (reason: LeavingReason) =>
		Number(rows.find((row) => row.leaving_reason === reason)?.people ?? 0);
	return {
		"too-often": count("too-often"),
		"not-for-me": count("not-for-me"),
		"no-need": count("no-need"),
		"not-asked": count("not-asked"),
	};
}
