import { readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { openDatabase } from "#platform/database/open-database.ts";
import { openObjectStore } from "#platform/storage/open-store.ts";
import { bothEngines, freshPlace } from "#platform/testing/fresh-database.ts";
import { freshFolder } from "#platform/testing/fresh-folder.ts";
import { openS3Server } from "#platform/testing/s3-server.ts";
import { passingKey } from "#server/backup/encryption.ts";
import { writeErased } from "#server/backup/people-lists.ts";
import { addImages, siteToCopy } from "#server/testing/copied-site.ts";
import { checkImages } from "./check-images.ts";
import { imagesAmong, imagesFolder } from "./layout.ts";
import { listCopies } from "./listed-copies.ts";
import { checkCopy, restoreCopy } from "./restore-copy.ts";
import { changedLists, sendLists } from "./send-lists.ts";
import { writeCopy } from "./write-copy.ts";

const monday = new Date("2026-11-23T03:00:00.000Z");
const daysLater = (days: number) => new Date(monday.getTime() + days * 86_400_000);
const quietly = { until: undefined, onProgress: () => undefined };

async function site(images?: number, engine: (typeof bothEngines)[number] = "sqlite") {
	const made = await siteToCopy(engine, images);
	onTestFinished(() => made.database.close());
	const path = await freshFolder();
	const store = openObjectStore({ kind: "folder", path });
	const copy = (now: Date, more: { checkAfter?: string; recipient?: string } = {}) =>
		writeCopy({ place: made.place, store, recipient: made.recipient, now, ...more });
	const emptyPlace = async () => ({ ...(await freshPlace(engine)), backupDir: await freshFolder() });
	/** Restores the newest copy, or one of a day, onto an empty machine. */
	const restore = async (until?: Date, identity = made.identity) => {
		const place = await emptyPlace();
		const options = { ...quietly, identity, until: until?.toISOString() };
		const restored = await restoreCopy(store, options, place);
		const database = await openDatabase(place);
		const { db } = database;
		const images = await db.selectFrom("media").select(["hash", "bytes"]).orderBy("hash").execute();
		const { value } = await db.selectFrom("settings").select("value").executeTakeFirstOrThrow();
		await database.close();
		return { ...restored, images, colour: value, place };
	};
	return { ...made, path, store, copy, restore };
}

const storedImages = async ({ store }: Awaited<ReturnType<typeof site>>) =>
	imagesAmong(await store.list(imagesFolder));

/** Lets everything in a folder be of long ago: what no copy needs is no longer of one under way. */
async function age(folder: string): Promise<void> {
	const old = new Date("2026-01-01T00:00:00.000Z");
	for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
		if (entry.isFile()) await utimes(join(entry.parentPath, entry.name), old, old);
}

describe.each(bothEngines)("on %s", (engine) => {
	it("a copy is everything, and an empty machine is whole again from it and the key", async () => {
		const one = await site(3, engine);
		const written = await one.copy(monday, { checkAfter: "" });
		expect(written).toMatchObject({
			...{ name: "ensemble-2026-11-23T03-00-00Z.tar.gz.age", images: 3, sent: 3, notCleared: null },
			check: { images: 0, mended: 0, fault: null },
		});
		const { images, colour, lostImages } = await one.restore();
		expect(images.map(({ hash }) => hash)).toEqual(one.hashes.toSorted());
		expect([colour, lostImages]).toEqual(["lagoon", []]);
	});
});

it("a copy goes to a bucket, and back", async () => {
	const { place, database, identity, recipient, hashes } = await siteToCopy("sqlite", 2);
	onTestFinished(() => database.close());
	const { place: bucket } = await openS3Server();
	const store = openObjectStore(bucket);
	const written = await writeCopy({ place, store, recipient, now: monday, checkAfter: "" });
	expect(written).toMatchObject({ images: 2, sent: 2, check: { fault: null } });
	const target = { ...(await freshPlace("sqlite")), backupDir: await freshFolder() };
	const { manifest } = await restoreCopy(store, { ...quietly, identity }, target);
	expect(manifest.tables.find(({ name }) => name === "media")?.rows).toBe(hashes.length);
});

it("nothing leaves in clear, and no object tells which picture it is", async () => {
	const { path, database, copy, hashes, place, recipient, store } = await site(1);
	await database.db
		.updateTable("settings")
		.set({ value: "known to nobody else ".repeat(50) })
		.execute();
	await copy(monday);
	await writeErased(place.backupDir, [{ hash: "a".repeat(64), erasedAt: monday.toISOString() }]);
	await sendLists(store, await changedLists(place.backupDir), recipient);
	const { bytes } = await database.db.selectFrom("media").select("bytes").executeTakeFirstOrThrow();
	const files = (await readdir(path, { recursive: true, withFileTypes: true })).filter((one) => one.isFile());
	const names = files.map(({ name }) => name);
	for (const file of files) {
		const stored = await readFile(join(file.parentPath, file.name));
		expect(stored.includes("known to nobody") || stored.includes("a".repeat(64))).toBe(false);
		expect(stored.includes(Buffer.from(bytes))).toBe(false);
		const isClear = !stored.toString("latin1").startsWith("age-encryption.org/v1\n");
		if (isClear) expect(file.name).toMatch(/^ensemble\.json$|\.manifest$/);
	}
	expect(names.some((name) => name.includes(hashes[0] ?? "none"))).toBe(false);
	expect(names).toHaveLength(5);
});

it("each image is sent once; another key has all of them anew", async () => {
	const one = await site(3);
	await one.copy(monday);
	await addImages(one.database, 1);
	expect(await one.copy(daysLater(1))).toMatchObject({ images: 4, sent: 1 });
	const other = await passingKey();
	expect(await one.copy(daysLater(2), other)).toMatchObject({ images: 4, sent: 4 });
	expect((await one.restore(undefined, other.identity)).images).toHaveLength(4);
	expect((await one.restore(daysLater(1))).images).toHaveLength(4);
	await expect(one.restore(daysLater(2))).rejects.toThrow("encrypted to another key than this one");
});

it("copies are retained as backups are, with the images that they need and no others", async () => {
	const one = await site(2);
	const [gone = ""] = one.hashes;
	for (let day = 0; day < 7; day += 1) await one.copy(daysLater(day));
	await one.database.db.deleteFrom("media").where("hash", "=", gone).execute();
	for (let day = 7; day < 14; day += 1) await one.copy(daysLater(day));
	// Sunday's is that of its week, and the image stays with it.
	expect((await one.restore(daysLater(6))).images).toHaveLength(2);
	expect(await storedImages(one)).toHaveLength(2);
	expect(await listCopies(one.store)).toHaveLength(8);
	await age(one.path);
	for (let day = 500; day < 507; day += 1) await one.copy(daysLater(day));
	expect((await listCopies(one.store)).every(({ writtenAt }) => writtenAt > daysLater(7).toISOString())).toBe(
		true,
	);
	expect(await storedImages(one)).toHaveLength(1);
	expect((await one.restore()).images.map(({ hash }) => hash)).toEqual(one.hashes.slice(1));
});

it("an image of a copy that may be under way stays, and goes once it is old", async () => {
	const one = await site(1);
	await one.copy(monday);
	// These files are of a copy that was cut before its manifest.
	const name = `images/aa/${"a".repeat(64)}-${"b".repeat(64)}.age`;
	await one.store.write(name, { bytes: Buffer.from("x"), sha256: "" });
	await one.store.write("copies/ensemble-2026-11-22T03-00-00Z.tar.gz.age", {
		bytes: Buffer.from("x"),
		sha256: "",
	});
	await one.copy(new Date());
	expect(await storedImages(one)).toHaveLength(2);
	await age(one.path);
	await one.copy(new Date(Date.now() + 1000));
	expect((await storedImages(one)).map((image) => image.name)).not.toContain(name);
	expect(await readdir(join(one.path, "copies"))).not.toContain("ensemble-2026-11-22T03-00-00Z.tar.gz.age");
});

it("no image is cleared while a manifest cannot be read, and the copy counts all the same", async () => {
	const one = await site(1);
	await one.copy(monday);
	await writeFile(join(one.path, "copies", "ensemble-2026-11-23T03-00-00Z.tar.gz.age.manifest"), "rotten");
	await one.database.db.deleteFrom("media").execute();
	await age(one.path);
	const written = await one.copy(daysLater(1));
	expect(written.notCleared).toContain("cannot be read");
	expect(await storedImages(one)).toHaveLength(1);
});

it("a copy without its manifest, or its archive, is none; the one before is restored", async () => {
	const one = await site(1);
	await one.copy(monday);
	await one.copy(daysLater(1));
	const newest = "ensemble-2026-11-24T03-00-00Z.tar.gz.age";
	await rm(join(one.path, "copies", newest));
	expect((await one.restore()).manifest.writtenAt).toBe(monday.toISOString());
	await rm(join(one.path, "copies", "ensemble-2026-11-23T03-00-00Z.tar.gz.age.manifest"));
	await expect(one.restore()).rejects.toThrow("There is no whole copy");
});

it("an image that the place lost is sent again, and older copies have it back", async () => {
	const one = await site(2);
	await one.copy(monday);
	const [lost] = await storedImages(one);
	await rm(join(one.path, lost?.name ?? ""));
	const without = await one.restore();
	expect(without.lostImages).toHaveLength(1);
	expect(without.damagedImages).toEqual(without.lostImages);
	expect(without.images.filter(({ bytes }) => bytes.length === 0)).toHaveLength(1);
	expect(without.colour).toBe("lagoon");
	await expect(checkCopy(one.store, { ...quietly, identity: one.identity }, undefined)).rejects.toThrow(
		"damaged",
	);
	expect(await one.copy(daysLater(1))).toMatchObject({ sent: 1 });
	expect((await one.restore(monday)).lostImages).toEqual([]);
	await checkCopy(one.store, { ...quietly, identity: one.identity }, undefined);
});

it("the weekly check mends an image that rots, and says of an archive that it cannot be opened", async () => {
	const one = await site(2);
	await one.copy(monday);
	const [rotten] = await storedImages(one);
	const path = join(one.path, rotten?.name ?? "");
	const bytes = await readFile(path);
	bytes.writeUInt8(bytes.readUInt8(bytes.length - 5) ^ 1, bytes.length - 5);
	await writeFile(path, bytes);
	expect((await one.restore()).lostImages).toHaveLength(1);
	expect(await one.copy(daysLater(7), { checkAfter: "" })).toMatchObject({
		...{ sent: 1, check: { images: 2, mended: 1, fault: null } },
	});
	expect((await one.restore()).lostImages).toEqual([]);
});

it("a check fetches so much, and the next goes on from there", async () => {
	const one = await site(3);
	await one.copy(monday);
	const images = await storedImages(one);
	const sizes = images[0]?.bytes ?? 0;
	const first = await checkImages(one.store, images, "", sizes * 2);
	expect(first).toMatchObject({ count: 2, damaged: [] });
	const second = await checkImages(one.store, images, first.upTo, sizes * 2);
	expect(second.count).toBe(2);
	const keys = images.map(({ key }) => key).toSorted();
	expect([first.upTo, second.upTo]).toEqual([keys[1], keys[0]]);
});

it("the copies of another site are not touched", async () => {
	const one = await site(1);
	await one.copy(monday);
	const other = await siteToCopy("sqlite", 1);
	onTestFinished(() => other.database.close());
	const parts = { place: other.place, store: one.store, recipient: other.recipient, now: daysLater(1) };
	await expect(writeCopy(parts)).rejects.toThrow("holds the copies of another site");
	await rm(join(one.path, "ensemble.json"));
	await expect(writeCopy(parts)).rejects.toThrow("holds the copies of another site");
	expect(await listCopies(one.store)).toHaveLength(1);
});

it("who was erased since is erased again from the newest list, which the new machine keeps", async () => {
	const { place, store, recipient, copy, restore } = await site(1);
	await copy(monday);
	const erased = { hash: "a".repeat(64), erasedAt: daysLater(1).toISOString() };
	expect(await changedLists(place.backupDir)).toEqual([]);
	await writeErased(place.backupDir, [erased]);
	const sent = await sendLists(store, await changedLists(place.backupDir), recipient);
	expect(Object.keys(sent)).toEqual(["erased.json"]);
	expect(await changedLists(place.backupDir, sent)).toEqual([]);
	const { erasedAgain, place: target } = await restore();
	expect(erasedAgain).toBe(0);
	expect(await readFile(join(target.backupDir, "erased.json"), "utf8")).toContain(erased.hash);
});

it("a copy is refused without the key, and where it was changed", async () => {
	const one = await site(1);
	await one.copy(monday);
	const target = { ...(await freshPlace("sqlite")), backupDir: await freshFolder() };
	await expect(restoreCopy(one.store, { ...quietly, identity: undefined }, target)).rejects.toThrow(
		"--identity",
	);
	const path = join(one.path, "copies", "ensemble-2026-11-23T03-00-00Z.tar.gz.age");
	await writeFile(path, (await readFile(path)).subarray(0, -20));
	await expect(one.restore()).rejects.toThrow("is damaged: restore an earlier one");
	expect(await readdir(target.dataDir)).toEqual([]);
});
