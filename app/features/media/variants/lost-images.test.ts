import { rm } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { mediaUrl } from "#app/features/media/media.ts";
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
import { variantPreparation } from "./variant-preparation.server.ts";

async function pictures() {
	const { db } = await freshDatabase("sqlite");
	const path = await freshFolder();
	const outside = {
		files: imageFiles(openObjectStore({ kind: "folder", path })),
		onRefused: () => undefined,
	};
	const media = mediaStore(db, steppingClock(), outside);
	const log = openLog("silent");
	const files = fileCache({ folder: await freshFolder(), maxBytes: 1_000_000, log });
	const queue = workQueue({ concurrency: 1, maxWaiting: 9, retryAfterSeconds: 1 });
	const variants = mediaVariants({ media, files, queue });
	const routes = mediaRoutes(variants);
	const add = async (background: string) => {
		const create = { width: 60, height: 40, channels: 3 as const, background };
		return media.add({ bytes: await sharp({ create }).webp().toBuffer(), width: 60, height: 40 });
	};
	const get = (hash: string, width: 480 | 800) => routes.request(mediaUrl({ hash, width, format: "webp" }));
	const lose = (hash: string) => rm(join(path, "images", hash.slice(0, 2), hash));
	const prepare = () => {
		const preparation = variantPreparation({ media, variants, files, queue, log, delayMs: 0, pauseMs: 0 });
		preparation.prepareMissing();
		return preparation;
	};
	return { path, add, get, lose, files, prepare, queue };
}

it("a lost image is an area of its size, told as missing and kept in no cache", async () => {
	const { add, get, lose } = await pictures();
	const hash = await add("#123");
	await lose(hash);
	const answer = await get(hash, 800);
	expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([404, "no-store"]);
	expect(answer.headers.get("Content-Type")).toBe("image/svg+xml");
	expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ width: 60, height: 40 });
});

it("what was made of a lost image before stands in for it", async () => {
	const { add, get, lose } = await pictures();
	const hash = await add("#123");
	expect((await get(hash, 800)).status).toBe(200);
	await lose(hash);
	expect((await get(hash, 800)).status).toBe(200);
	const other = await get(hash, 480);
	expect([other.status, other.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
});

it("while their place is away, images are areas that may be asked for again", async () => {
	const { add, get, path } = await pictures();
	const hash = await add("#123");
	await rm(path, { recursive: true });
	const answer = await get(hash, 800);
	expect([answer.status, answer.headers.get("Content-Type")]).toEqual([503, "image/svg+xml"]);
});

it("a lost image keeps no other from being prepared", async () => {
	const { add, lose, files, prepare } = await pictures();
	const [first, second] = [await add("#123"), await add("#456")];
	const [lost, kept] = [first, second].toSorted() as [string, string];
	await lose(lost);
	const preparation = prepare();
	await expect.poll(async () => (await files.list()).size, { timeout: 20_000 }).toBe(8);
	await preparation.stop();
	expect([...(await files.list())].every((name) => name.startsWith(kept))).toBe(true);
});
