import { createWriteStream } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openDatabase } from "#platform/database/open-database.ts";
import { movableClock } from "#platform/testing/clock.ts";
import { engines, freshDatabase, freshPlace } from "#platform/testing/fresh-database.ts";
import { freshFolder } from "#platform/testing/fresh-folder.ts";
import { openStores } from "#server/composition/stores.ts";
import { testSite } from "#server/testing/test-site.ts";
import { runRestore } from "./command.ts";
import { readErased, writeErased } from "./erased-list.ts";
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

	it("is not made for nobody: whoever restores would take it for that of the archive", async () => {
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
		return { erase, file, folder: backups };
	}

	async function readersOf(place: Awaited<ReturnType<typeof freshPlace>>) {
		const database = await openDatabase(place);
		const left = await database.db.selectFrom("subscribers").select("email").orderBy("email").execute();
		const { erasedOn } = openStores(database, () => new Date()).erasures;
		const erased = await erasedOn("ada@example.org");
		await database.close();
		return { left: left.map(({ email }) => email), erased };
	}

	it("who was erased after the backup stays erased when it is restored elsewhere", async () => {
		const { erase, file } = await siteWithBackup();
		expect((await erase("ada@example.org")).status).toBe(204);
		const target = await freshPlace(engine);
		expect((await runRestore(file, { checkOnly: false }, target)).erasedAgain).toBe(1);
		const { left, erased } = await readersOf(target);
		expect(left).toEqual(["bea@example.org"]);
		expect(erased).toBeDefined();
	});

	it("the list is found in the folder of the new site's backups too, and holds no address", async () => {
		const { erase, file, folder } = await siteWithBackup();
		await erase("ada@example.org");
		const target = { ...(await freshPlace(engine)), backupDir: await freshFolder() };
		const list = join(folder, "erased.json");
		expect(await readFile(list, "utf8")).not.toContain("example.org");
		await rename(list, join(target.backupDir, "erased.json"));
		expect((await runRestore(file, { checkOnly: false }, target)).erasedAgain).toBe(1);
		expect((await readersOf(target)).left).toEqual(["bea@example.org"]);
	});

	it("without a list everybody is back, and whoever restores is told", async () => {
		const { file } = await siteWithBackup();
		const target = await freshPlace(engine);
		expect((await runRestore(file, { checkOnly: false }, target)).erasedAgain).toBeUndefined();
		expect((await readersOf(target)).left).toEqual(["ada@example.org", "bea@example.org"]);
	});
});
