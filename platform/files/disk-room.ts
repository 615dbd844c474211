import { stat, statfs } from "node:fs/promises";
import { dirname, resolve } from "node:path";

/** How many bytes may still be stored on the disk of a folder. */
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
		const existing = await nearestFolder(resolve(folder));
		const [{ dev: disk }, { dev: other }] = await Promise.all([stat(existing), stat(than)]);
		return disk === other ? null : await freeBytesOf(existing);
	} catch {
		return null;
	}
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
