import { createWriteStream } from "node:fs";
import { copyFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { freshDatabase } from "#platform/testing/fresh-database.ts";
import { freshFolder } from "#platform/testing/fresh-folder.ts";
import { archiveNameAt, unfinishedArchive } from "#server/backup/archive-folder.ts";
import { writeArchive } from "#server/backup/write-archive.ts";
import { halfArchivesIn } from "./backups.ts";

it("the torture tells a half that stands as an archive from a whole one, and from what a killed backup leaves", async () => {
	const folder = await freshFolder();
	const [whole = "", other = "", half = ""] = [1, 2, 3].map((hour) =>
		join(folder, archiveNameAt(new Date(Date.UTC(2026, 10, 22, hour)))),
	);
	await writeArchive(await freshDatabase("sqlite"), createWriteStream(whole), { now: new Date() });
	await copyFile(whole, other);
	const bytes = await readFile(whole);
	const cut = bytes.subarray(0, bytes.length / 2);
	await writeFile(unfinishedArchive(half), cut);
	const verified = new Set<string>();
	expect(await halfArchivesIn(folder, verified)).toEqual([]);
	await writeFile(half, cut);
	expect(await halfArchivesIn(folder, verified)).toEqual([expect.stringContaining("T03-00-00Z.tar.gz: ")]);
	expect(await halfArchivesIn(join(folder, "none"), verified)).toEqual([]);
});
