import { statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { hasMetDamage } from "./database-failure.ts";
import { sqliteFile } from "./sqlite.ts";

/** Reading a larger file through would hold a start up: it is looked through while the site runs. */
const largestChecked = 256 * 1024 * 1024;
/** The exit code of a process that found damage; none of Node's own. */
export const damagedExitCode = 90;

/** A database file whose contents cannot be right. */
export class DamagedDatabaseError extends Error {
	override name = "DamagedDatabaseError";
}

/** Returns whether SQLite says that a file is damaged, or none of its own. */
export function isDamaged(error: unknown): boolean {
	return error instanceof DamagedDatabaseError || hasMetDamage(error);
}

/**
 * Looks through the database file of a data folder, where there is one, and writes nothing to it
 * (https://sqlite.org/pragma.html#pragma_quick_check).
 * @throws DamagedDatabaseError, or SQLite's own error for a file that is no database.
 */
export function refuseDamage(folder: string): void {
	const path = sqliteFile(folder);
	const size = sizeOf(path);
	if (size === 0 || size > largestChecked) return;
	try {
		checkFile(path);
	} catch (error) {
		// Whatever else is wrong, opening it to write says better; a lock is another start's.
		if (isDamaged(error)) throw error;
	}
}

/** Returns whether a start leaves the file of a data folder to be looked through later. */
export function isCheckedLater(folder: string): boolean {
	return sizeOf(sqliteFile(folder)) > largestChecked;
}

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

/**
 * Looks through a database file, of whatever size.
 * @throws DamagedDatabaseError, or SQLite's own error where it cannot be read.
 */
export function checkFile(path: string): void {
	const file = new DatabaseSync(path, { readOnly: true });
	try {
		const found = file.prepare("pragma quick_check(1)").get()?.quick_check;
		if (found !== "ok") throw new DamagedDatabaseError(String(found));
	} finally {
		file.close();
	}
}
