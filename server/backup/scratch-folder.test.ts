import { mkdir, readdir, stat, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { freshFolder } from "#platform/testing/fresh-folder.ts";
import { makeScratchFolder } from "./scratch-folder.ts";

afterEach(() => vi.unstubAllEnvs());

/** Names the folder for what is temporary. It is not there yet. */
async function missingTemporary(): Promise<string> {
	const folder = join(await freshFolder(), "data", "tmp");
	vi.stubEnv("TMPDIR", folder);
	return folder;
}

it("a scratch folder is in TMPDIR, which is made where it is not there, for the site's account alone", async () => {
	const temporary = await missingTemporary();
	const folders = [await makeScratchFolder("restore"), await makeScratchFolder("restore")];
	expect(folders.map(dirname)).toEqual([temporary, temporary]);
	expect(new Set(folders).size).toBe(2);
	for (const folder of [temporary, ...folders]) expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

it("a scratch folder takes the place of what was left by a process that was killed, and of nothing else", async () => {
	const temporary = await missingTemporary();
	const under = async (name: string, ageDays: number) => {
		const folder = join(temporary, name);
		await mkdir(folder, { recursive: true });
		await writeFile(join(folder, "ensemble.sqlite"), "Ada");
		const changed = new Date(Date.now() - ageDays * 86_400_000);
		await utimes(folder, changed, changed);
	};
	await under("ensemble-backup-aB3xY9", 3);
	await under("ensemble-restore-aB3xY9", 3);
	await under("ensemble-backup-inUse1", 0);
	await under("ensemble-backups", 3);
	await under("holiday", 3);
	await makeScratchFolder("backup");
	const foreign = (await readdir(temporary)).filter((name) => !/^ensemble-backup-\w{6}$/.test(name));
	expect(foreign.toSorted()).toEqual(["ensemble-backups", "holiday"]);
	expect(await readdir(temporary)).toContain("ensemble-backup-inUse1");
	expect(await readdir(temporary)).not.toContain("ensemble-backup-aB3xY9");
});
