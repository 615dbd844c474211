import { expect, it } from "vitest";
import { documentWith, summaryOf } from "./report.ts";
import { Tally } from "./tally.ts";

const mails = { letters: 240, copies: 2, confirmations: 40, confirmationCopies: 1 };
const given = { engine: "sqlite", minutes: 10, seed: 7, mails, canFillDisk: true, lastCheck: 0 } as const;

function tallied(): Tally {
	const tally = new Tally();
	tally.count("writes acknowledged", 20_001);
	tally.countFault("disk full");
	tally.time("start to ready", 900);
	tally.time("start to ready", 1_100);
	tally.judge("right", "a page");
	return tally;
}

it("the report tells what was counted, how long it took and that nothing went wrong", () => {
	const { rows, faults, wrongs } = summaryOf(tallied(), given);
	expect(rows).toContainEqual(["writes acknowledged", "20,001"]);
	expect(rows).toContainEqual(["start to ready: median, longest", "0.90 s, 1.10 s"]);
	expect(rows).toContainEqual(["**acknowledged writes lost**", "0"]);
	expect(rows).toContainEqual(["exit code of `restore --check` of the last backup", "0"]);
	expect(rows).toContainEqual(["letters that arrived, second copies of them", "240, 2"]);
	expect([faults, wrongs]).toEqual([[["disk full", 1]], []]);
});

it("the report names everything that went wrong, and a disk that could not be filled", () => {
	const tally = tallied();
	tally.judge("lost", "an article");
	tally.unpromised("500 GET /");
	tally.halfArchive("ensemble-2026-11-22T08-15-00Z.tar.gz");
	tally.backup("a backup ended with 1");
	const { rows, wrongs } = summaryOf(tally, { ...given, canFillDisk: false });
	expect(rows).toContainEqual(["**acknowledged writes lost**", "1"]);
	expect(rows).toContainEqual(["**half archives taken for whole ones**", "1"]);
	expect(rows).toContainEqual(["**backups that failed, or cannot be restored**", "1"]);
	expect(wrongs).toEqual([
		"lost: an article",
		"unpromised answer: 500 GET /",
		"half archive: ensemble-2026-11-22T08-15-00Z.tar.gz",
		"backup: a backup ended with 1",
		"the disk could not be filled: no file system may be mounted here",
	]);
});

it("the report replaces earlier measurements, and nothing else", () => {
	const outcome = { ...summaryOf(tallied(), given), at: "2026-11-22T17:00:00.000Z" };
	const before = "# Reliability\n\n<!-- measured -->\nold\n<!-- /measured -->\n\n## Found\n";
	const after = documentWith(before, [outcome]);
	expect(after).toContain(
		"`npm run torture -- --engine sqlite --minutes 10 --seed 7`, 2026-11-22 17:00 UTC.",
	);
	expect(after).toMatch(/^# Reliability\n\n<!-- measured -->\n### SQLite/);
	expect(after).toMatch(/<!-- \/measured -->\n\n## Found\n$/);
	expect(after).not.toContain("old");
	expect(documentWith(after, [outcome])).toBe(after);
});

it.each([
	["half of the starts are late", [1_600, 1_600, 900]],
	["one start is very late", [900, 900, 3_100]],
])("the report is not content where %s", (_what, starts) => {
	const tally = new Tally();
	for (const ms of starts) tally.time("start to ready", ms);
	expect(summaryOf(tally, given).wrongs).toEqual([expect.stringMatching(/^starts: /)]);
});
