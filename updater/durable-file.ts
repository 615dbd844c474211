import {
	closeSync,
	existsSync,
	fsyncSync,
	openSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { dirname } from "node:path";

/** Writes a file of JSON that is whole and on the disk once this returns, whenever a machine ends. */
export function writeDurably(file: string, value: unknown): void {
	const unfinished = `${file}.new`;
	const handle = openSync(unfinished, "w", 0o644);
	writeFileSync(handle, JSON.stringify(value));
	fsyncSync(handle);
	closeSync(handle);
	renameSync(unfinished, file);
	syncFolder(dirname(file));
}

/** Reads a file that was written durably; undefined where there is none. */
export function readDurable<Value>(file: string): Value | undefined {
	return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Value) : undefined;
}

/** Removes a file, for good once this returns. */
export function removeDurably(file: string): void {
	rmSync(file, { force: true });
	syncFolder(dirname(file));
}

/** Has the names in a folder on the disk. */
export function syncFolder(folder: string): void {
	const handle = openSync(folder, "r");
	fsyncSync(handle);
	closeSync(handle);
}
