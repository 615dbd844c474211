import { describe, expect, it } from "vitest";
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

	it("describes an image in every language, and forgets the description with the image", async () => {
		const { db } = await freshDatabase(engine);
		const media = mediaStore(db, steppingClock());
		const hash = await media.add({ bytes: Uint8Array.from([1]), width: 3, height: 2 });
		expect(await media.list()).toMatchObject([{ hash, alt: "", altFr: "" }]);
		await media.describe(hash, { alt: "A square", altFr: "Un carré" });
		expect(await media.list()).toMatchObject([{ hash, alt: "A square", altFr: "Un carré", width: 3 }]);
		await media.describe(hash, { alt: "", altFr: "Un rond" });
		expect(await media.list()).toMatchObject([{ hash, alt: "", altFr: "Un rond" }]);
		await media.remove(hash);
		expect(await db.selectFrom("media_texts").selectAll().execute()).toEqual([]);
		await expect(media.describe(hash, { alt: "", altFr: "" })).rejects.toMatchObject({ status: 404 });
	});
});
