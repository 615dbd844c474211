import { archivesUntil, type BackupReport } from "#app/features/backups/backup.ts";
import type { CopiesReport } from "#app/features/backups/copies.ts";
import type { Clock } from "#platform/clock.ts";
import type { Log } from "#platform/log/log.ts";
import type { Copies } from "#server/composition/copies.ts";
import { type Job, repeatedJob } from "./job.ts";
import { hasJustFailed, lastNight } from "./nightly-backup.ts";

const everyMs = 15 * 60 * 1000;

type Parts = {
	copies: Pick<Copies, "areWanted" | "report" | "start" | "sendLists">;
	reportBackups(): Promise<BackupReport>;
	clock: Clock;
	log: Log;
};

/**
 * Returns whether last night's copy is missing, none runs, none failed within the hour, and the
 * night's backup is done with, written or not.
 */
export function isCopyDue(copies: CopiesReport, backups: BackupReport, now: Date): boolean {
	if (copies.isRunning || backups.isRunning || hasJustFailed(copies.failedAt, now)) return false;
	const night = lastNight(now);
	const newest = archivesUntil(backups.archives, now)[0]?.writtenAt ?? "";
	if (newest < night && (backups.failedAt ?? "") < night) return false;
	// One of the future was dated by a clock that was ahead.
	const { copiedAt } = copies;
	return copiedAt === null || copiedAt < night || Date.parse(copiedAt) > now.getTime();
}

/** Copies the site elsewhere each night, after its backup; again each hour after a failure. */
export function copyNightly({ copies, reportBackups, clock, log }: Parts): Job {
	let hasFailed = false;

	async function turn(): Promise<void> {
		if (!copies.areWanted) return;
		await copies.sendLists().then(
			() => {
				hasFailed = false;
			},
			(error: unknown) => {
				if (!hasFailed)
					log.error({ err: String(error) }, "the lists of people could not be sent beside the copies");
				hasFailed = true;
			},
		);
		const [copied, backedUp] = await Promise.all([copies.report(), reportBackups()]);
		// Not waited for: a first one may take hours, and the lists do not wait.
		if (isCopyDue(copied, backedUp, clock())) void copies.start();
	}

	return repeatedJob({ everyMs, turn, log, failed: "the copies elsewhere could not be looked at" });
}
