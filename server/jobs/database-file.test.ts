import { open, rename } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import type { Refusal } from "#platform/database/database-failure.ts";
import { openSqlite, sqliteFile } from "#platform/database/sqlite.ts";
import { openLog } from "#platform/log/log.ts";
import { freshFolder } from "#platform/testing/fresh-folder.ts";
import { watchDatabaseFile } from "./database-file.ts";

/** Returns a file of many pages, of which one in the middle may be overwritten. */
async function folderWithDatabase(isWhole: boolean): Promise<string> {
	const folder = join(await freshFolder(), "data");
	const { db, close } = await openSqlite(folder);
	await sql`create table words (word text)`.execute(db);
	for (let each = 0; each < 40; each += 1)
		await sql`insert into words values (${"x".repeat(900 + each)})`.execute(db);
	await close();
	const file = await open(sqliteFile(folder), "r+");
	if (!isWhole) await file.write(Buffer.alloc(4096, 0xa5), 0, 4096, 3 * 4096);
	await file.close();
	return folder;
}

type Tell = (reason: Refusal, signal: AbortSignal) => Promise<void>;
type Wishes = { isWhole?: boolean; isLarge?: boolean; tell?: Tell; againMs?: number };

/** A watch over an open file, with what it told, and the moment of its next line. */
async function watched({ isWhole = true, isLarge = false, tell, againMs }: Wishes = {}) {
	const folder = await folderWithDatabase(isWhole);
	const database = await openSqlite(folder);
	onTestFinished(() => database.close());
	const lines: string[] = [];
	const notices: Refusal[] = [];
	const logged = Promise.withResolvers<void>();
	const note = (_what: unknown, line?: string) => {
		lines.push(line ?? String(_what));
		logged.resolve();
	};
	const watch = watchDatabaseFile({
		...{ database, folder, isLarge: () => isLarge, ...(againMs !== undefined && { againMs }) },
		tellOwner: async (reason, signal) => {
			notices.push(reason);
			await tell?.(reason, signal);
		},
		log: Object.assign(openLog("silent"), { error: note, warn: note, info: note }),
	});
	onTestFinished(watch.stop);
	return { database, folder, watch, lines, notices, logged: logged.promise };
}

it("a large file that is damaged is written to no more, and its owner told", async () => {
	const { database, watch, lines, notices, logged } = await watched({ isWhole: false, isLarge: true });
	expect(database.refusal()).toBeUndefined();
	watch.start();
	await logged;
	expect(database.refusal()).toBe("damaged");
	expect(lines).toEqual([expect.stringMatching(/^the database file is damaged.*restore the newest backup$/)]);
	expect(notices).toEqual(["damaged"]);
});

it("a large file that is whole is written to as before", async () => {
	const { database, watch, lines, notices, logged } = await watched({ isLarge: true });
	watch.start();
	await logged;
	expect(lines).toEqual(["the database file was looked through, and is undamaged"]);
	expect(database.refusal()).toBeUndefined();
	expect(notices).toEqual([]);
});

it("a look through a file ends with the site", async () => {
	const { watch, lines } = await watched({ isWhole: false, isLarge: true });
	watch.start();
	await watch.stop();
	expect(lines).toEqual([]);
});

it("a file that cannot be looked through is no damage", async () => {
	const { database, folder, watch, lines, logged } = await watched({ isLarge: true });
	await rename(sqliteFile(folder), join(folder, "elsewhere"));
	watch.start();
	await logged;
	expect(lines[0]).toBe("the database file could not be looked through");
	expect(database.refusal()).toBe("replaced");
});

it("a file that is not where it was is told of once, with what to do", async () => {
	const { folder, watch, lines, notices } = await watched();
	watch.look();
	expect(lines).toEqual([]);
	await rename(folder, `${folder}-older`);
	watch.look();
	watch.look();
	expect(lines).toEqual([expect.stringMatching(/moved, deleted or replaced.*then restart the site$/)]);
	expect(notices).toEqual(["replaced"]);
});

it("the job says so where the owner cannot be told", async () => {
	const tell = () => Promise.reject(new Error("The mail server is away."));
	const { database, watch, lines } = await watched({ tell });
	database.refuseWrites("damaged");
	watch.look();
	await watch.stop();
	expect(lines).toHaveLength(2);
	expect(lines[1]).toBe("the owner could not be told that nothing is saved");
});

it("the job tells the owner again until the mail server takes it", async () => {
	const taken = Promise.withResolvers<void>();
	let tries = 0;
	const tell = async () => {
		tries += 1;
		if (tries < 3) throw new Error("The mail server is away.");
		taken.resolve();
	};
	const { database, watch, lines, notices } = await watched({ tell, againMs: 1 });
	database.refuseWrites("damaged");
	watch.look();
	await taken.promise;
	await watch.stop();
	expect(notices).toEqual(["damaged", "damaged", "damaged"]);
	expect(lines.slice(1)).toEqual(Array(2).fill("the owner could not be told that nothing is saved"));
});

it("a stop waits for no mail server that is silent", async () => {
	const tell: Tell = (_reason, signal) =>
		new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
	const { database, watch, notices } = await watched({ tell });
	database.refuseWrites("damaged");
	watch.look();
	await watch.stop();
	expect(notices).toEqual(["damaged"]);
});
