import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { openJobs } from "./site-jobs.ts";

/**
 * Every job, by the compiler's account: one that is added has to be named here, and in the table.
 */
const jobs: Record<keyof ReturnType<typeof openJobs>, true> = {
	publication: true,
	mails: true,
	tableReminders: true,
	letters: true,
	letterReports: true,
	visits: true,
	missedAddresses: true,
	formLinks: true,
	contentLinks: true,
	indexNow: true,
	sharedCaches: true,
	nightlyBackup: true,
	nightlyCopy: true,
	databaseFile: true,
	storedWrites: true,
	unsubscribedList: true,
	openFiles: true,
	updateNotice: true,
	outsideImages: true,
	imageChecks: true,
	articleHtml: true,
};
const faults = ["away", "full", "back", "forward", "killed", "restored", "two"];

const [, table = ""] =
	/## Every job under every fault\n([\s\S]*?)(?=\n## |$)/.exec(readFileSync("docs/reliability.md", "utf8")) ??
	[];
const rows = table
	.split("\n")
	.filter((line) => line.startsWith("| `"))
	.map((line) =>
		line
			.split("|")
			.slice(1, -1)
			.map((cell) => cell.trim()),
	);

it("the table of faults names every job, with a test or a reason in each cell", () => {
	expect(rows.map(([name]) => name)).toEqual(Object.keys(jobs).map((name) => `\`${name}\``));
	for (const row of rows) {
		expect(row).toHaveLength(faults.length + 1);
		expect(row.every((cell) => cell.length > 0)).toBe(true);
	}
});

it("the table of faults names tests that exist", () => {
	const named = [...table.matchAll(/`([\w/.-]+\.test\.ts)`/g)].map(([, path = ""]) => path);
	expect(named.length).toBeGreaterThan(0);
	expect(named.filter((path) => !existsSync(path))).toEqual([]);
});
