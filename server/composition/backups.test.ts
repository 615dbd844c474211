import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";
import { openDatabase } from "#platform/database/open-database.ts";
import { openLog } from "#platform/log/log.ts";
import { engines, freshPlace, migratedPlace } from "#platform/testing/fresh-database.ts";
import { freshFolder } from "#platform/testing/fresh-folder.ts";
import { type BackupTask, UnsoundArchive } from "#server/backup/backup-runner.ts";
import { openBackups } from "./backups.ts";

const log = openLog("silent");
const monday = new Date("2026-11-23T03:00:00.000Z");
const daysLater = (days: number) => new Date(monday.getTime() + days * 86_400_000);

it.each(engines)(
	"on %s: a running site is backed up in another process, and the archive is checked",
	async (engine) => {
		const place = await migratedPlace(engine);
		const database = await openDatabase(place);
		onTestFinished(() => database.close());
		const backupDir = join(await freshFolder(), "backups");
		const backups = openBackups({ settings: { ...place, backupDir }, clock: () => monday, log });
		const under = backups.start();
		expect((await backups.report()).isRunning).toBe(true);
		expect(backups.start()).toBe(under);
		await under;
		const name = "ensemble-2026-11-23T03-00-00Z.tar.gz";
		expect(await backups.report()).toMatchObject({
			archives: [{ name, writtenAt: monday.toISOString() }],
			isRunning: false,
			failedAt: null,
			checkedAt: monday.toISOString(),
			isSound: true,
		});
		expect(await backups.service.open("../ensemble.sqlite")).toBeUndefined();
		const opened = await backups.service.open(name);
		if (opened === undefined) throw new Error("There is no archive.");
		expect(Buffer.byteLength(await text(opened.stream))).toBeGreaterThan(0);
	},
);

/** Backups whose tasks are played. */
async function playedBackups(play: (task: BackupTask) => Promise<void>, backupRecipient?: string) {
	const folder = await freshFolder();
	let now = monday;
	const tasks: BackupTask["kind"][] = [];
	const backups = openBackups({
		settings: {
			dataDir: folder,
			databaseUrl: undefined,
			backupDir: join(folder, "backups"),
			backupRecipient,
		},
		clock: () => now,
		log,
		runTask: async (task) => {
			tasks.push(task.kind);
			await play(task);
		},
	});
	const on = async (day: Date) => {
		now = day;
		await backups.start();
		return backups.report();
	};
	return { on, tasks, backups, folder };
}

it("notes a failure until a backup succeeds, and tells nobody why", async () => {
	let isFull = true;
	const { on, folder } = await playedBackups(async () => {
		if (isFull) throw new Error("ENOSPC: /secret/path");
	});
	const old = ["2025-10-22", "2026-11-01", "2026-11-22"].map((day) => `ensemble-${day}T03-00-00Z.tar.gz`);
	await mkdir(join(folder, "backups"));
	for (const name of old) await writeFile(join(folder, "backups", name), "x");
	const failed = await on(monday);
	expect(failed.failedAt).toBe(monday.toISOString());
	expect(JSON.stringify(failed)).not.toContain("secret");
	// An archive that is too old to be kept goes all the same.
	expect(failed.archives.map(({ name }) => name)).toEqual(old.slice(1).toReversed());
	isFull = false;
	expect((await on(daysLater(1))).failedAt).toBeNull();
});

it("checks once a week, and each night while the last check found a fault", async () => {
	let isSound = true;
	const { on, tasks } = await playedBackups(async ({ kind }) => {
		if (kind === "check" && !isSound) throw new Error("a row is missing");
	});
	for (const day of [0, 1, 6]) await on(daysLater(day));
	expect(tasks.filter((kind) => kind === "check")).toHaveLength(1);
	isSound = false;
	expect((await on(daysLater(7))).isSound).toBe(false);
	isSound = true;
	expect(await on(daysLater(8))).toMatchObject({ isSound: true, checkedAt: daysLater(8).toISOString() });
});

it("checks at once where the last check is dated by a clock that was ahead", async () => {
	const { on } = await playedBackups(async () => undefined);
	await on(daysLater(400));
	expect(await on(daysLater(1))).toMatchObject({ checkedAt: daysLater(1).toISOString() });
});

it("checks an encrypted one as it is written, once a week, and keeps one that is not sound", async () => {
	let isSound = true;
	const files: string[] = [];
	const play = async ({ kind, file }: BackupTask) => {
		files.push(file);
		if (kind === "back up and check" && !isSound) throw new UnsoundArchive("a row is missing");
	};
	const { on, tasks } = await playedBackups(play, "age1key");
	for (const day of [0, 1]) await on(daysLater(day));
	expect(tasks).toEqual(["back up and check", "back up"]);
	expect(files[0]).toMatch(/\.tar\.gz\.age$/);
	isSound = false;
	const unsound = { isSound: false, failedAt: null, checkedAt: daysLater(7).toISOString() };
	expect(await on(daysLater(7))).toMatchObject(unsound);
	isSound = true;
	expect(await on(daysLater(8))).toMatchObject({ isSound: true, checkedAt: daysLater(8).toISOString() });
});

it("the screen says that a backup runs until the list has it", async () => {
	const folder = await freshFolder();
	let end = () => {};
	const ended = new Promise<void>((resolve) => {
		end = resolve;
	});
	const backups = openBackups({
		settings: { dataDir: folder, databaseUrl: undefined, backupDir: join(folder, "backups") },
		clock: () => monday,
		log,
		runTask: async ({ file }) => {
			await ended;
			await mkdir(join(folder, "backups"), { recursive: true });
			await writeFile(file, "whole");
		},
	});
	const running = backups.start();
	const reporting = backups.report();
	end();
	await running;
	expect((await reporting).isRunning).toBe(true);
	expect(await backups.report()).toMatchObject({ isRunning: false, archives: [{ bytes: 5 }] });
});

it("a backup is written by one of several processes that share the folder, and each says that it runs", async () => {
	const folder = await freshFolder();
	const written: string[] = [];
	let end = () => {};
	const ended = new Promise<void>((resolve) => {
		end = resolve;
	});
	const processes = ["one", "other"].map((name) =>
		openBackups({
			settings: { dataDir: folder, databaseUrl: undefined, backupDir: join(folder, "backups") },
			clock: () => monday,
			log,
			runTask: async ({ kind }) => {
				if (kind !== "check") written.push(name);
				await ended;
			},
		}),
	);
	const running = processes.map((backups) => backups.start());
	await Promise.race(running);
	for (const backups of processes) expect((await backups.report()).isRunning).toBe(true);
	end();
	await Promise.all(running);
	expect(written).toHaveLength(1);
	for (const backups of processes) expect((await backups.report()).isRunning).toBe(false);
});

it("a stop ends what is under way without a trace", async () => {
	const place = await migratedPlace("sqlite");
	const database = await openDatabase(place);
	await database.close();
	const backupDir = join(place.dataDir, "backups");
	const backups = openBackups({ settings: { ...place, backupDir }, clock: () => monday, log });
	const running = backups.start();
	await backups.stop();
	await running;
	expect(await readdir(backupDir).catch(() => [])).toEqual([]);
	expect((await backups.report()).failedAt).toBeNull();
});

it("reports a folder that cannot be written as a failure", async () => {
	const place = await freshPlace("sqlite");
	const inTheWay = join(place.dataDir, "backups");
	await writeFile(inTheWay, "a file");
	const settings = { ...place, backupDir: join(inTheWay, "below") };
	const backups = openBackups({ settings, clock: () => monday, log });
	await backups.start();
	await rm(inTheWay);
	expect((await backups.report()).archives).toEqual([]);
});

it("each archive gets the list of erased people beside it, and a failure is reported", async () => {
	const folder = await freshFolder();
	const backupDir = join(folder, "backups");
	let isWritable = true;
	let lists = 0;
	const backups = openBackups({
		settings: { dataDir: folder, databaseUrl: undefined, backupDir },
		clock: () => monday,
		log,
		noteErased: async () => {
			if (!isWritable) throw new Error("no room");
			lists += 1;
		},
		runTask: async () => undefined,
	});
	await backups.start();
	expect(lists).toBe(1);
	expect((await backups.report()).failedAt).toBeNull();
	isWritable = false;
	await backups.start();
	expect((await backups.report()).failedAt).toBe(monday.toISOString());
});
