import { randomUUID } from "node:crypto";
import { chmod, mkdir, open, readdir, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { nearestFolder } from "./disk-room.ts";

/** The site's data names people: only the account of the site may read it. */
export const ownerOnly = { file: 0o600, folder: 0o700 } as const;

/**
 * Makes an empty file that its owner alone reads, unless there is one. SQLite gives `-wal` and
 * `-shm` the mode of their database (https://sqlite.org/src/file/src/os_unix.c, findCreateFileMode).
 */
export async function createOwnerOnly(path: string): Promise<void> {
	await (await open(path, "a", ownerOnly.file)).close();
}

/** Makes a folder and those above it, one by one: Node's `recursive` never ends below `/proc`. */
export async function makeFolder(folder: string): Promise<void> {
	const path = resolve(folder);
	const existing = nearestFolder(path);
	const missing: string[] = [];
	for (let above = path; above !== existing; above = dirname(above)) missing.unshift(above);
	for (const one of missing) {
		await mkdir(one, { mode: ownerOnly.folder }).catch((error: NodeJS.ErrnoException) => {
			// Another process made it meanwhile.
			if (error.code !== "EEXIST") throw error;
		});
	}
}

/** Makes a data folder where there is none, and tries to write there. @throws the system's error. */
export async function makeDataFolder(dataDir: string): Promise<void> {
	await makeFolder(dataDir);
	const probe = join(dataDir, `.probe-${process.pid}`);
	await writeFile(probe, "probe", { mode: ownerOnly.file });
	await rm(probe);
}

/** Files that the site writes into its data folder; it changes no others. */
const ownFile = /^(ensemble\.sqlite(-wal|-shm|-journal)?|start\.lock(-journal)?|applications\.key)$/;
const ownFolders = ["outbox", "cache", "backups"];

/** Hides the site's files, which earlier versions did not, from other accounts. */
export async function restrictToOwner(dataDir: string): Promise<void> {
	await chmod(dataDir, ownerOnly.folder);
	for (const entry of await readdir(dataDir, { withFileTypes: true })) {
		const path = join(dataDir, entry.name);
		if (entry.isFile() && ownFile.test(entry.name)) await chmod(path, ownerOnly.file);
		if (entry.isDirectory() && ownFolders.includes(entry.name)) await restrictTree(path);
	}
}

async function restrictTree(folder: string): Promise<void> {
	await chmod(folder, ownerOnly.folder);
	for (const entry of await readdir(folder, { withFileTypes: true })) {
		const path = join(folder, entry.name);
		if (entry.isDirectory()) await restrictTree(path);
		else if (entry.isFile()) await chmod(path, ownerOnly.file);
	}
}

/**
 * Writes a file aside and renames it, so that no reader finds half of one. Makes missing folders.
 * @throws the system's error, such as ENOSPC; nothing is left behind then.
 */
export async function writeAtomically(path: string, bytes: Parameters<typeof writeFile>[1]): Promise<void> {
	const folder = dirname(path);
	await makeFolder(folder);
	const draft = join(folder, `.${basename(path)}.${randomUUID()}`);
	try {
		await writeFile(draft, bytes, { mode: ownerOnly.file });
		await rename(draft, path);
	} catch (error) {
		await rm(draft, { force: true });
		throw error;
	}
}
