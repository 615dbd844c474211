import { readdir, symlink, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { expect, it } from "vitest";
import { freshFolder } from "#platform/testing/fresh-folder.ts";
import {
	archiveNameAt,
	instantOfArchive,
	listArchives,
	pruneArchives,
	readNotes,
	retainedArchives,
	writeNotes,
} from "./archive-folder.ts";

const instants = fc
	.array(fc.date({ min: new Date("2024-01-01"), max: new Date("2027-01-01"), noInvalidDate: true }), {
		minLength: 1,
		maxLength: 120,
	})
	.map((dates) => dates.map((date) => ({ writtenAt: `${date.toISOString().slice(0, 19)}.000Z` })))
	.map((archives) => archives.toSorted((one, other) => (one.writtenAt < other.writtenAt ? 1 : -1)));

it("the archive folder names an archive by its instant, and reads it back", () => {
	fc.assert(
		fc.property(instants, ([{ writtenAt } = { writtenAt: "" }]) => {
			expect(instantOfArchive(archiveNameAt(new Date(writtenAt)))).toBe(writtenAt);
		}),
	);
	const instant = new Date("2026-11-22T08:15:00.000Z");
	const name = archiveNameAt(instant, "age1", true);
	expect(name).toBe("ensemble-2026-11-22T08-15-00Z-before-update.tar.gz.age");
	expect(instantOfArchive(name)).toBe(instant.toISOString());
	expect(instantOfArchive("holiday.tar.gz")).toBeUndefined();
});

it("retains the newest, every day of a week, and few in all", () => {
	fc.assert(
		fc.property(instants, (archives) => {
			const kept = retainedArchives(archives, new Date("2024-01-01"));
			expect(kept[0]).toBe(archives[0]);
			expect(kept.length).toBeLessThanOrEqual(7 + 5 + 12);
			const days = [...new Set(archives.map(({ writtenAt }) => writtenAt.slice(0, 10)))].slice(0, 7);
			const keptDays = new Set(kept.map(({ writtenAt }) => writtenAt.slice(0, 10)));
			expect(days.every((day) => keptDays.has(day))).toBe(true);
			expect(retainedArchives(kept, new Date("2024-01-01"))).toEqual(kept);
			const [newest, ...recent] = retainedArchives(archives, new Date("2026-12-31"));
			expect(newest).toBe(archives[0]);
			expect(recent.every(({ writtenAt }) => writtenAt >= "2025-12-01")).toBe(true);
		}),
	);
});

it("retains one of each week and month of a year of nights", () => {
	const nights = Array.from({ length: 365 }, (_, night) => ({
		writtenAt: new Date(Date.parse("2026-11-22T23:00:00.000Z") - night * 86_400_000).toISOString(),
	}));
	const kept = retainedArchives(nights, new Date("2026-11-23")).map(({ writtenAt }) =>
		writtenAt.slice(0, 10),
	);
	expect(kept.slice(0, 9)).toEqual([
		"2026-11-22",
		"2026-11-21",
		"2026-11-20",
		"2026-11-19",
		"2026-11-18",
		"2026-11-17",
		"2026-11-16",
		"2026-11-15",
		"2026-11-08",
	]);
	expect(kept.slice(-2)).toEqual(["2026-01-31", "2025-12-31"]);
});

it("retains none older than 13 months but the newest, however rarely one was made", () => {
	const days = ["2026-01-31", "2025-10-01", "2025-09-30", "2024-06-01", "2021-06-01"];
	const archives = days.map((day) => ({ writtenAt: `${day}T03:00:00.000Z` }));
	const kept = (now: string) => retainedArchives(archives, new Date(now)).map(({ writtenAt }) => writtenAt);
	expect(kept("2026-02-01")).toEqual(archives.slice(0, 3).map(({ writtenAt }) => writtenAt));
	expect(kept("2026-10-31T00:00:00.000Z")).toEqual(archives.slice(0, 2).map(({ writtenAt }) => writtenAt));
	expect(kept("2030-01-01")).toEqual([archives[0]?.writtenAt]);
	expect(retainedArchives([], new Date("2030-01-01"))).toEqual([]);
});

it("deletes what is not retained, and nothing that is not an archive", async () => {
	const folder = await freshFolder();
	const hours = ["01", "02", "03"].map((hour) => `ensemble-2026-11-22T${hour}-00-00Z.tar.gz`);
	for (const name of [...hours, "mine.txt"]) await writeFile(join(folder, name), "x");
	await pruneArchives(folder, new Date("2026-11-23"));
	expect((await readdir(folder)).toSorted()).toEqual([hours[2], "mine.txt"]);
	expect(await listArchives(folder)).toEqual([
		{ name: hours[2], writtenAt: "2026-11-22T03:00:00.000Z", bytes: 1 },
	]);
});

it("the archive folder keeps what was written before an update for 30 days, whatever was written since", async () => {
	const folder = await freshFolder();
	const updated = new Date("2026-10-05T08:15:00.000Z");
	const nights = Array.from(
		{ length: 34 },
		(_, night) => new Date(Date.parse("2026-10-01") + night * 86_400_000),
	);
	const wayBack = archiveNameAt(updated, undefined, true);
	const byHand = archiveNameAt(updated);
	for (const name of [wayBack, byHand, ...nights.map((night) => archiveNameAt(night))]) {
		await writeFile(join(folder, name), "x");
	}
	await pruneArchives(folder, new Date("2026-11-04T08:14:00.000Z"));
	expect(await readdir(folder)).toContain(wayBack);
	expect(await readdir(folder)).not.toContain(byHand);
	await pruneArchives(folder, new Date("2026-11-04T08:15:00.000Z"));
	expect(await readdir(folder)).not.toContain(wayBack);
});

it("deletes the half that a killed backup has left, after a day, and what is not the site's never", async () => {
	const folder = await freshFolder();
	const now = new Date("2026-11-23T08:15:00.000Z");
	const [old, underWay] = ["21", "23"].map((day) => `ensemble-2026-11-${day}T01-00-00Z.tar.gz.partial`);
	for (const name of [old, underWay, "mine.tar.gz.partial"]) {
		await writeFile(join(folder, String(name)), "half of an archive");
		const written = new Date(name === underWay ? "2026-11-23T01:00:00.000Z" : "2026-11-21T01:00:00.000Z");
		await utimes(join(folder, String(name)), written, written);
	}
	await pruneArchives(folder, now);
	expect((await readdir(folder)).toSorted()).toEqual([underWay, "mine.tar.gz.partial"]);
	await pruneArchives(join(folder, "none"), now);
});

it("archives are listed without one that is gone by the time it is looked at", async () => {
	const folder = await freshFolder();
	const [gone, there] = ["01", "02"].map((hour) => `ensemble-2026-11-22T${hour}-00-00Z.tar.gz`);
	// Like one that is deleted between the two looks: it has a name, and nothing behind it.
	await symlink(join(folder, "nothing"), join(folder, String(gone)));
	await writeFile(join(folder, String(there)), "x");
	expect((await listArchives(folder)).map(({ name }) => name)).toEqual([there]);
});

it("notes what happened, also over notes that cannot be read", async () => {
	const folder = join(await freshFolder(), "backups");
	expect(await listArchives(folder)).toEqual([]);
	await writeNotes(folder, { failedAt: "2026-11-22T03:00:00.000Z" });
	await writeNotes(folder, { isSound: false });
	const notes = { failedAt: "2026-11-22T03:00:00.000Z", checkedAt: null, isSound: false };
	expect(await readNotes(folder)).toEqual(notes);
	await writeFile(join(folder, "checks.json"), "{");
	expect(await readNotes(folder)).toEqual({ failedAt: null, checkedAt: null, isSound: true });
});

it("prunes as if an archive of the future were not there, and leaves it", async () => {
	const folder = await freshFolder();
	const names = ["2030-01-01", "2026-11-22", "2026-10-22", "2024-01-01"].map((day) =>
		archiveNameAt(new Date(`${day}T03:00:00.000Z`)),
	);
	for (const name of names) await writeFile(join(folder, name), "");
	await pruneArchives(folder, new Date("2026-11-23"));
	expect((await readdir(folder)).toSorted()).toEqual(names.slice(0, 3).toSorted());
});

it.each([
	{ count: 2, most: 0 },
	{ count: 5, most: 0 },
	// One day, one week and one month have the archive of the future as their newest.
	{ count: 40, most: 3 },
])(
	"loses at most $most of $count nights to a clock that is 14 months ahead for one",
	async ({ count, most }) => {
		const folder = await freshFolder();
		const last = new Date("2026-11-22T03:00:00.000Z");
		const nightMs = 86_400_000;
		const nightsLater = (nights: number) => new Date(last.getTime() + nights * nightMs);
		for (let night = 0; night < count; night += 1) {
			await writeFile(join(folder, archiveNameAt(nightsLater(-night))), "");
		}
		await pruneArchives(folder, last);
		const before = await readdir(folder);
		const ahead = nightsLater(425);
		await writeFile(join(folder, archiveNameAt(ahead)), "");
		await pruneArchives(folder, ahead);
		const remaining = await readdir(folder);
		expect(before.filter((name) => !remaining.includes(name)).length).toBeLessThanOrEqual(most);
	},
);
