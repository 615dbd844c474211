import { access, mkdir, readFile, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { makeFolder, ownerOnly } from "#platform/files/owner-only.ts";

/** Content of a file: text, bytes, or pieces one by one, so that no long list is in memory whole. */
type Contents = string | Uint8Array | AsyncIterable<Uint8Array>;

/** A folder that is being filled. Paths are relative to it, with `/`. */
export type ExportFolder = {
	write(path: string, contents: Contents): Promise<void>;
	readText(path: string): Promise<string>;
};

/** The folder cannot be filled; the message is one line for the terminal. */
export class ExportFolderError extends Error {}

/** The file that tells a folder that was broken off from one that is whole. */
const unfinishedName = "UNFINISHED.txt";
const unfinishedNote =
	"This export was broken off and is not whole: delete the folder. The next export to the same place replaces it.\n" +
	"Cet export a été interrompu et n’est pas complet : supprimez le dossier. Le prochain export au même endroit le remplace.\n";

/**
 * Fills a folder beside its place, which it takes once it is whole; its owner alone can read it. What
 * fails, or what `signal` ends, leaves nothing; a process that is killed leaves a folder that says so.
 * @throws ExportFolderError for a place that holds something already.
 */
export async function fillFolder<Result>(
	path: string,
	signal: AbortSignal,
	fill: (folder: ExportFolder) => Promise<Result>,
): Promise<Result> {
	const folder = resolve(path);
	const partial = `${folder}.partial`;
	await makeFolder(dirname(folder));
	await freePlace(folder);
	await removeUnfinished(partial);
	await mkdir(partial, { mode: ownerOnly.folder });
	try {
		await writeFile(join(partial, unfinishedName), unfinishedNote, { mode: ownerOnly.file });
		const result = await fill({
			async write(file, contents) {
				signal.throwIfAborted();
				const whole = join(partial, file);
				await makeFolder(dirname(whole));
				await writeFile(whole, contents, { mode: ownerOnly.file });
			},
			readText: (file) => readFile(join(partial, file), "utf8"),
		});
		signal.throwIfAborted();
		await rm(join(partial, unfinishedName));
		await rename(partial, folder);
		return result;
	} catch (error) {
		await rm(partial, { recursive: true, force: true });
		throw error;
	}
}

/** Removes an empty folder, in whose place the new one will be. */
async function freePlace(folder: string): Promise<void> {
	try {
		await rmdir(folder);
	} catch (error) {
		const { code = "" } = error as NodeJS.ErrnoException;
		if (code === "ENOENT") return;
		const reason = reasons[code];
		if (reason === undefined) throw error;
		throw new ExportFolderError(`${folder} ${reason}: name one that is not there yet. Nothing was done.`);
	}
}

const reasons: Record<string, string> = {
	ENOTEMPTY: "holds something already",
	EEXIST: "holds something already",
	ENOTDIR: "is a file",
	EBUSY: "is where a disk is mounted",
	EINVAL: "is the folder at hand",
};

/** Removes what a killed export left behind, and nothing else. */
async function removeUnfinished(partial: string): Promise<void> {
	const isOurs = await access(join(partial, unfinishedName)).then(
		() => true,
		() => false,
	);
	if (isOurs) return rm(partial, { recursive: true });
	const isThere = await access(partial).then(
		() => true,
		() => false,
	);
	if (isThere) throw new ExportFolderError(`${partial} is in the way: move it. Nothing was done.`);
}
