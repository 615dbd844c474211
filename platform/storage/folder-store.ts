import { createReadStream, createWriteStream } from "node:fs";
import { copyFile, mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join, relative, sep } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ownerOnly } from "#platform/files/owner-only.ts";
import type { StoragePlace } from "#platform/storage-place.ts";
import type { ObjectSource, ObjectStore, StoredObject } from "./object-store.ts";
import { StorageError, type StorageTrouble } from "./storage-error.ts";

/** Begins the name of a file that is not whole yet. */
const draftStart = ".draft-";
/** The age of a draft that is no longer written. */
const abandonedMs = 24 * 60 * 60 * 1000;

const troubles: Record<string, StorageTrouble> = {
	...{ EACCES: "refused", EPERM: "refused", EROFS: "refused" },
	...{ ENOSPC: "full", EDQUOT: "full", EFBIG: "full" },
	...{ EIO: "away", ESTALE: "away", ENODEV: "away", ENXIO: "away", ENOTCONN: "away" },
	...{ EHOSTDOWN: "away", EHOSTUNREACH: "away", ETIMEDOUT: "away" },
};

/** Keeps objects as files of a folder, such as a mounted disk, that must be there. */
export function openFolderStore({ path: root }: Extract<StoragePlace, { kind: "folder" }>): ObjectStore {
	/** Does something below the folder: one that is made anew would stand on the disk below a mount. */
	async function attempt<Result>(work: () => Promise<Result>): Promise<Result> {
		try {
			if (!(await stat(root)).isDirectory()) throw new StorageError("missing", `${root} is no folder.`);
			return await work();
		} catch (error) {
			throw failureOf(error, root);
		}
	}

	return {
		place: root,
		list: (folder) => attempt(() => listFiles(root, join(root, folder))),
		write: (name, source) => attempt(() => writeWhole(join(root, name), source)),
		read: (name) => attempt(() => readFile(join(root, name)).catch(unlessMissing)),
		readInto: (name, file) =>
			attempt(async () => {
				const found = await stat(join(root, name)).catch(unlessMissing);
				if (found !== undefined) await copyFile(join(root, name), file);
				return found !== undefined;
			}),
		remove: (name) => attempt(() => rm(join(root, name), { force: true })),
	};
}

function failureOf(error: unknown, root: string): StorageError {
	if (error instanceof StorageError) return error;
	const { code = "", path, message } = error as NodeJS.ErrnoException;
	if (code === "ENOENT" && path === root) {
		return new StorageError("missing", `There is no folder ${root}: is its disk mounted?`);
	}
	return new StorageError(troubles[code] ?? "failed", `${root}: ${message}`, { cause: error });
}

/** Stands for what is not there. @throws any other failure. */
function unlessMissing(error: NodeJS.ErrnoException): undefined {
	if (error.code !== "ENOENT") throw error;
}

async function listFiles(root: string, folder: string): Promise<StoredObject[]> {
	const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(unlessMissing);
	const found: StoredObject[] = [];
	for (const entry of entries ?? []) {
		if (!entry.isFile()) continue;
		const path = join(entry.parentPath, entry.name);
		const file = await stat(path).catch(unlessMissing);
		if (file === undefined) continue;
		if (entry.name.startsWith(draftStart)) await removeAbandoned(path, file.mtimeMs);
		else
			found.push({
				name: relative(root, path).replaceAll(sep, "/"),
				bytes: file.size,
				changedAt: file.mtime,
			});
	}
	return found;
}

async function removeAbandoned(path: string, changedMs: number): Promise<void> {
	if (Date.now() - changedMs > abandonedMs) await rm(path, { force: true });
}

/** Writes a file aside, has the disk keep it, and gives it its name. */
async function writeWhole(path: string, source: ObjectSource): Promise<void> {
	await mkdir(dirname(path), { recursive: true, mode: ownerOnly.folder });
	const draft = join(dirname(path), `${draftStart}${process.pid}-${basename(path)}`);
	const bytes = "file" in source ? createReadStream(source.file) : Readable.from([source.bytes]);
	try {
		await pipeline(bytes, createWriteStream(draft, { mode: ownerOnly.file }));
		await synchronise(draft);
		await rename(draft, path);
	} catch (error) {
		await rm(draft, { force: true }).catch(() => undefined);
		throw error;
	}
}

async function synchronise(path: string): Promise<void> {
	const file = await open(path, "r+");
	try {
		await file.sync();
	} finally {
		await file.close();
	}
}
