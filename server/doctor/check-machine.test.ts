import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { freshFolder } from "#platform/testing/fresh-folder.ts";
import { checkBackupFolder, checkFolder } from "./check-machine.ts";

const named = /see that the unit of systemd names it in ReadWritePaths=$/;

/** The finding about the backup folder of a test, which shares a disk with the data. */
const besideData = { subject: "backup disk", state: "look", found: "is that of the data too" };

async function installed() {
	const dataDir = await freshFolder();
	const unit = join(dataDir, "ensemble.service");
	await writeFile(unit, "[Service]\n");
	return { dataDir, unit };
}

it("the doctor asks about the unit of systemd for a folder that it may not let the site write to", async () => {
	const { dataDir, unit } = await installed();
	const elsewhere = { dataDir, backupDir: await freshFolder() };
	expect(await checkBackupFolder(elsewhere, unit)).toMatchObject([
		{ state: "look", found: expect.stringMatching(/GB are free$/), remedy: expect.stringMatching(named) },
		besideData,
	]);
	const missing = { dataDir, backupDir: join(elsewhere.backupDir, "later") };
	expect(await checkBackupFolder(missing, unit)).toMatchObject([
		{ state: "look", found: expect.stringMatching(/not exist yet$/), remedy: expect.stringMatching(named) },
		besideData,
	]);
});

it("the doctor says nothing of it in the folder of the data, or where there is no unit", async () => {
	const { dataDir, unit } = await installed();
	const backupDir = join(dataDir, "backups");
	await mkdir(backupDir);
	expect(await checkBackupFolder({ dataDir, backupDir }, unit)).toMatchObject([
		{ state: "right" },
		besideData,
	]);
	const elsewhere = { dataDir, backupDir: await freshFolder() };
	expect(await checkBackupFolder(elsewhere, join(dataDir, "none"))).toMatchObject([
		{ state: "right" },
		besideData,
	]);
});

it("the doctor says of a folder that nobody can make that it cannot be written", async () => {
	const above = await freshFolder();
	await writeFile(join(above, "file"), "");
	for (const folder of ["/proc/data", join(above, "file", "data")]) {
		expect(await checkFolder("DATA_DIR", folder)).toMatchObject([
			{ state: "wrong", found: expect.stringMatching(/ cannot be written \(E/) },
		]);
	}
	expect(await readdir(above)).toEqual(["file"]);
	expect(await checkFolder("DATA_DIR", join(above, "later", "data"))).toMatchObject([{ state: "look" }]);
	expect(await readdir(above)).toEqual(["file"]);
});
