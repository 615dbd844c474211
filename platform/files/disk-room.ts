import { existsSync } from "node:fs";
import { stat, statfs } from "node:fs/promises";
import { dirname, resolve } from "node:path";

/** Returns the free bytes on the disk of a folder. */
export async function freeBytesOf(folder: string): Promise<number> {
	const { bavail, bsize } = await statfs(folder);
	return bavail * bsize;
}

/** The same if a folder, which need not exist, is on another disk; null otherwise, or if unknown. */
export async function freeBytesElsewhere(folder: string, than: string): Promise<number | null> {
	try {
		if (await isSameDisk(folder, than)) return null;
		return await freeBytesOf(nearestFolder(resolve(folder)));
	} catch {
		return null;
	}
}

/** Returns whether two folders share a disk; the first need not be there yet. */
export async function isSameDisk(folder: string, other: string): Promise<boolean> {
	const existing = await stat(nearestFolder(resolve(folder)));
	return existing.dev === (await stat(other)).dev;
}

/** The folder itself, or the nearest one above it that is there. */
export function nearestFolder(folder: string): string {
	const above = dirname(folder);
	return existsSync(folder) || above === folder ? folder : nearestFolder(above);
}
