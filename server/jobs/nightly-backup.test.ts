import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { BackupReport } from "#app/features/backups/backup.ts";
import { openLog } from "#platform/log/log.ts";
import { businessInstant } from "#server/testing/business-instant.ts";
import { backUpNightly, isBackupDue } from "./nightly-backup.ts";

const none: BackupReport = { archives: [], isRunning: false, failedAt: null, checkedAt: null, isSound: true };
const since = (writtenAt: string): BackupReport => ({
	...none,
	archives: [{ name: "ensemble.tar.gz", writtenAt, bytes: 1 }],
});
const failed = (local: string): BackupReport => ({ ...none, failedAt: businessInstant(local) });
const at = (local: string) => since(businessInstant(local));

// On the business's clock: it is made at 03:00.
it.each([
	["no backup yet", none, "2026-11-22T16:00", true],
	["last night's", at("2026-11-22T03:05"), "2026-11-22T16:00", false],
	["one of the evening before", at("2026-11-22T02:59"), "2026-11-22T16:00", true],
	["last night's, shortly before the next", at("2026-11-22T03:05"), "2026-11-23T02:59", false],
	["last night's, at the next hour", at("2026-11-22T03:05"), "2026-11-23T03:00", true],
	["one of the future", at("2030-01-01T03:05"), "2026-11-22T16:00", true],
	["a failure of this hour", failed("2026-11-22T15:05"), "2026-11-22T16:00", false],
	["a failure of an hour ago", failed("2026-11-22T15:00"), "2026-11-22T16:00", true],
	["a failure of tomorrow, by a clock that was ahead", failed("2026-11-23T15:05"), "2026-11-22T16:00", true],
	["another process began one", { ...none, isRunning: true }, "2026-11-22T16:00", false],
])("after %s it is due or not", (_, report, now, expected) => {
	expect(isBackupDue(report, new Date(businessInstant(now)))).toBe(expected);
});

beforeEach(() => void vi.useFakeTimers({ now: new Date(businessInstant("2026-11-23T02:00")) }));
afterEach(() => void vi.useRealTimers());

it("the nightly backup is made once in a night, and not in the first minutes of a process", async () => {
	let report = at("2026-11-22T03:05");
	const written: string[] = [];
	const job = backUpNightly({
		report: async () => report,
		backUp: async () => {
			written.push(new Date().toISOString());
			report = since(new Date().toISOString());
		},
		clock: () => new Date(),
		log: openLog("silent"),
	});
	job.start();
	await vi.advanceTimersByTimeAsync(3 * 60 * 60 * 1000);
	expect(written).toEqual([businessInstant("2026-11-23T03:00")]);
	await job.stop();
	await vi.advanceTimersByTimeAsync(30 * 60 * 60 * 1000);
	expect(written).toHaveLength(1);
});

it("a folder that cannot be read is looked at again", async () => {
	let looks = 0;
	const job = backUpNightly({
		report: async () => {
			looks += 1;
			throw new Error("EIO");
		},
		backUp: async () => undefined,
		clock: () => new Date(),
		log: openLog("silent"),
	});
	job.start();
	await vi.advanceTimersByTimeAsync(60 * 60 * 1000);
	expect(looks).toBe(4);
	await job.stop();
});
