import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ObjectStore } from "#platform/storage/object-store.ts";
import { sha256 } from "#server/backup/row-digest.ts";
import { encryptBytes } from "./age-bytes.ts";
import { listObject, peopleLists } from "./layout.ts";

/**
 * Stores the lists of people whom no copy may bring back, where they have changed since the last
 * time, whose digests are `sent`. @returns those of now.
 */
export async function sendLists(
	store: ObjectStore,
	folder: string,
	recipient: string,
	sent: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
	const now: Record<string, string> = { ...sent };
	for (const list of peopleLists) {
		const bytes = await readFile(join(folder, list)).catch((error: NodeJS.ErrnoException) => {
			if (error.code !== "ENOENT") throw error;
		});
		if (bytes === undefined || sha256(bytes) === sent[list]) continue;
		const encrypted = await encryptBytes(bytes, recipient);
		await store.write(listObject(list), { bytes: encrypted, sha256: sha256(encrypted) });
		now[list] = sha256(bytes);
	}
	return now;
}
