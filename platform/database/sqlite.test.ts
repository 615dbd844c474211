import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { migrations } from "#migrations/index.ts";
import { freshDatabase, freshPlace } from "#platform/testing/fresh-database.ts";
import { freshFolder } from "#platform/testing/fresh-folder.ts";
import { isUnwritable } from "./database-failure.ts";
import { migrate } from "./migrate.ts";
import { openDatabase } from "./open-database.ts";
import { sqliteFile, watchFile } from "./sqlite.ts";

const setting = (id: string) => ({ id, key: id, value: "1", updated_at: "2026-01-01T00:00:00.000Z" });

/** Opens a database with one setting, in a folder that may go. */
async function openedFile() {
	const { dataDir } = await freshPlace("sqlite");
	const place = { dataDir: join(dataDir, "data"), databaseUrl: undefined };
	const database = await openDatabase(place);
	onTestFinished(() => database.close());
	await migrate(database, migrations);
	await database.db.insertInto("settings").values(setting("kept")).execute();
	const keys = async () =>
		(await database.db.selectFrom("settings").select("key").execute()).map(({ key }) => key);
	return { database, keys, ...place };
}

it("a file that stays where it is may be written, however it grows", async () => {
	const { database, dataDir } = await openedFile();
	await database.db.insertInto("settings").values(setting("more")).execute();
	await writeFile(join(dataDir, "another"), "");
	expect(database.refusal()).toBeUndefined();
});

it.each([
	["deleted with its folder", (folder: string) => rm(folder, { recursive: true })],
	["moved away", (folder: string) => rename(folder, `${folder}-older`)],
	[
		"replaced by another one",
		async (folder: string) => {
			await rename(folder, `${folder}-older`);
			await mkdir(folder);
			await writeFile(sqliteFile(folder), "another");
		},
	],
])("one that was %s is read on, and every write refused", async (_what, change) => {
	const { database, dataDir, keys } = await openedFile();
	await change(dataDir);
	const single = database.db.insertInto("settings").values(setting("lost")).execute();
	const together = database.db
		.transaction()
		.execute((transaction) => transaction.updateTable("settings").set({ value: "2" }).execute());
	for (const write of [single, together]) {
		const error = await write.catch((reason: unknown) => reason);
		expect(isUnwritable(error)).toBe(true);
		expect(String(error)).toContain("The database file is replaced: nothing is written to it.");
	}
	expect(database.refusal()).toBe("replaced");
	expect(await keys()).toEqual(["kept"]);
});

it("a transaction that was begun before is not committed", async () => {
	const { database, dataDir, keys } = await openedFile();
	const writing = database.db.transaction().execute(async (transaction) => {
		await transaction.insertInto("settings").values(setting("lost")).execute();
		await rename(dataDir, `${dataDir}-older`);
	});
	await expect(writing).rejects.toThrow("nothing is written to it");
	expect(await keys()).toEqual(["kept"]);
});

it("a watched file stays refused when the file is back: what was read meanwhile may be another's", async () => {
	const { database, dataDir } = await openedFile();
	await rename(dataDir, `${dataDir}-older`);
	expect(database.refusal()).toBe("replaced");
	await rename(`${dataDir}-older`, dataDir);
	expect(database.refusal()).toBe("replaced");
});

it("a watched file is refused for another reason, too, and keeps the first one", async () => {
	const { database, dataDir } = await openedFile();
	database.refuseWrites("damaged");
	await rm(dataDir, { recursive: true });
	expect(database.refusal()).toBe("damaged");
	await expect(database.db.deleteFrom("settings").execute()).rejects.toThrow("is damaged");
});

it("a watch says nothing of a path that cannot be read", async () => {
	const file = join(await freshFolder(), "file");
	await writeFile(file, "");
	const watch = watchFile(join(file, "below a file"));
	expect(watch.refusal()).toBeUndefined();
});

it("PostgreSQL has no file to watch", async () => {
	const database = await freshDatabase("postgres");
	database.refuseWrites("damaged");
	expect(database.refusal()).toBeUndefined();
});
