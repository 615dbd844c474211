import { join } from "node:path";
import { z } from "zod";
import { unsubscribedListName } from "#app/features/backups/backup.ts";
import { type UnsubscribedPerson, unsubscribedPerson } from "#app/features/newsletter/subscriber.ts";
import { appendLines, readLines } from "./lines-file.ts";

/** A line: one change of one person, or the whole list as its owner saves it. */
const lineShape = z.union([unsubscribedPerson.transform((person) => [person]), z.array(unsubscribedPerson)]);

/**
 * Adds to the list of those who unsubscribed beside the backups, which were written before: a
 * restore would make readers of them again. Who subscribed again is added too, if the list has
 * them.
 */
export async function writeUnsubscribed(
	folder: string,
	people: readonly UnsubscribedPerson[],
): Promise<void> {
	const noted = latestOfEach((await readList(folder)) ?? []);
	const added = people.filter(({ hash, changedAt, isSubscribed }) => {
		const known = noted.get(hash);
		if (isSubscribed) return known?.isSubscribed === false && changedAt >= known.changedAt;
		return known === undefined || known.changedAt < changedAt;
	});
	await appendLines(join(folder, unsubscribedListName), added);
}

/** Those who are unsubscribed by the lists of some folders; undefined where none has a list. */
export async function readUnsubscribed(
	folders: readonly string[],
): Promise<UnsubscribedPerson[] | undefined> {
	const lists = await Promise.all([...new Set(folders)].map(readList));
	const found = lists.filter((list) => list !== undefined);
	if (found.length === 0) return undefined;
	return [...latestOfEach(found.flat()).values()].filter(({ isSubscribed }) => !isSubscribed);
}

function latestOfEach(people: readonly UnsubscribedPerson[]): Map<string, UnsubscribedPerson> {
	const latest = new Map<string, UnsubscribedPerson>();
	for (const person of people) {
		const known = latest.get(person.hash);
		if (known === undefined || known.changedAt <= person.changedAt) latest.set(person.hash, person);
	}
	return latest;
}

const readList = (folder: string) =>
	readLines(join(folder, unsubscribedListName), (value) => lineShape.parse(value));
