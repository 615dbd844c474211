import { expect, it } from "vitest";
import type { BackupReport } from "#app/features/backups/backup.ts";
import type { CopiesReport } from "#app/features/backups/copies.ts";
import { openLog } from "#platform/log/log.ts";
import { businessInstant } from "#server/testing/business-instant.ts";
import { copyNightly, isCopyDue } from "./nightly-copy.ts";

const backups: BackupReport = {
	archives: [{ name: "ensemble.tar.gz", writtenAt: businessInstant("2026-11-22T03:05"), bytes: 1 }],
	...{ isRunning: false, failedAt: null, checkedAt: null, isSound: true },
};
const copies: CopiesReport = {
	...{ place: "s3://copies", hasKey: true, isOnDataDisk: false, isRunning: false, bytes: 0, images: 0 },
	...{ copiedAt: businessInstant("2026-11-21T03:20"), failedAt: null, failure: null },
	...{ checkedAt: null, isSound: true, mended: 0, areCleared: true },
};
const copied = (local: string) => ({ copiedAt: businessInstant(local) });

it.each([
	["the night's backup", {}, {}, true],
	["the night's copy", copied("2026-11-22T03:20"), {}, false],
	["no copy yet", { copiedAt: null }, {}, true],
	["a copy of the future, by a clock that was ahead", copied("2030-01-01T03:20"), {}, true],
	["the night's backup has yet to begin", {}, { archives: [] }, false],
	["the night's backup failed", {}, { archives: [], failedAt: businessInstant("2026-11-22T03:01") }, true],
	["a backup is under way", {}, { isRunning: true }, false],
	["a copy is under way", { isRunning: true }, {}, false],
	["a failure of this hour", { failedAt: businessInstant("2026-11-22T09:30") }, {}, false],
	["a failure of an hour ago", { failedAt: businessInstant("2026-11-22T09:00") }, {}, true],
] as [string, Partial<CopiesReport>, Partial<BackupReport>, boolean][])(
	"after %s a copy is due or not",
	(_, changedCopies, changedBackups, expected) => {
		const now = new Date(businessInstant("2026-11-22T10:00"));
		expect(isCopyDue({ ...copies, ...changedCopies }, { ...backups, ...changedBackups }, now)).toBe(expected);
	},
);

it("the job of copies sends lists at each look, copies once a night, and does nothing where none may leave", async () => {
	const done: string[] = [];
	const parts = (areWanted: boolean) => ({
		copies: {
			areWanted,
			report: async () => copies,
			sendLists: async () => {
				done.push("lists");
				throw new Error("away");
			},
			start: async () => void done.push("copy"),
		},
		reportBackups: async () => backups,
		clock: () => new Date(businessInstant("2026-11-22T10:00")),
		log: openLog("silent"),
	});
	await copyNightly(parts(false)).look();
	expect(done).toEqual([]);
	await copyNightly(parts(true)).look();
	expect(done).toEqual(["lists", "copy"]);
});
