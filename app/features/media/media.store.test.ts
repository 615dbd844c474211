import { describe, expect, it } from "vitest";
import { steppingClock } from "../../../server/platform/testing/clock";
import { engines, freshDatabase } from "../../../server/platform/testing/fresh-database";
import { mediaStore } from "./media.store.server";

describe.each(engines)("media on %s", (engine) => {
	it("keeps bytes once under their content hash", async () => {
		const { db } = await freshDatabase(engine);
		const media = mediaStore(db, steppingClock());
		const bytes = Uint8Array.from([0, 1, 2, 253, 254, 255]);
		const hash = await media.add({ bytes, width: 3, height: 2 });
		expect(await media.add({ bytes, width: 3, height: 2 })).toBe(hash);
		expect(Uint8Array.from((await media.findBytes(hash)) ?? [])).toEqual(bytes);
		expect(await db.selectFrom("media").select("hash").execute()).toEqual([{ hash }]);
		expect(await media.findBytes("0".repeat(64))).toBeUndefined();
	});
});
