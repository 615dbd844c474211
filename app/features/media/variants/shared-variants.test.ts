import { rm } from "node:fs/promises";
import sharp from "sharp";
import { expect, it } from "vitest";
import { mediaUrl, variantName } from "#app/features/media/media.ts";
import { imageFiles } from "#app/features/media/storage/image-files.server.ts";
import { mediaStore } from "#app/features/media/storage/media.store.server.ts";
import { workQueue } from "#platform/concurrency/work-queue.ts";
import { fileCache } from "#platform/files/file-cache.ts";
import { openLog } from "#platform/log/log.ts";
import { openObjectStore } from "#platform/storage/open-store.ts";
import { steppingClock } from "#platform/testing/clock.ts";
import { freshDatabase } from "#platform/testing/fresh-database.ts";
import { freshFolder } from "#platform/testing/fresh-folder.ts";
import { mediaRoutes } from "./media.http.server.ts";
import { mediaVariants } from "./media-variants.server.ts";
import { sharedVariants } from "./shared-variants.server.ts";

it("what one machine makes of an image, the others have; a deleted one is forgotten for all", async () => {
	const { db } = await freshDatabase("sqlite");
	const path = await freshFolder();
	const outside = imageFiles(openObjectStore({ kind: "folder", path }));
	const media = mediaStore(db, steppingClock(), { files: outside, onRefused: () => undefined });
	const log = openLog("silent");
	const machine = async () => {
		const queue = workQueue({ concurrency: 1, maxWaiting: 9, retryAfterSeconds: 1 });
		const files = fileCache({ folder: await freshFolder(), maxBytes: 1_000_000, log });
		const variants = mediaVariants({ media, files, queue, shared: sharedVariants(outside, log) });
		const routes = mediaRoutes(variants);
		return { ...variants, queue, get: (url: string) => routes.request(url) };
	};
	const [one, other, third] = [await machine(), await machine(), await machine()];
	const create = { width: 60, height: 40, channels: 3 as const, background: "#123" };
	const bytes = await sharp({ create }).webp().toBuffer();
	const hash = await media.add({ bytes, width: 60, height: 40 });
	const variant = { hash, width: 800, format: "webp" } as const;
	const made = Buffer.from(await (await one.get(mediaUrl(variant))).arrayBuffer());
	await expect.poll(() => outside.findVariant(variantName(variant))).toEqual(made);
	// This machine makes no variants from here on.
	other.queue.close();
	const shared = await other.get(mediaUrl(variant));
	expect([shared.status, Buffer.from(await shared.arrayBuffer())]).toEqual([200, made]);
	await media.remove(hash);
	await one.forget(hash);
	await expect.poll(() => outside.findVariant(variantName(variant))).toBeUndefined();
	expect((await third.get(mediaUrl(variant))).status).toBe(404);
	await media.restore(hash);
	await rm(path, { recursive: true });
	expect((await third.get(mediaUrl(variant))).status).toBe(503);
});
