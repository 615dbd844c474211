import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { imageFiles } from "#app/features/media/storage/image-files.server.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { openObjectStore } from "#platform/storage/open-store.ts";
import { type bothEngines, engines, freshPlace } from "#platform/testing/fresh-database.ts";
import { freshFolder } from "#platform/testing/fresh-folder.ts";
import { restoreCopy } from "#server/copies/restore-copy.ts";
import { writeCopy } from "#server/copies/write-copy.ts";
import { siteToCopy } from "#server/testing/copied-site.ts";
import { checkRestore, runBackup, runRestore } from "./command.ts";

const now = new Date("2026-11-28T03:00:00.000Z");

/** A site with three images, two of which are in a folder. */
async function halfMovedSite(engine: (typeof bothEngines)[number]) {
	const made = await siteToCopy(engine, 3);
	onTestFinished(() => made.database.close());
	const { db } = made.database;
	const imagePlace = { kind: "folder" as const, path: await freshFolder() };
	const files = imageFiles(openObjectStore(imagePlace));
	const [first = "", second = "", third = ""] = made.hashes;
	for (const hash of [first, second]) {
		const { bytes } = await db
			.selectFrom("media")
			.select("bytes")
			.where("hash", "=", hash)
			.executeTakeFirstOrThrow();
		await files.write(hash, bytes);
		await db.updateTable("media").set({ bytes: new Uint8Array() }).where("hash", "=", hash).execute();
	}
	const place = { ...made.place, imagePlace };
	await mkdir(place.backupDir, { recursive: true });
	const lose = (hash: string) => rm(join(imagePlace.path, "images", hash.slice(0, 2), hash));
	return { ...made, place, imagePlace, files, lose, first, second, third };
}

async function bytesIn(place: Parameters<typeof openDatabase>[0]): Promise<Record<string, number>> {
	const database = await openDatabase(place);
	const rows = await database.db.selectFrom("media").select(["hash", "bytes"]).execute();
	await database.close();
	return Object.fromEntries(rows.map(({ hash, bytes }) => [hash, bytes.length]));
}

describe.each(engines)("images outside the database on %s", (engine) => {
	it("are named by a backup with their sizes, and found again by the restored site", async () => {
		const { place, imagePlace, first, second, third } = await halfMovedSite(engine);
		const { file, manifest, damagedImages } = await runBackup(undefined, undefined, place, now);
		expect(damagedImages).toEqual([]);
		const named = [first, second].toSorted().map((hash) => ({ hash, bytes: 200 }));
		expect(manifest.outside?.toSorted((one, other) => (one.hash < other.hash ? -1 : 1))).toEqual(named);
		expect(manifest.parts.filter(({ name }) => name.startsWith("files/"))).toHaveLength(1);
		await checkRestore(file, { imagePlace });
		await expect(checkRestore(file, {})).rejects.toThrow("2 images are not in the archive");
		const target = { ...(await freshPlace(engine)), imagePlace };
		expect((await runRestore(file, {}, target)).damagedImages).toEqual([]);
		expect(await bytesIn(target)).toEqual({ [first]: 0, [second]: 0, [third]: 200 });
	});

	it("that are missing are told by the backup, its check and the restore, which have the rest", async () => {
		const { place, imagePlace, lose, first } = await halfMovedSite(engine);
		await lose(first);
		const { file, manifest, damagedImages } = await runBackup(undefined, undefined, place, now);
		expect(damagedImages).toEqual([first]);
		expect(manifest.outside).toContainEqual({ hash: first, bytes: null });
		await expect(checkRestore(file, { imagePlace })).rejects.toThrow(`damaged or missing (${first})`);
		const target = { ...(await freshPlace(engine)), imagePlace };
		expect((await runRestore(file, {}, target)).damagedImages).toEqual([first]);
	});

	it("whose place is away keep no backup from being written, which says so", async () => {
		const { place, imagePlace, first } = await halfMovedSite(engine);
		await rm(imagePlace.path, { recursive: true });
		const { file, manifest, imagesAway } = await runBackup(undefined, undefined, place, now);
		expect(imagesAway).toContain("is its disk mounted?");
		expect(manifest.outside).toContainEqual({ hash: first, bytes: null });
		await expect(checkRestore(file, { imagePlace })).rejects.toThrow("is its disk mounted?");
	});

	it("are in copies elsewhere, from which a machine without their place is whole", async () => {
		const { place, files, recipient, identity, hashes, lose, first, second } = await halfMovedSite(engine);
		const store = openObjectStore({ kind: "folder", path: await freshFolder() });
		const copy = (later: number) =>
			writeCopy({ place, store, recipient, now: new Date(now.getTime() + later), checkAfter: "" });
		expect(await copy(0)).toMatchObject({ images: 3, sent: 3, check: { fault: null } });
		const restore = async () => {
			const target = { ...(await freshPlace(engine)), backupDir: await freshFolder() };
			const options = { identity, until: undefined, onProgress: () => undefined };
			return { ...(await restoreCopy(store, options, target)), target };
		};
		const whole = await restore();
		expect([whole.damagedImages, whole.lostImages, whole.manifest.outside]).toEqual([[], [], undefined]);
		expect(await bytesIn(whole.target)).toEqual(Object.fromEntries(hashes.map((hash) => [hash, 200])));
		await lose(first);
		await files.write(second, Buffer.from("something else"));
		expect((await copy(1000)).check?.fault).toContain(`2 stored images are damaged or missing`);
		expect((await restore()).damagedImages).toEqual([]);
	});

	it("that are lost before a copy are missing in it, which has the rest", async () => {
		const { place, files, recipient, identity, lose, first, second } = await halfMovedSite(engine);
		const store = openObjectStore({ kind: "folder", path: await freshFolder() });
		await lose(first);
		await files.write(second, Buffer.from("something else"));
		await writeCopy({ place, store, recipient, now });
		const target = { ...(await freshPlace(engine)), backupDir: await freshFolder() };
		const options = { identity, until: undefined, onProgress: () => undefined };
		const { damagedImages } = await restoreCopy(store, options, target);
		expect(damagedImages).toEqual([first, second].toSorted());
	});
});
