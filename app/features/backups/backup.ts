import { z } from "#app/content/schema.ts";

export const backupArchive = z.object({
	name: z.string(),
	writtenAt: z.string().meta({ description: "ISO 8601, UTC" }),
	bytes: z.int(),
});

export type BackupArchive = z.infer<typeof backupArchive>;

export const backupReport = z.object({
	archives: z.array(backupArchive).meta({ description: "Newest first" }),
	isRunning: z.boolean(),
	failedAt: z.string().nullable().meta({ description: "When the last one failed; null since one succeeded" }),
	checkedAt: z.string().nullable().meta({ description: "When one was last restored for a check" }),
	isSound: z.boolean().meta({ description: "Whether that check could restore everything" }),
});

export type BackupReport = z.infer<typeof backupReport>;

/** File of erased people beside the backups, which a restore reads. */
export const erasedListName = "erased.json";

/** File of unsubscribed people, in the same place. */
export const unsubscribedListName = "unsubscribed.json";

/** Backups are made every night: one may be missed, not two. */
export const oldBackupHours = 48;

/** Tolerated difference between the clocks of processes that write archives. */
const clockMs = 5 * 60_000;

/** Returns the archives that are not dated in the future, by a clock that was ahead. */
export function archivesUntil<Archive extends Pick<BackupArchive, "writtenAt">>(
	archives: readonly Archive[],
	now: Date,
): Archive[] {
	return archives.filter(({ writtenAt }) => Date.parse(writtenAt) <= now.getTime() + clockMs);
}

/** Returns why the owner should look after the backups; null if all is well. */
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
