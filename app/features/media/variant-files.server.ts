import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

type KeptFile = { path: string; bytes: number; writtenMs: number };

/**
 * Files that can be made again, kept in `folder` up to about `maxBytes`: when there are more, the oldest go until
 * nine tenths are left.
 */
export function variantFiles(folder: string, maxBytes: number) {
	let knownBytes: number | undefined;

	/** The bytes of a kept file, if it is there. */
	async function find(name: string): Promise<Buffer<ArrayBuffer> | undefined> {
		return readFile(join(folder, name)).catch(() => undefined);
	}

	/** Keeps a file. It is written aside and renamed, so that no reader ever finds half of one. */
	async function keep(name: string, bytes: Uint8Array): Promise<void> {
		await mkdir(folder, { recursive: true });
		const draft = join(folder, `.${name}.${process.pid}`);
		await writeFile(draft, bytes);
		await rename(draft, join(folder, name));
		knownBytes = knownBytes === undefined ? totalOf(await list()) : knownBytes + bytes.length;
		if (knownBytes > maxBytes) knownBytes = await prune();
	}

	async function prune(): Promise<number> {
		const files = (await list()).toSorted((one, other) => one.writtenMs - other.writtenMs);
		let left = totalOf(files);
		for (const { path, bytes } of files) {
			if (left <= maxBytes * 0.9) break;
			await rm(path, { force: true });
			left -= bytes;
		}
		return left;
	}

	async function list(): Promise<KeptFile[]> {
		const names = await readdir(folder);
		const stats = names.map(async (name) => {
			const path = join(folder, name);
			const found = await stat(path).catch(() => undefined);
			return found === undefined ? [] : [{ path, bytes: found.size, writtenMs: found.mtimeMs }];
		});
		return (await Promise.all(stats)).flat();
	}

	return { find, keep };
}

function totalOf(files: KeptFile[]): number {
	return files.reduce((sum, { bytes }) => sum + bytes, 0);
}
