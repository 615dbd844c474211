import { createHash } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openObjectStore } from "#platform/storage/open-store.ts";
import type { StorageError } from "#platform/storage/storage-error.ts";
import { steppingClock } from "#platform/testing/clock.ts";
import { bothEngines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { freshFolder } from "#platform/testing/fresh-folder.ts";
import { openS3Server } from "#platform/testing/s3-server.ts";
import { serveWeb } from "#platform/testing/web-server.ts";
import { imageFiles } from "./image-files.server.ts";
import { mediaStore } from "./media.store.server.ts";

const bytes = Uint8Array.from([0, 1, 2, 253, 254, 255]);
const hash = createHash("sha256").update(bytes).digest("hex");
const image = { bytes, width: 3, height: 2, name: "Lagoon" };

async function library(engine: (typeof bothEngines)[number]) {
	const { db } = await freshDatabase(engine);
	const path = await freshFolder();
	const files = imageFiles(openObjectStore({ kind: "folder", path }));
	const refused: StorageError[] = [];
	const onRefused = (error: StorageError) => void refused.push(error);
	const media = mediaStore(db, steppingClock(), { files, onRefused });
	const readRow = () => db.selectFrom("media").select(["hash", "bytes"]).execute();
	return { db, path, file: join(path, "images", hash.slice(0, 2), hash), files, media, refused, readRow };
}

describe.each(bothEngines)("images outside the database on %s", (engine) => {
	it("are written as a file, and the row says so by holding nothing", async () => {
		const { media, files, readRow } = await library(engine);
		expect(await media.add(image)).toBe(hash);
		expect(await media.add(image)).toBe(hash);
		const rows = await readRow();
		expect(rows.map((row) => row.bytes.length)).toEqual([0]);
		expect(Uint8Array.from((await media.findBytes(hash)) ?? [])).toEqual(bytes);
		expect([...(await files.list())]).toEqual([[hash, bytes.length]]);
	});

	it("come back with an undo, whose file was never removed", async () => {
		const { media } = await library(engine);
		await media.add(image);
		await media.remove(hash);
		expect(await media.findBytes(hash)).toBeUndefined();
		await media.restore(hash);
		expect(Uint8Array.from((await media.findBytes(hash)) ?? [])).toEqual(bytes);
		expect(await media.list()).toMatchObject([{ hash, name: "Lagoon" }]);
	});

	it("that are lost or damaged are none, until they are uploaded again", async () => {
		const { media, file, db } = await library(engine);
		await media.add(image);
		await writeFile(file, "something else");
		expect(await media.findBytes(hash)).toBeUndefined();
		await rm(file);
		expect(await media.findBytes(hash)).toBeUndefined();
		expect(await media.findSize(hash)).toEqual({ width: 3, height: 2 });
		await media.add(image);
		expect(Uint8Array.from((await media.findBytes(hash)) ?? [])).toEqual(bytes);
		await rm(file);
		const inDatabase = mediaStore(db, steppingClock());
		await inDatabase.add(image);
		expect(Uint8Array.from((await inDatabase.findBytes(hash)) ?? [])).toEqual(bytes);
	});

	it("stay in the database while their place takes none, and both are read", async () => {
		const { media, path, refused, readRow } = await library(engine);
		await media.add(image);
		const other = { ...image, bytes: Uint8Array.from([7]) };
		await rm(path, { recursive: true });
		const otherHash = await media.add(other);
		expect(refused.map(({ trouble }) => trouble)).toEqual(["missing"]);
		expect((await readRow()).map((row) => row.bytes.length).toSorted()).toEqual([0, 1]);
		expect(Uint8Array.from((await media.findBytes(otherHash)) ?? [])).toEqual(other.bytes);
		await expect(media.findBytes(hash)).rejects.toThrow("is its disk mounted?");
	});
});

it("a bucket keeps images as a folder does, and one that does not answer in time is told", async () => {
	const { place } = await openS3Server();
	const files = imageFiles(openObjectStore(place));
	await files.write(hash, bytes);
	expect(await files.find(hash)).toEqual(Buffer.from(bytes));
	await files.markRemoved(hash);
	expect([...(await files.listRemoved()).keys()]).toEqual([hash]);
	await files.write(hash, bytes);
	expect([...(await files.listRemoved()).keys()]).toEqual([]);
	await files.remove(hash);
	expect(await files.find(hash)).toBeUndefined();
	const { url } = await serveWeb(() => undefined);
	const silent = imageFiles(openObjectStore({ ...place, endpoint: url }), 50);
	await expect(silent.find(hash)).rejects.toThrow("does not answer in time");
	await expect(silent.write(hash, bytes)).rejects.toThrow("does not answer in time");
});
