import { stat, statfs } from "node:fs/promises";
import { dirname, resolve } from "node:path";

/** Returns the free bytes on the disk of a folder. */
export async function freeBytesOf(folder: string): Promise<number> {
	const { bavail, bsize } = await statfs(folder);
	return bavail * bsize;
}

/**
 * The same of a folder, which need not be there yet, where it is on another disk than a second one;
 * null where both share one, or where nobody can look at it.
 */
export async function freeBytesElsewhere(folder: string, than: string): Promise<number | null> {
	try {
		if (await isSameDisk(folder, than)) return null;
		return await freeBytesOf(await nearestFolder(resolve(folder)));
	} catch {
		return null;
	}
}

/** Returns whether two folders share a disk; the first need not be there yet. */
export async function isSameDisk(folder: string, other: string): Promise<boolean> {
	const existing = await nearestFolder(resolve(folder));
	const [{ dev: disk }, { dev: otherDisk }] = await Promise.all([stat(existing), stat(other)]);
	return disk === otherDisk;
}

/** The folder itself, or the nearest one above it that is there. */
export async function nearestFolder(folder: string): Promise<string> {
	const isThere = await stat(folder).then(
		() => true,
		() => false,
	);
	const above = dirname(folder);
	return isThere || above === folder ? folder : nearestFolder(above);
}
