import { appendFile, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { z } from "zod";
import { erasedListName, unsubscribedListName } from "#app/features/backups/backup.ts";
import {
	type ErasedPerson,
	erasedPerson,
	type UnsubscribedPerson,
	unsubscribedPerson,
} from "#app/features/newsletter/subscriber.ts";
import { makeFolder, ownerOnly } from "#platform/files/owner-only.ts";

// Lists beside the backups of people whom a restore would bring back, as JSON lines of keyed hashes.

const erasedList = peopleList(erasedListName, erasedPerson, ({ erasedAt }) => erasedAt);
const unsubscribedList = peopleList(unsubscribedListName, unsubscribedPerson, ({ changedAt }) => changedAt);

/** Adds people to the list of those who were erased. */
export async function writeErased(folder: string, erased: readonly ErasedPerson[]): Promise<void> {
	const noted = await erasedList.read([folder]);
	const added = erased.filter(({ hash, erasedAt }) => erasedAt > (noted?.get(hash)?.erasedAt ?? ""));
	await erasedList.append(folder, added);
}

/** People erased after an instant, by the lists of some folders; undefined where none has a list. */
export async function readErased(
	folders: readonly string[],
	after: string,
): Promise<ErasedPerson[] | undefined> {
	const latest = await erasedList.read(folders);
	return latest && [...latest.values()].filter(({ erasedAt }) => erasedAt > after);
}

/** Adds to the list of those who unsubscribed; who subscribed again only if the list has them. */
export async function writeUnsubscribed(
	folder: string,
	people: readonly UnsubscribedPerson[],
): Promise<void> {
	const noted = await unsubscribedList.read([folder]);
	const added = people.filter(({ hash, changedAt, isSubscribed }) => {
		const known = noted?.get(hash);
		if (isSubscribed) return known?.isSubscribed === false && changedAt >= known.changedAt;
		return known === undefined || known.changedAt < changedAt;
	});
	await unsubscribedList.append(folder, added);
}

/** Reads the people who are unsubscribed by the lists of some folders; undefined where none has a list. */
export async function readUnsubscribed(
	folders: readonly string[],
): Promise<UnsubscribedPerson[] | undefined> {
	const latest = await unsubscribedList.read(folders);
	return latest && [...latest.values()].filter(({ isSubscribed }) => !isSubscribed);
}

function peopleList<Person extends { hash: string }>(
	name: string,
	person: z.ZodType<Person>,
	changedAt: (person: Person) => string,
) {
	/** One change of one person, or a whole list. */
	const lineShape = z.union([person.transform((one) => [one]), z.array(person)]);

	return {
		/** The last entry of each person by hash; undefined where no folder has a list. */
		async read(folders: readonly string[]): Promise<Map<string, Person> | undefined> {
			const paths = [...new Set(folders)].map((folder) => join(folder, name));
			const lists = await Promise.all(paths.map((path) => readLines(path, (line) => lineShape.parse(line))));
			const found = lists.filter((list) => list !== undefined);
			const latest = new Map<string, Person>();
			for (const one of found.flat()) {
				const known = latest.get(one.hash);
				if (known === undefined || changedAt(known) <= changedAt(one)) latest.set(one.hash, one);
			}
			return found.length === 0 ? undefined : latest;
		},
		append: (folder: string, people: readonly Person[]) => appendLines(join(folder, name), people),
	};
}

/** Appends values in one write, as others may. None make no file: restores notice its absence. */
async function appendLines(path: string, values: readonly unknown[]): Promise<void> {
	if (values.length === 0) return;
	await makeFolder(dirname(path));
	// The line before may have been broken off, on a full disk.
	const lines = values.map((value) => `\n${JSON.stringify(value)}`).join("");
	await appendFile(path, `${lines}\n`, { mode: ownerOnly.file });
}

/** Reads a file of JSON lines; undefined where there is none. @throws Error if it is unreadable. */
async function readLines<Value>(
	path: string,
	parse: (value: unknown) => Value[],
): Promise<Value[] | undefined> {
	const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
		if (error.code === "ENOENT") return undefined;
		throw error;
	});
	const lines = text?.split("\n").filter((line) => line !== "");
	return lines?.flatMap((line) => {
		try {
			return parse(JSON.parse(line));
		} catch {
			// A line that was cut off is followed by a whole one.
			if (lines.some((other) => other !== line && other.startsWith(line))) return [];
			throw new Error(`${path} cannot be read: mend or remove it, then restore.`);
		}
	});
}
