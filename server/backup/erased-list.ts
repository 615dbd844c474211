import { appendFile, mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { erasedListName } from "#app/features/backups/backup.ts";
import { type ErasedPerson, erasedPerson } from "#app/features/newsletter/erased-person.ts";
import { ownerOnly } from "#platform/files/owner-only.ts";

/** A line: one person, or everybody who was on the list when it was written as a whole. */
const lineShape = z.union([erasedPerson.transform((person) => [person]), z.array(erasedPerson)]);

/**
 * Lays the list of those who were erased beside the backups: these were written before, and a
 * restore would bring people back. It holds keyed hashes, as the database does, and no address. Only
 * lines are added, in one write: several processes, or another site, may add theirs meanwhile.
 * Nobody makes no list: one that is missing has to be noticed when an archive comes from elsewhere.
 */
export async function writeErased(folder: string, erased: readonly ErasedPerson[]): Promise<void> {
	const noted = new Map((await readList(folder))?.map(({ hash, erasedAt }) => [hash, erasedAt]));
	const added = erased.filter(({ hash, erasedAt }) => erasedAt > (noted.get(hash) ?? ""));
	if (added.length === 0) return;
	await mkdir(folder, { recursive: true, mode: ownerOnly.folder });
	// The line before may have been broken off, on a full disk.
	const lines = added.map((person) => `\n${JSON.stringify(person)}`).join("");
	await appendFile(join(folder, erasedListName), `${lines}\n`, { mode: ownerOnly.file });
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
	const path = join(folder, erasedListName);
	const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
		if (error.code === "ENOENT") return undefined;
		throw error;
	});
	if (text === undefined) return undefined;
	const lines = text.split("\n").filter((line) => line !== "");
	return lines.flatMap((line) => {
		const people = peopleOf(line);
		if (people !== undefined) return people;
		// What was broken off was written again as a whole.
		if (lines.some((other) => other !== line && other.startsWith(line))) return [];
		throw new Error(`${path} cannot be read: mend or remove it, then restore.`);
	});
}

function peopleOf(line: string): ErasedPerson[] | undefined {
	try {
		return lineShape.parse(JSON.parse(line));
	} catch {
		return undefined;
	}
}
