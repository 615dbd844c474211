import { chmod, mkdir, open, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { nearestFolder } from "./disk-room.ts";

/** The site's data names people: only the account of the site may read it. */
export const ownerOnly = { file: 0o600, folder: 0o700 } as const;

/**
 * Makes an empty file that its owner alone reads, unless there is one. SQLite gives the files that
 * it lays beside a database (`-wal`, `-shm`) the mode of the database
 * (https://sqlite.org/src/file/src/os_unix.c, findCreateFileMode).
 */
export async function createOwnerOnly(path: string): Promise<void> {
	await (await open(path, "a", ownerOnly.file)).close();
}

/**
 * Makes a folder, with those above it, where they are missing. One at a time: Node's own `recursive`
 * never ends where the system makes nothing, as below `/proc`.
 * @throws the system's error where that is not possible.
 */
export async function makeFolder(folder: string): Promise<void> {
	const path = resolve(folder);
	const existing = await nearestFolder(path);
	const missing: string[] = [];
	for (let above = path; above !== existing; above = dirname(above)) missing.unshift(above);
	for (const one of missing) {
		await mkdir(one, { mode: ownerOnly.folder }).catch((error: NodeJS.ErrnoException) => {
			// Another process made it meanwhile.
			if (error.code !== "EEXIST") throw error;
		});
	}
}

/**
 * Makes a data folder where there is none, and tries to write there.
 * @throws the system's error where that is not possible.
 */
export async function makeDataFolder(dataDir: string): Promise<void> {
	await makeFolder(dataDir);
	const probe = join(dataDir, `.probe-${process.pid}`);
	await writeFile(probe, "probe", { mode: ownerOnly.file });
	await rm(probe);
}

/** Files that the site writes into its data folder; it changes no others. */
const ownFile = /^(ensemble\.sqlite(-wal|-shm|-journal)?|start\.lock(-journal)?)$/;
const ownFolders = ["outbox", "cache", "backups"];

/**
 * Takes a data folder and what the site wrote there out of the sight of other accounts, for folders
 * that an earlier version made. @throws the system's error when they belong to another account.
 */
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
