import { randomUUID } from "node:crypto";
import { rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { makeFolder, ownerOnly } from "./owner-only.ts";

/**
 * Writes a file aside and renames it, so that no reader ever finds half of one. Missing folders are
 * made; file and folders are their owner's alone. @throws the system's error, such as ENOSPC;
 * nothing is left behind then.
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
