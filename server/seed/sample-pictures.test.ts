import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { openLog } from "#platform/log/log.ts";
import { variantFilesOf } from "#server/composition/pictures.ts";
import { testSite } from "#server/testing/test-site.ts";
import { sampleRows } from "./sample-rows.ts";
import { seed } from "./seed.ts";

describe("the sample site's pictures", () => {
	it("come in every size and format, so that the first visitors wait for none", async () => {
		const { stores, folder, send } = await testSite();
		const variantFiles = variantFilesOf({ dataDir: folder }, openLog("silent"));
		await seed({ stores, clock: () => new Date(), variantFiles });
		const images = await stores.media.list();
		const pictures = sampleRows.flatMap(({ picture }) => picture ?? []);
		expect(images.map(({ name }) => name.toLowerCase()).toSorted()).toEqual(pictures.toSorted());
		const names = await readdir(join(folder, "cache", "media"));
		expect(names).toHaveLength(images.length * 8);
		for (const name of names) {
			const answer = await send("GET", `/media/${name}`);
			const [, width, format] = /-(\d+)\.(\w+)$/.exec(name) ?? [];
			const found = await sharp(await answer.arrayBuffer()).metadata();
			expect([found.width, found.format]).toEqual([Number(width), format === "avif" ? "heif" : "webp"]);
		}
	});
});
