import { describe, expect, it } from "vitest";
import { imageUrlOf } from "#app/features/media/media.ts";
import { steppingClock } from "#platform/testing/clock.ts";
import { engines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { mediaStore } from "./media.store.server.ts";

describe.each(engines)("media on %s", (engine) => {
	it("stores bytes once under their content hash", async () => {
		const { db } = await freshDatabase(engine);
		const media = mediaStore(db, steppingClock());
		const bytes = Uint8Array.from([0, 1, 2, 253, 254, 255]);
		const hash = await media.add({ bytes, width: 3, height: 2 });
		expect(await media.add({ bytes, width: 3, height: 2 })).toBe(hash);
		expect(Uint8Array.from((await media.findBytes(hash)) ?? [])).toEqual(bytes);
		expect(await db.selectFrom("media").select("hash").execute()).toEqual([{ hash }]);
		expect(await media.findBytes("0".repeat(64))).toBeUndefined();
	});

	it("describes an image in every language, and deletes the description with the image", async () => {
		const { db } = await freshDatabase(engine);
		const media = mediaStore(db, steppingClock());
		const hash = await media.add({ bytes: Uint8Array.from([1]), width: 3, height: 2 });
		expect(await media.list()).toMatchObject([{ hash, alt: "", altFr: "" }]);
		await media.describe(hash, { alt: "A square", altFr: "Un carré" });
		expect(await media.list()).toMatchObject([{ hash, alt: "A square", altFr: "Un carré", width: 3 }]);
		expect(await media.findAlt(imageUrlOf(hash), "fr")).toBe("Un carré");
		expect(await media.findAlt("/media/none", "fr")).toBe("");
		expect(await media.get(hash)).toMatchObject({ alt: "A square", altFr: "Un carré" });
		await media.describe(hash, { alt: "", altFr: "Un rond" });
		expect(await media.list()).toMatchObject([{ hash, alt: "", altFr: "Un rond" }]);
		expect(await media.get(hash)).toMatchObject({ alt: "", altFr: "Un rond" });
		await media.remove(hash);
		expect(await db.selectFrom("media_texts").selectAll().execute()).toEqual([]);
		await expect(media.describe(hash, { alt: "", altFr: "" })).rejects.toMatchObject({ status: 404 });
		await expect(media.get(hash)).rejects.toMatchObject({ status: 404 });
	});

	it("has the name that it was first stored under, until another is chosen", async () => {
		const { db } = await freshDatabase(engine);
		const media = mediaStore(db, steppingClock());
		const image = { bytes: Uint8Array.from([1]), width: 3, height: 2 };
		const hash = await media.add({ ...image, name: "IMG 0001" });
		expect(await media.add({ ...image, name: "Copy of it" })).toBe(hash);
		expect(await media.list()).toMatchObject([{ name: "IMG 0001" }]);
		await media.describe(hash, { alt: "A boat", altFr: "" });
		expect(await media.list()).toMatchObject([{ name: "IMG 0001", alt: "A boat" }]);
		await media.describe(hash, { alt: "", altFr: "", name: "The boat" });
		await media.remove(hash);
		const deleted = db.selectFrom("deleted_things").select("title");
		expect(await deleted.execute()).toEqual([{ title: "The boat" }]);
		await media.restore(hash);
		await media.describe(hash, { alt: "", altFr: "", name: "" });
		expect(await media.list()).toMatchObject([{ name: "" }]);
	});

	it("stores the position of crops, and deletes it with the image", async () => {
		const { db } = await freshDatabase(engine);
		const media = mediaStore(db, steppingClock());
		const hash = await media.add({ bytes: Uint8Array.from([1]), width: 3, height: 2 });
		const other = await media.add({ bytes: Uint8Array.from([2]), width: 3, height: 2 });
		const urls = [imageUrlOf(hash), imageUrlOf(other), `/media/${hash}-480.avif`, "/media/none", ""];
		expect(await media.listPositions(urls)).toEqual({});
		await media.setFocus(hash, { x: 0.25, y: 0.8 });
		await media.setFocus(hash, { x: 0.25, y: 0.75 });
		expect(await media.list()).toEqual([
			expect.objectContaining({ hash: other, focus: { x: 0.5, y: 0.5 } }),
			expect.objectContaining({ hash, focus: { x: 0.25, y: 0.75 } }),
		]);
		const position = "25% 75%";
		expect(await media.listPositions(urls)).toEqual({
			[imageUrlOf(hash)]: position,
			[`/media/${hash}-480.avif`]: position,
		});
		await media.setFocus(hash, { x: 0.5, y: 0.5 });
		expect(await media.listPositions(urls)).toEqual({});
		await media.setFocus(hash, { x: 0, y: 0 });
		await media.remove(hash);
		expect(await db.selectFrom("media_focal_points").selectAll().execute()).toEqual([]);
		await expect(media.setFocus(hash, { x: 0, y: 0 })).rejects.toMatchObject({ status: 404 });
	});

	it("keeps a deleted image with all its data, and restores it", async () => {
		const { db } = await freshDatabase(engine);
		const media = mediaStore(db, steppingClock());
		const bytes = Uint8Array.from([0, 1, 2, 253, 254, 255]);
		const hash = await media.add({ bytes, width: 3, height: 2 });
		await media.describe(hash, { alt: "", altFr: "Un carré" });
		await media.setFocus(hash, { x: 0.1, y: 0.2 });
		const before = await media.list();
		await media.remove(hash);
		expect(await media.list()).toEqual([]);
		expect(await media.findBytes(hash)).toBeUndefined();
		const deleted = db.selectFrom("deleted_things").select(["kind", "id", "title"]);
		expect(await deleted.execute()).toEqual([{ kind: "image", id: hash, title: "Un carré" }]);
		await media.restore(hash);
		expect(await media.list()).toEqual(before);
		expect(Uint8Array.from((await media.findBytes(hash)) ?? [])).toEqual(bytes);
		expect(await deleted.execute()).toEqual([]);
		await expect(media.restore(hash)).rejects.toMatchObject({ status: 404 });
	});

	it("keeps an image that was uploaded again after its deletion, deleted again or restored", async () => {
		const { db } = await freshDatabase(engine);
		const media = mediaStore(db, steppingClock());
		const image = { bytes: Uint8Array.from([1]), width: 3, height: 2 };
		const hash = await media.add(image);
		await media.describe(hash, { alt: "Old words", altFr: "" });
		await media.remove(hash);
		await media.add(image);
		await media.remove(hash);
		expect(await db.selectFrom("deleted_things").select("title").execute()).toEqual([{ title: "" }]);
		await media.add(image);
		await media.describe(hash, { alt: "New words", altFr: "" });
		await media.restore(hash);
		expect(await media.list()).toMatchObject([{ hash, alt: "New words" }]);
	});
});
