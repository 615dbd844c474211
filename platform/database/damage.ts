import { fork } from "node:child_process";
import { statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { hasMetDamage } from "./database-failure.ts";
import { sqliteFile } from "./sqlite.ts";

/** Reading a larger file through would hold a start up: it is looked through while the site runs. */
const largestChecked = 256 * 1024 * 1024;
/** The exit code of a process that found damage; none of Node's own. */
export const damagedExitCode = 90;

/** A database file whose contents cannot be right. */
export class DamagedDatabaseError extends Error {}

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

/** Looks through a database file. @throws DamagedDatabaseError, or SQLite's own error. */
export function checkFile(path: string): void {
	const file = new DatabaseSync(path, { readOnly: true });
	try {
		const found = file.prepare("pragma quick_check(1)").get()?.quick_check;
		if (found !== "ok") throw new DamagedDatabaseError(String(found));
	} finally {
		file.close();
	}
}

const entry = new URL("./damage-process.server.ts", import.meta.url);

/**
 * Looks through a large database file in a process of its own, beside the site's reads and writes.
 * @returns whether it is damaged; undefined where `signal` ended it.
 * @throws Error where the file could not be looked through.
 */
export async function isFileDamaged(folder: string, signal: AbortSignal): Promise<boolean | undefined> {
	if (signal.aborted) return undefined;
	const child = fork(entry, [sqliteFile(folder)], { env: {}, execArgv: [], stdio: "ignore" });
	const end = () => void child.kill("SIGKILL");
	signal.addEventListener("abort", end, { once: true });
	try {
		const code = await new Promise<number | null>((resolve, reject) => {
			child.once("close", resolve);
			child.once("error", reject);
		});
		if (signal.aborted) return undefined;
		if (code === 0 || code === damagedExitCode) return code === damagedExitCode;
		throw new Error(`The process that looked through the database file ended with ${code}.`);
	} finally {
		signal.removeEventListener("abort", end);
	}
}
