import { join } from "node:path";
import { z } from "zod";
import { erasedListName } from "#app/features/backups/backup.ts";
import { type ErasedPerson, erasedPerson } from "#app/features/newsletter/subscriber.ts";
import { appendLines, readLines } from "./lines-file.ts";

/** A line: one person, or everybody who was on the list when it was written as a whole. */
const lineShape = z.union([erasedPerson.transform((person) => [person]), z.array(erasedPerson)]);

/**
 * Lays the list of those who were erased beside the backups: these were written before, and a
 * restore would bring people back. It holds keyed hashes, as the database does, and no address.
 * Nobody makes no list: one that is missing has to be noticed when an archive comes from elsewhere.
 */
export async function writeErased(folder: string, erased: readonly ErasedPerson[]): Promise<void> {
	const noted = new Map((await readList(folder))?.map(({ hash, erasedAt }) => [hash, erasedAt]));
	const added = erased.filter(({ hash, erasedAt }) => erasedAt > (noted.get(hash) ?? ""));
	await appendLines(join(folder, erasedListName), added);
}

/** People erased after an instant, by the lists of some folders; undefined without one. */
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

const readList = (folder: string) =>
	readLines(join(folder, erasedListName), (value) => lineShape.parse(value));
