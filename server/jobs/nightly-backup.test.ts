import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { BackupReport } from "#app/features/backups/backup.ts";
import { openLog } from "#platform/log/log.ts";
import { backUpNightly, isBackupDue } from "./nightly-backup.ts";

const none: BackupReport = { archives: [], isRunning: false, failedAt: null, checkedAt: null, isSound: true };
const at = (writtenAt: string): BackupReport => ({
	...none,
	archives: [{ name: "ensemble.tar.gz", writtenAt, bytes: 1 }],
});

// 03:00 of the business, four hours before UTC, is 23:00 UTC of the day before.
it.each([
	["no backup yet", none, "2026-11-22T12:00:00.000Z", true],
	["last night's", at("2026-11-21T23:05:00.000Z"), "2026-11-22T12:00:00.000Z", false],
	["one of the evening before", at("2026-11-21T22:59:00.000Z"), "2026-11-22T12:00:00.000Z", true],
	[
		"last night's, shortly before the next",
		at("2026-11-21T23:05:00.000Z"),
		"2026-11-22T22:59:00.000Z",
		false,
	],
	["last night's, at the next hour", at("2026-11-21T23:05:00.000Z"), "2026-11-22T23:00:00.000Z", true],
	[
		"a failure of last night",
		{ ...none, failedAt: "2026-11-21T23:05:00.000Z" },
		"2026-11-22T12:00:00.000Z",
		false,
	],
	[
		"a failure of the night before",
		{ ...none, failedAt: "2026-11-20T23:05:00.000Z" },
		"2026-11-22T12:00:00.000Z",
		true,
	],
])("after %s it is due or not", (_, report, now, expected) => {
	expect(isBackupDue(report, new Date(now))).toBe(expected);
});

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-22T22:00:00.000Z") }));
afterEach(() => void vi.useRealTimers());

it("is made once in a night, and not in the first minutes of a process", async () => {
	let report = at("2026-11-21T23:05:00.000Z");
	const written: string[] = [];
	const job = backUpNightly({
		report: async () => report,
		start: async () => {
			written.push(new Date().toISOString());
			report = at(new Date().toISOString());
		},
		clock: () => new Date(),
		log: openLog("silent"),
	});
	await vi.advanceTimersByTimeAsync(3 * 60 * 60 * 1000);
	expect(written).toEqual(["2026-11-22T23:00:00.000Z"]);
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
		start: async () => undefined,
		clock: () => new Date(),
		log: openLog("silent"),
	});
	await vi.advanceTimersByTimeAsync(60 * 60 * 1000);
	expect(looks).toBe(4);
	await job.stop();
});
