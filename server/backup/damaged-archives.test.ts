import { createWriteStream } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import fc from "fast-check";
import { expect, it } from "vitest";
import { freshDatabase, freshPlace } from "#platform/testing/fresh-database.ts";
import { freshFolder } from "#platform/testing/fresh-folder.ts";
import { checkRestore, runRestore } from "./command.ts";
import { ArchiveError, parseManifest } from "./manifest.ts";
import { verifyArchive } from "./read-archive.ts";
import { restoreArchive } from "./restore-archive.ts";
import { writeArchive } from "./write-archive.ts";

const now = new Date("2026-11-22T08:15:00.000Z");

async function freshArchive() {
	const database = await freshDatabase("sqlite");
	const file = join(await freshFolder(), "site.tar.gz");
	const manifest = await writeArchive(database, createWriteStream(file), { now });
	return { file, manifest, bytes: await readFile(file) };
}

async function isRefused(file: string): Promise<boolean> {
	return verifyArchive(file).then(
		() => false,
		(error: unknown) => error instanceof ArchiveError,
	);
}

it("a restore refuses an archive that is cut, wherever", async () => {
	const { file, bytes } = await freshArchive();
	await fc.assert(
		fc.asyncProperty(fc.integer({ min: 0, max: bytes.length - 9 }), async (length) => {
			await writeFile(file, bytes.subarray(0, length));
			expect(await isRefused(file)).toBe(true);
		}),
		{ numRuns: 40 },
	);
});

it("a restore refuses an archive in which a part was changed", async () => {
	const { file, bytes, manifest } = await freshArchive();
	const tar = gunzipSync(bytes);
	const part = manifest.parts.find(({ name }) => name.startsWith("tables/forgetting_keys"));
	const start = tar.indexOf(part?.name ?? "") + 512;
	await fc.assert(
		fc.asyncProperty(fc.integer({ min: start, max: start + (part?.bytes ?? 0) - 1 }), async (place) => {
			const changed = Buffer.from(tar);
			changed[place] = (changed[place] ?? 0) ^ 1;
			await writeFile(file, gzipSync(changed));
			await expect(verifyArchive(file)).rejects.toThrow(`${part?.name} is not what was written`);
		}),
		{ numRuns: 20 },
	);
});

it("a restore refuses what is no archive, and a file that is not there, in one line", async () => {
	const file = join(await freshFolder(), "photo.jpg");
	await writeFile(file, "not an archive");
	await expect(verifyArchive(file)).rejects.toThrow("This archive is cut, or no archive of a site.");
	await expect(verifyArchive(`${file}.gone`)).rejects.toThrow(`There is no file ${file}.gone.`);
});

it("restores an archive of before the version of its program was noted, and says none", async () => {
	const { file, manifest, bytes } = await freshArchive();
	expect(manifest.version).toMatch(/^\d+\.\d+\.\d+/);
	const tar = gunzipSync(bytes).toString("latin1");
	const older = tar.replace(`"version":"${manifest.version}",`, (noted) => " ".repeat(noted.length));
	await writeFile(file, gzipSync(Buffer.from(older, "latin1")));
	const restored = await runRestore(file, {}, await freshPlace("sqlite"));
	expect(restored.manifest).toEqual({ ...manifest, version: undefined });
});

/** An archive with a migration that this program does not have. */
async function newerArchive() {
	const { file, manifest, bytes } = await freshArchive();
	const tar = gunzipSync(bytes).toString("latin1");
	const last = manifest.migrations.at(-1) ?? "";
	const newer = last.replace(/^\d{4}/, "9999");
	await writeFile(file, gzipSync(Buffer.from(tar.replace(last, newer), "latin1")));
	return { file, manifest, newer };
}

it("the check of a backup after an update was taken back compares each row, and calls it sound", async () => {
	const { file, newer } = await newerArchive();
	const program = await freshFolder();
	await writeFile(join(program, "newer-tables.json"), JSON.stringify([newer]));
	expect(await checkRestore(file, { program })).toMatchObject({ isForNewer: true, pagesRead: undefined });
	const tar = gunzipSync(await readFile(file)).toString("latin1");
	const damaged = tar.replace(/("tables":\[\{"name":"\w+","rows":)0,/, "$11,");
	expect(damaged).not.toBe(tar);
	await writeFile(file, gzipSync(Buffer.from(damaged, "latin1")));
	await expect(checkRestore(file, { program })).rejects.toThrow("is not in the archive as it was");
});

it("a restore refuses what a newer version wrote, before it touches the database", async () => {
	const { file, manifest } = await newerArchive();
	expect(() => parseManifest(JSON.stringify({ ...manifest, format: 3 }))).toThrow("newer version");
	const database = await freshDatabase("sqlite");
	await expect(
		restoreArchive(await verifyArchive(file), database, undefined, async () => undefined),
	).rejects.toThrow("newer version");
});

it.each([false, true])(
	"an archive of a newer version leaves the folder as it was (check only: %s)",
	async (checkOnly) => {
		const { file } = await newerArchive();
		const dataDir = await freshFolder();
		await writeFile(join(dataDir, "ensemble.sqlite-wal"), "the log of a file that was moved away");
		const place = { dataDir, databaseUrl: undefined };
		const restoring = checkOnly ? checkRestore(file, {}) : runRestore(file, {}, place);
		await expect(restoring).rejects.toThrow("newer version");
		expect(await readdir(dataDir)).toEqual(["ensemble.sqlite-wal"]);
	},
);
