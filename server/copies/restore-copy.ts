import { rm } from "node:fs/promises";
import type { Environment } from "#platform/environment.ts";
import type { ObjectStore } from "#platform/storage/object-store.ts";
import { type Checked, checkRestore, type Restored, runRestore } from "#server/backup/command.ts";
import type { PageReader } from "#server/backup/manifest.ts";
import { readErased, readUnsubscribed, writeErased, writeUnsubscribed } from "#server/backup/people-lists.ts";
import { makeScratchFolder } from "#server/backup/scratch-folder.ts";
import type { Progress } from "#server/backup/write-archive.ts";
import { type FetchedCopy, fetchCopy } from "./fetch-copy.ts";

type Options = { identity: string | undefined; until: string | undefined; onProgress: Progress };

/** Fills an empty database with a copy. The lists of people that lay with it then lie in BACKUP_DIR, too. */
export async function restoreCopy(
	store: ObjectStore,
	options: Options,
	place: Pick<Environment, "dataDir" | "databaseUrl" | "backupDir">,
): Promise<Restored & Pick<FetchedCopy, "lostImages">> {
	return withFetched(store, options, async ({ file, lostImages }, folder) => {
		const restored = await runRestore(file, { onProgress: options.onProgress }, place);
		await writeErased(place.backupDir, (await readErased([folder], "")) ?? []);
		await writeUnsubscribed(place.backupDir, (await readUnsubscribed([folder])) ?? []);
		return { ...restored, lostImages };
	});
}

/** Restores a copy into a folder that is deleted afterwards; `pages` are read from it. */
export async function checkCopy(
	store: ObjectStore,
	options: Options,
	pages: PageReader | undefined,
): Promise<Checked> {
	return withFetched(store, options, ({ file }) =>
		checkRestore(file, { onProgress: options.onProgress, pages }),
	);
}

async function withFetched<Result>(
	store: ObjectStore,
	options: Options,
	use: (copy: FetchedCopy, folder: string) => Promise<Result>,
): Promise<Result> {
	const folder = await makeScratchFolder("restore");
	try {
		return await use(await fetchCopy(store, { ...options, folder }), folder);
	} finally {
		await rm(folder, { recursive: true });
	}
}
