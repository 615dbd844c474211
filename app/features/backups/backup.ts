import { z } from "#app/content/schema.ts";

/** A file that holds everything of the site as of one moment. */
export const backupArchive = z.object({
	name: z.string(),
	writtenAt: z.string().meta({ description: "ISO 8601, UTC" }),
	bytes: z.int(),
});

export type BackupArchive = z.infer<typeof backupArchive>;

/** What is known of the site's backups. */
export const backupReport = z.object({
	archives: z.array(backupArchive).meta({ description: "Newest first" }),
	isRunning: z.boolean(),
	failedAt: z.string().nullable().meta({ description: "When the last one failed; null since one succeeded" }),
	checkedAt: z.string().nullable().meta({ description: "When one was last restored for a check" }),
	isSound: z.boolean().meta({ description: "Whether that check could restore everything" }),
});

export type BackupReport = z.infer<typeof backupReport>;

/** The list of erased people, beside the backups: where a restore looks for it. */
export const erasedListName = "erased.json";

/** The list of those who unsubscribed, in the same place. */
export const unsubscribedListName = "unsubscribed.json";

/** Backups are made every night: one night may be missed, not two. */
export const oldBackupHours = 48;

/** How far the clocks of processes that write archives may differ. */
const clockMs = 5 * 60_000;

/**
 * Those of some archives that were written by now. One that is dated later was written by a clock
 * that was ahead: it is in the way of nothing.
 */
export function archivesUntil<Archive extends Pick<BackupArchive, "writtenAt">>(
	archives: readonly Archive[],
	now: Date,
): Archive[] {
	return archives.filter(({ writtenAt }) => Date.parse(writtenAt) <= now.getTime() + clockMs);
}

/**
 * Whether the owner should look after the backups: none yet, too old, failed, not restorable, or one
 * dated in the future.
 */
export function needsAttention(
	report: BackupReport,
	now: Date,
): "none" | "old" | "failed" | "unsound" | "future" | null {
	if (!report.isSound) return "unsound";
	if (report.failedAt !== null) return "failed";
	const archives = archivesUntil(report.archives, now);
	const [newest] = archives;
	if (newest === undefined) return "none";
	const hours = (now.getTime() - Date.parse(newest.writtenAt)) / 3_600_000;
	if (hours > oldBackupHours) return "old";
	return archives.length < report.archives.length ? "future" : null;
}
