import { archivesUntil, type BackupReport } from "#app/features/backups/backup.ts";
import { dayOf, daysAfter, instantOf } from "#app/i18n/business-time.ts";
import type { Clock } from "#platform/clock.ts";
import type { Log } from "#platform/log/log.ts";
import { type Job, repeatedJob } from "./job.ts";

/** The hour of the backup, in the time zone of the business. */
const hour = "03:00";
const everyMs = 15 * 60 * 1000;
/** One that failed is tried again then: the database may have been away for a minute. */
const againAfterMs = 60 * 60 * 1000;

type Parts = { report(): Promise<BackupReport>; backUp(): Promise<void>; clock: Clock; log: Log };

/** Returns whether last night's backup is missing, none runs, and none failed within the hour. */
export function isBackupDue({ archives, failedAt, isRunning }: BackupReport, now: Date): boolean {
	if (isRunning || hasJustFailed(failedAt, now)) return false;
	const newest = archivesUntil(archives, now)[0]?.writtenAt;
	return newest === undefined || newest < lastNight(now);
}

/** Returns whether a failure is of within the hour. */
export function hasJustFailed(failedAt: string | null, now: Date): boolean {
	// Less than nothing has passed since a failure that a clock dated which has been set back since.
	const sinceFailure = failedAt === null ? againAfterMs : now.getTime() - Date.parse(failedAt);
	return sinceFailure >= 0 && sinceFailure < againAfterMs;
}

/** The last 03:00 of the business that has passed, in ISO 8601. */
export function lastNight(now: Date): string {
	const today = dayOf(now);
	const thisNight = instantOf(`${today}T${hour}`) ?? now.toISOString();
	if (thisNight <= now.toISOString()) return thisNight;
	return instantOf(`${daysAfter(today, -1)}T${hour}`) ?? thisNight;
}

/**
 * Backs the site up each night, and again each hour after a failure. The first look comes a quarter
 * of an hour after the start, which is busy enough.
 */
export function backUpNightly({ report, backUp, clock, log }: Parts): Job {
	async function turn(): Promise<void> {
		if (isBackupDue(await report(), clock())) await backUp();
	}
	return repeatedJob({ everyMs, turn, log, failed: "the backups could not be looked at" });
}
