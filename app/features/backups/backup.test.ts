import { expect, it } from "vitest";
import { type BackupReport, needsAttention } from "./backup.ts";

const now = new Date("2026-11-22T12:00:00.000Z");
const fine: BackupReport = {
	archives: [{ name: "ensemble.tar.gz", writtenAt: "2026-11-21T23:00:00.000Z", bytes: 1 }],
	isRunning: false,
	failedAt: null,
	checkedAt: null,
	isSound: true,
};

it.each([
	["a backup of last night", fine, null],
	["none", { ...fine, archives: [] }, "none"],
	[
		"two days old",
		{ ...fine, archives: [{ ...fine.archives[0], writtenAt: "2026-11-20T11:59:00.000Z" }] },
		"old",
	],
	[
		"one of the future alone",
		{ ...fine, archives: [{ ...fine.archives[0], writtenAt: "2030-01-01T00:00:00.000Z" }] },
		"none",
	],
	[
		"one of the future beside last night's",
		{ ...fine, archives: [{ ...fine.archives[0], writtenAt: "2030-01-01T00:00:00.000Z" }, ...fine.archives] },
		"future",
	],
	["failed", { ...fine, failedAt: "2026-11-21T23:00:00.000Z" }, "failed"],
	["not restorable, which outweighs all else", { ...fine, failedAt: "x", isSound: false }, "unsound"],
])("%s", (_, report, expected) => {
	expect(needsAttention(report as BackupReport, now)).toBe(expected);
});
