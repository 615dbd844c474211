import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openDatabase } from "#platform/database/open-database.ts";
import { migratedPlace } from "#platform/testing/fresh-database.ts";
import { freshFolder } from "#platform/testing/fresh-folder.ts";
import { runBackup } from "./command.ts";
import { verifyArchive } from "./read-archive.ts";

const now = new Date("2026-11-22T08:15:00.000Z");
const setting = { id: "1", key: "colour", value: "lagoon", updated_at: "2026-01-01T00:00:00.000Z" };

/** A site in a folder of its own, with one setting. */
async function site() {
	const place = await migratedPlace("sqlite");
	const database = await openDatabase(place);
	await database.db.insertInto("settings").values(setting).execute();
	await database.close();
	return { ...place, backupDir: join(await freshFolder(), "backups") };
}

describe("a backup", () => {
	it("goes where it is asked to go", async () => {
		const place = await site();
		const wanted = join(await freshFolder(), "deep", "mine.tar.gz");
		expect((await runBackup(wanted, undefined, place, now)).file).toBe(wanted);
		expect((await verifyArchive(wanted)).manifest.writtenAt).toBe(now.toISOString());
	});

	it("that fails in the middle leaves neither itself nor a half", async () => {
		const place = await site();
		const folder = await freshFolder();
		const halfway = () => {
			throw new Error("The disk is full.");
		};
		await expect(runBackup(join(folder, "mine.tar.gz"), halfway, place, now)).rejects.toThrow(
			"The disk is full.",
		);
		expect(await readdir(folder)).toEqual([]);
	});

	it("takes the place of one that was broken off, and not of one that is whole until it is whole itself", async () => {
		const place = await site();
		const file = join(await freshFolder(), "mine.tar.gz");
		await writeFile(`${file}.partial`, "half of an archive");
		await runBackup(file, undefined, place, now);
		const first = (await verifyArchive(file)).manifest;
		await expect(
			runBackup(
				file,
				() => {
					throw new Error("no");
				},
				place,
				now,
			),
		).rejects.toThrow("no");
		expect((await verifyArchive(file)).manifest).toEqual(first);
	});

	it("tells how far it is, table by table", async () => {
		const place = await site();
		const tables: string[] = [];
		await runBackup(undefined, (table) => tables.push(table), place, now);
		expect(tables).toContain("settings");
	});
});
