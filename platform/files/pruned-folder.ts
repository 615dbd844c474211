import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

type StoredFile = { path: string; bytes: number; writtenMs: number };

/** Limits of a folder: its total size, and the age of its files. */
export type FolderLimits = { maxBytes: number; writtenAfter?: Date };

/** Deletes files of a folder, the oldest first, until the limits are met. @returns the bytes left. */
export async function pruneFolder(folder: string, limits: FolderLimits): Promise<number> {
	const files = (await listFiles(folder)).toSorted((one, other) => one.writtenMs - other.writtenMs);
	const oldestMs = limits.writtenAfter?.getTime() ?? Number.NEGATIVE_INFINITY;
	let leftBytes = totalBytes(files);
	for (const { path, bytes, writtenMs } of files) {
		if (leftBytes <= limits.maxBytes && writtenMs >= oldestMs) break;
		await rm(path, { force: true });
		leftBytes -= bytes;
	}
	return leftBytes;
}

/** Bytes of all files of a folder; 0 when there is no such folder. */
export async function folderBytes(folder: string): Promise<number> {
	return totalBytes(await listFiles(folder));
}

async function listFiles(folder: string): Promise<StoredFile[]> {
	const files: StoredFile[] = [];
	for (const name of await fileNames(folder)) {
		const path = join(folder, name);
		// Another process may have deleted it since.
		const found = await stat(path).catch(() => undefined);
		if (found?.isFile()) files.push({ path, bytes: found.size, writtenMs: found.mtimeMs });
	}
	return files;
}

/** Names of what is in a folder; none when there is no such folder. */
export async function fileNames(folder: string): Promise<string[]> {
	return readdir(folder).catch((error: NodeJS.ErrnoException) => {
		if (error.code === "ENOENT") return [];
		throw error;
	});
}

function totalBytes(files: StoredFile[]): number {
	return files.reduce((sum, { bytes }) => sum + bytes, 0);
}
