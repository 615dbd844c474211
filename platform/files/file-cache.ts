import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import PQueue from "p-queue";
import { singleFlight } from "#platform/concurrency/single-flight.ts";
import type { Log } from "#platform/log/log.ts";
import { writeAtomically } from "./owner-only.ts";
import { fileNames, folderBytes, pruneFolder } from "./pruned-folder.ts";

type Bytes = Buffer<ArrayBuffer>;

export type FileCache = ReturnType<typeof fileCache>;

/** Pruning goes this far below the bound, so that it is not done again with the next file. */
const leftAfterPruning = 0.9;
/** Reads at the same time: those that end together share a turn, which took 400 ms for 500. */
const maxReads = 8;

/** Caches files in a folder, which may be emptied, up to about `maxBytes`: then the oldest go. */
export function fileCache({ folder, maxBytes, log }: { folder: string; maxBytes: number; log: Log }) {
	const once = singleFlight<Bytes>();
	const reads = new PQueue({ concurrency: maxReads });
	let knownBytes: number | undefined;
	/** Names of the stored files, so that a miss does not touch the disk. */
	let names: Set<string> | undefined;

	/** The bytes of a stored file, if it is there. */
	async function find(name: string): Promise<Bytes | undefined> {
		names ??= await list();
		return names.has(name) ? read(name) : undefined;
	}

	/** Returns whether a file is stored, as far as this process knows without a look at the disk. */
	function has(name: string): boolean {
		return names?.has(name) ?? false;
	}

	async function read(name: string): Promise<Bytes | undefined> {
		try {
			const bytes = await reads.add(() => readFile(join(folder, name)));
			names?.add(name);
			return bytes;
		} catch (error) {
			if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
			names?.delete(name);
			return undefined;
		}
	}

	/** A stored file, or else what `make` makes, once for all who ask meanwhile. @throws its error. */
	function findOrMake(name: string, make: () => Promise<Bytes>): Promise<Bytes> {
		return once(name, async () => {
			// Looked for on the disk: another process may have stored it.
			const stored = await read(name);
			if (stored !== undefined) return stored;
			const made = await make();
			// On a full disk it is made again with the next request: better than none.
			await store(name, made).catch((error: unknown) => log.warn({ err: error }, "a file was not cached"));
			return made;
		});
	}

	/** Stores a file. */
	async function store(name: string, bytes: Uint8Array): Promise<void> {
		await writeAtomically(join(folder, name), bytes);
		names?.add(name);
		knownBytes = knownBytes === undefined ? await folderBytes(folder) : knownBytes + bytes.length;
		if (knownBytes > maxBytes) {
			// Counted down at once: what is stored meanwhile begins no second pruning.
			knownBytes = maxBytes * leftAfterPruning;
			knownBytes = await pruneFolder(folder, { maxBytes: knownBytes });
			names = await list();
		}
	}

	/** Removes files, those that are there. */
	async function remove(gone: readonly string[]): Promise<void> {
		for (const name of gone) {
			names?.delete(name);
			await rm(join(folder, name), { force: true });
		}
	}

	/** The names of all stored files. */
	async function list(): Promise<Set<string>> {
		return new Set(await fileNames(folder));
	}

	/** Returns whether so little is left that storing more would delete what is stored. */
	async function isFull(): Promise<boolean> {
		knownBytes ??= await folderBytes(folder);
		return knownBytes > maxBytes * leftAfterPruning;
	}

	return { find, has, findOrMake, store, remove, list, isFull };
}
