import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ObjectStore } from "#platform/storage/object-store.ts";
import { sha256 } from "#server/backup/row-digest.ts";
import { encryptBytes } from "./age-bytes.ts";
import { listObject, peopleLists } from "./layout.ts";

/** A list of people whom no copy may bring back. */
type PeopleList = { name: (typeof peopleLists)[number]; bytes: Buffer };

/** The lists of a folder that have changed since they were last sent, by their digests then. */
export async function changedLists(
	folder: string,
	sent: Readonly<Record<string, string>> = {},
): Promise<PeopleList[]> {
	const lists = await Promise.all(
		peopleLists.map(async (name) => {
			const bytes = await readFile(join(folder, name)).catch((error: NodeJS.ErrnoException) => {
				if (error.code !== "ENOENT") throw error;
			});
			return bytes === undefined || sha256(bytes) === sent[name] ? [] : [{ name, bytes }];
		}),
	);
	return lists.flat();
}

/** Stores lists, encrypted, at a place that is claimed. @returns their digests. */
export async function sendLists(
	store: ObjectStore,
	lists: readonly PeopleList[],
	recipient: string,
): Promise<Record<string, string>> {
	const sent: Record<string, string> = {};
	for (const { name, bytes } of lists) {
		const encrypted = await encryptBytes(bytes, recipient);
		await store.write(listObject(name), { bytes: encrypted, sha256: sha256(encrypted) });
		sent[name] = sha256(bytes);
	}
	return sent;
}
