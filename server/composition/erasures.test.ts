import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { ErasedPerson } from "#app/features/newsletter/subscriber.ts";
import { openLog } from "#platform/log/log.ts";
import { freshDatabase } from "#platform/testing/fresh-database.ts";
import { freshFolder } from "#platform/testing/fresh-folder.ts";
import { readErased } from "#server/backup/people-lists.ts";
import { notedErasures } from "./erasures.ts";
import { openStores } from "./stores.ts";

const clock = () => new Date("2026-11-22T08:15:00.000Z");
const log = openLog("silent");
const ever = "2000-01-01T00:00:00.000Z";

/** Erasures of people who need not exist, and the folder of the backups. */
async function erasures() {
	const database = await freshDatabase("sqlite");
	const backupDir = join(await freshFolder(), "backups");
	const erased: ErasedPerson[] = [];
	const noted = notedErasures({
		erasures: {
			...openStores(database, clock).erasures,
			erase: async (id) => {
				erased.push({ hash: id, erasedAt: clock().toISOString() });
				return id;
			},
			list: async () => [...erased],
		},
		guests: { forget: async () => 0 },
		people: { remove: async (id) => ({ id, name: "" }) },
		events: { remove: async () => undefined },
		applications: { erase: async (id) => id, eraseAll: async () => 0 },
		hosts: { removeOver: async () => [] },
		backupDir,
		log,
	});
	const onList = async () => (await readErased([backupDir], ever))?.map(({ hash }) => hash);
	return { ...noted, backupDir, onList };
}

it("notes everybody who is erased at the same time", async () => {
	const { erase, onList } = await erasures();
	const people = Array.from({ length: 20 }, (_, number) => `person ${number}`);
	await Promise.all(people.map(erase));
	expect(await onList()).toEqual(people);
});

it("an erasure that could not be noted is noted with the next backup", async () => {
	const { erase, note, backupDir, onList } = await erasures();
	await writeFile(backupDir, "a file where a folder should be");
	await erase("ada");
	await rm(backupDir);
	expect(await onList()).toBeUndefined();
	await note();
	expect(await onList()).toEqual(["ada"]);
});
