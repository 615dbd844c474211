import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { ErasedPerson } from "#app/features/newsletter/subscribers/subscribers.erasure.server.ts";
import { writeAtomically } from "#platform/files/atomic-file.ts";

const listName = "erased.json";

const listShape = z.array(z.object({ hash: z.string(), erasedAt: z.string() }));

/**
 * Lays the list of those who were erased beside the backups: these were written before, and a
 * restore would bring people back. It holds keyed hashes, as the database does, and no address. Who
 * is on the list already stays there: another process, or another site, may have put them there.
 * Nobody makes no list: one that is missing has to be noticed when an archive comes from elsewhere.
 */
export async function writeErased(folder: string, erased: readonly ErasedPerson[]): Promise<void> {
	if (erased.length === 0) return;
	const noted = (await readList(folder)) ?? [];
	await writeAtomically(join(folder, listName), JSON.stringify(latestOfEach([...noted, ...erased])));
}

/**
 * Those who were erased after an instant, by the lists of some folders; undefined where none has a
 * list.
 */
export async function readErased(
	folders: readonly string[],
	after: string,
): Promise<ErasedPerson[] | undefined> {
	const lists = await Promise.all([...new Set(folders)].map(readList));
	const found = lists.filter((list) => list !== undefined);
	if (found.length === 0) return undefined;
	return latestOfEach(found.flat()).filter(({ erasedAt }) => erasedAt > after);
}

function latestOfEach(people: readonly ErasedPerson[]): ErasedPerson[] {
	const latest = new Map<string, ErasedPerson>();
	for (const person of people) {
		const known = latest.get(person.hash);
		if (known === undefined || known.erasedAt < person.erasedAt) latest.set(person.hash, person);
	}
	return [...latest.values()];
}

/** @throws Error for a list that cannot be read: nobody may come back because of that. */
async function readList(folder: string): Promise<ErasedPerson[] | undefined> {
	const path = join(folder, listName);
	const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
		if (error.code === "ENOENT") return undefined;
		throw error;
	});
	if (text === undefined) return undefined;
	try {
		return listShape.parse(JSON.parse(text));
	} catch {
		throw new Error(`${path} cannot be read: mend or remove it, then restore.`);
	}
}
