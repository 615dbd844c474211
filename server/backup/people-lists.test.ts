import { createWriteStream } from "node:fs";
import { appendFile, copyFile, mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openDatabase } from "#platform/database/open-database.ts";
import { movableClock } from "#platform/testing/clock.ts";
import { engines, freshDatabase, freshPlace } from "#platform/testing/fresh-database.ts";
import { freshFolder } from "#platform/testing/fresh-folder.ts";
import { openStores } from "#server/composition/stores.ts";
import { someGuest, someTable } from "#server/testing/guests.ts";
import { testSite } from "#server/testing/test-site.ts";
import { runRestore } from "./command.ts";
import { readErased, writeErased } from "./people-lists.ts";
import { writeArchive } from "./write-archive.ts";

const someone = { hash: "a".repeat(64), erasedAt: "2026-11-22T10:00:00.000Z" };
const other = { hash: "b".repeat(64), erasedAt: "2026-11-20T10:00:00.000Z" };
const between = "2026-11-21T00:00:00.000Z";

describe("the list of erased people", () => {
	it("is of those erased after an instant, from whichever folder has it", async () => {
		const [one, two, none] = [await freshFolder(), await freshFolder(), await freshFolder()];
		await writeErased(one, [someone, other]);
		const again = { ...someone, erasedAt: "2026-11-23T10:00:00.000Z" };
		await writeErased(two, [again]);
		expect(await readErased([one, none], between)).toEqual([someone]);
		expect(await readErased([one, two], between)).toEqual([again]);
		expect(await readErased([one], "2027-01-01T00:00:00.000Z")).toEqual([]);
		expect(await readErased([none], between)).toBeUndefined();
	});

	it("loses nobody to a list that was read earlier, and knows each by their last erasure", async () => {
		const folder = await freshFolder();
		const again = { ...someone, erasedAt: "2026-11-23T10:00:00.000Z" };
		await writeErased(folder, [someone, other]);
		await writeErased(folder, [again]);
		await writeErased(folder, [someone]);
		expect(await readErased([folder], "2026-01-01T00:00:00.000Z")).toEqual([again, other]);
	});

	it("loses nobody where several processes add to it at once", async () => {
		const folder = await freshFolder();
		const people = Array.from({ length: 20 }, (_, number) => ({ ...someone, hash: `person ${number}` }));
		await Promise.all(people.map((person) => writeErased(folder, [person])));
		const listed = (await readErased([folder], between)) ?? [];
		expect(new Set(listed.map(({ hash }) => hash))).toEqual(new Set(people.map(({ hash }) => hash)));
	});

	it("goes on from one that was written as a whole, and after a line that was broken off", async () => {
		const folder = await freshFolder();
		const file = join(folder, "erased.json");
		await writeFile(file, JSON.stringify([other]));
		await appendFile(file, `\n${JSON.stringify(someone).slice(0, 20)}`);
		await expect(readErased([folder], between)).rejects.toThrow("erased.json cannot be read");
		await appendFile(file, `\n${JSON.stringify(someone)}\n`);
		await writeErased(folder, [someone, other]);
		expect(await readErased([folder], "2026-01-01T00:00:00.000Z")).toEqual([other, someone]);
	});

	it("is not made empty: a restore would take it for that of the archive", async () => {
		const folder = await freshFolder();
		await writeErased(folder, []);
		expect(await readErased([folder], between)).toBeUndefined();
	});

	it("stops a restore when it cannot be read", async () => {
		const folder = await freshFolder();
		await writeFile(join(folder, "erased.json"), "[{");
		await expect(readErased([folder], between)).rejects.toThrow("erased.json cannot be read");
	});
});

describe.each(engines)("on %s", (engine) => {
	/** A site with two readers, whose backup was written before one of them is erased. */
	async function siteWithBackup() {
		const { clock, advance } = movableClock();
		const database = await freshDatabase(engine);
		const site = await testSite({ database, clock });
		const token = await site.signIn();
		const backups = join(site.folder, "backups");
		const addresses = ["ada@example.org", "bea@example.org"];
		for (const email of addresses) await site.send("POST", "/api/newsletter", { email, page: "/blog" });
		await mkdir(backups, { recursive: true });
		const file = join(backups, "site.tar.gz");
		await writeArchive(database, createWriteStream(file), { now: clock() });
		advance(60_000);
		const erase = async (email: string) => {
			const found = await database.db
				.selectFrom("subscribers")
				.select("id")
				.where("email", "=", email)
				.execute();
			return site.send("DELETE", `/api/admin/subscribers/${found[0]?.id}`, undefined, token);
		};
		const download = (session?: string) =>
			site.send("GET", "/api/admin/backups/erased.json", undefined, session);
		return { erase, file, folder: backups, download, token };
	}

	async function readersOf(place: Awaited<ReturnType<typeof freshPlace>>) {
		const database = await openDatabase(place);
		const subscribers = await database.db
			.selectFrom("subscribers")
			.select("email")
			.orderBy("email")
			.execute();
		const { erasedOn } = openStores(database, () => new Date()).erasures;
		const erased = await erasedOn("ada@example.org");
		const guests = await database.db.selectFrom("guests").select("email").execute();
		await database.close();
		const addresses = (rows: { email: string }[]) => rows.map(({ email }) => email);
		return { left: addresses(subscribers), guests: addresses(guests), erased };
	}

	it("who was erased after the backup stays erased when it is restored elsewhere", async () => {
		const { erase, file } = await siteWithBackup();
		expect((await erase("ada@example.org")).status).toBe(204);
		const target = await freshPlace(engine);
		expect((await runRestore(file, {}, target)).erasedAgain).toBe(1);
		const { left, erased } = await readersOf(target);
		expect(left).toEqual(["bea@example.org"]);
		expect(erased).toBeDefined();
	});

	it("who was forgotten as a guest stays forgotten, and a subscriber all the same", async () => {
		const { clock, advance } = movableClock();
		const database = await freshDatabase(engine);
		const site = await testSite({ database, clock });
		const token = await site.signIn();
		const { id } = await someTable(site.stores);
		for (const email of ["ada@example.org", "max@example.org"]) {
			await site.stores.guests.add(id, someGuest({ email }));
			await site.send("POST", "/api/newsletter", { email, page: "/blog" });
		}
		const folder = join(site.folder, "backups");
		await mkdir(folder, { recursive: true });
		const file = join(folder, "site.tar.gz");
		await writeArchive(database, createWriteStream(file), { now: clock() });
		advance(60_000);
		const forgotten = await site.send("DELETE", `/api/admin/guests?email=ada@example.org`, undefined, token);
		expect(forgotten.status).toBe(204);
		const target = await freshPlace(engine);
		expect((await runRestore(file, {}, target)).erasedAgain).toBe(1);
		const { left, guests, erased } = await readersOf(target);
		expect([left, guests]).toEqual([["ada@example.org", "max@example.org"], ["max@example.org"]]);
		expect(erased).toBeUndefined();
	});

	it("the list is found in the folder of the new site's backups too, and holds no address", async () => {
		const { erase, file, folder } = await siteWithBackup();
		await erase("ada@example.org");
		const target = { ...(await freshPlace(engine)), backupDir: await freshFolder() };
		const list = join(folder, "erased.json");
		expect(await readFile(list, "utf8")).not.toContain("example.org");
		await rename(list, join(target.backupDir, "erased.json"));
		expect((await runRestore(file, {}, target)).erasedAgain).toBe(1);
		expect((await readersOf(target)).left).toEqual(["bea@example.org"]);
	});

	it("the list that the administrator saved does the same beside an archive that was saved", async () => {
		const { erase, file, download, token } = await siteWithBackup();
		await erase("ada@example.org");
		expect((await download()).status).toBe(401);
		const answer = await download(token);
		expect(answer.headers.get("Cache-Control")).toBe("no-store");
		expect(answer.headers.get("Content-Disposition")).toBe('attachment; filename="erased.json"');
		const list = await answer.text();
		expect(list).not.toContain("example.org");
		const elsewhere = await freshFolder();
		await copyFile(file, join(elsewhere, "saved.tar.gz"));
		await writeFile(join(elsewhere, "erased.json"), list);
		const target = await freshPlace(engine);
		const restored = await runRestore(join(elsewhere, "saved.tar.gz"), {}, target);
		expect(restored.erasedAgain).toBe(1);
		expect((await readersOf(target)).left).toEqual(["bea@example.org"]);
	});

	it("a list of nobody is one, too: nobody has to be erased by hand", async () => {
		const { file, folder, download, token } = await siteWithBackup();
		await writeFile(join(folder, "erased.json"), await (await download(token)).text());
		expect((await runRestore(file, {}, await freshPlace(engine))).erasedAgain).toBe(0);
	});

	it("without a list everybody is back, and the restore says so", async () => {
		const { file } = await siteWithBackup();
		const target = await freshPlace(engine);
		expect((await runRestore(file, {}, target)).erasedAgain).toBeUndefined();
		expect((await readersOf(target)).left).toEqual(["ada@example.org", "bea@example.org"]);
	});
});
