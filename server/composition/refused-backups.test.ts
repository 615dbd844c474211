import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { openDatabase } from "#platform/database/open-database.ts";
import { openLog } from "#platform/log/log.ts";
import { freshFolder } from "#platform/testing/fresh-folder.ts";
import { openBackups } from "./backups.ts";

const log = openLog("silent");
const clock = () => new Date("2026-11-23T03:00:00.000Z");

it.each([
	["the night", (backups: ReturnType<typeof openBackups>) => backups.start()],
	[
		"the owner",
		async ({ service }: ReturnType<typeof openBackups>) => expect(service.start).toThrow(/replaced/),
	],
])("a data folder that is gone is not recreated, nor another one filled: %s", async (_who, begin) => {
	const place = { dataDir: join(await freshFolder(), "data"), databaseUrl: undefined };
	const database = await openDatabase(place);
	onTestFinished(() => database.close());
	const settings = { ...place, backupDir: join(place.dataDir, "backups") };
	const { refusal } = database;
	const backups = openBackups({ settings, clock, log, refusal });
	await rename(place.dataDir, `${place.dataDir}-older`);
	await begin(backups);
	await backups.stop();
	await expect(readdir(place.dataDir)).rejects.toThrow("ENOENT");
	await mkdir(place.dataDir);
	await begin(backups);
	await backups.stop();
	expect(await readdir(place.dataDir)).toEqual([]);
});

it("a data folder that goes while a backup is written is not recreated for a note", async () => {
	const folder = join(await freshFolder(), "data");
	let reason: "replaced" | undefined;
	const backups = openBackups({
		settings: { dataDir: folder, databaseUrl: undefined, backupDir: join(folder, "backups") },
		clock,
		log,
		refusal: () => reason,
		runTask: async () => {
			await rm(folder, { recursive: true });
			reason = "replaced";
			throw new Error("ENOENT");
		},
	});
	await backups.start();
	await expect(readdir(folder)).rejects.toThrow("ENOENT");
});
