import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it, vi } from "vitest";
import { mediaFormats, mediaUrl, mediaWidths } from "#app/features/media/media.ts";
import { whileFull } from "#platform/testing/full-queue.ts";
import { testSite } from "#server/testing/test-site.ts";

const all = mediaWidths.flatMap((width) => mediaFormats.map((format) => ({ width, format })));

async function siteWithPictures(count: number) {
	const site = await testSite();
	const hashes: string[] = [];
	for (let number = 0; number < count; number += 1) {
		const background = { r: number, g: 20, b: 40 };
		const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
			.webp()
			.toBuffer();
		hashes.push(await site.stores.media.add({ bytes, width: 60, height: 40 }));
	}
	const urls = hashes.flatMap((hash) => all.map((variant) => mediaUrl({ hash, ...variant })));
	return { ...site, hashes, urls, get: (url: string) => site.app.request(url) };
}

describe("cold pictures", () => {
	it("are made one at a time if requested at once; a full queue answers 503", async () => {
		const { urls, get, pictures } = await siteWithPictures(11);
		const { run } = pictures.queue;
		let running = 0;
		let maxRunning = 0;
		// Counted where work begins: the library's own counters overlap when one picture follows another.
		vi.spyOn(pictures.queue, "run").mockImplementation((priority, work) =>
			run(priority, async () => {
				running += 1;
				maxRunning = Math.max(maxRunning, running);
				return work().finally(() => {
					running -= 1;
				});
			}),
		);
		const answers = await Promise.all(urls.map(get));
		expect(maxRunning).toBe(1);
		const refused = answers.filter(({ status }) => status === 503);
		expect(answers.filter(({ status }) => status === 200).length + refused.length).toBe(urls.length);
		expect(refused.length).toBeGreaterThan(0);
		for (const answer of refused) {
			expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
			expect(await answer.json()).toMatchObject({ code: "busy" });
		}
		for (const url of urls) expect((await get(url)).status).toBe(200);
	});

	it("are made once for all requests, and an invented name takes no place in the queue", async () => {
		const { urls, get, folder } = await siteWithPictures(1);
		const [url = ""] = urls;
		const answers = await Promise.all(Array.from({ length: 100 }, () => get(url)));
		expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
		expect(await readdir(join(folder, "cache", "media"))).toHaveLength(1);
		const madeUp = Array.from({ length: 100 }, (_, number) =>
			get(mediaUrl({ hash: number.toString(16).padStart(64, "0"), width: 480, format: "avif" })),
		);
		const missing = await Promise.all(madeUp);
		expect(new Set(missing.map(({ status }) => status))).toEqual(new Set([404]));
	});
});

describe("a picture of a mail", () => {
	it("is a JPEG, on white where it was transparent, without metadata", async () => {
		const { app, stores } = await testSite();
		const clear = { r: 0, g: 0, b: 0, alpha: 0 };
		const bytes = await sharp({ create: { width: 60, height: 40, channels: 4, background: clear } })
			.withExif({ IFD0: { Copyright: "somebody" } })
			.webp()
			.toBuffer();
		const hash = await stores.media.add({ bytes, width: 60, height: 40 });
		const answer = await app.request(mediaUrl({ hash, width: 1200, format: "jpeg" }));
		expect(answer.headers.get("Content-Type")).toBe("image/jpeg");
		const picture = sharp(await answer.arrayBuffer());
		expect(await picture.metadata()).toMatchObject({ format: "jpeg", width: 60, height: 40 });
		expect((await picture.metadata()).exif).toBeUndefined();
		const { channels } = await picture.stats();
		expect(channels.map(({ min }) => min)).toEqual([255, 255, 255]);
		for (const other of [480, 800, 1600]) {
			expect((await app.request(`/media/${hash}-${other}.jpeg`)).status).toBe(404);
		}
	});
});

describe("while the queue is full", () => {
	it("cached variants are served, and stand in for the same picture in another size", async () => {
		const { hashes, get, pictures } = await siteWithPictures(2);
		const [hash = "", other = ""] = hashes;
		const stored = mediaUrl({ hash, width: 800, format: "webp" });
		const exact = await get(stored);
		await whileFull(pictures.queue, "visitor", async () => {
			const again = await get(stored);
			expect([again.status, again.headers.get("Cache-Control")]).toEqual([
				200,
				exact.headers.get("Cache-Control"),
			]);
			const standIn = await get(mediaUrl({ hash, width: 1600, format: "avif" }));
			expect([standIn.status, standIn.headers.get("Content-Type")]).toEqual([200, "image/webp"]);
			expect(standIn.headers.get("Cache-Control")).toBe("no-store");
			expect(Buffer.from(await standIn.arrayBuffer())).toEqual(Buffer.from(await exact.arrayBuffer()));
			expect((await get(mediaUrl({ hash: other, width: 800, format: "webp" }))).status).toBe(503);
			expect((await get("/share/en/legal.png")).status).toBe(503);
		});
		expect((await get(mediaUrl({ hash: other, width: 800, format: "webp" }))).status).toBe(200);
	});

	it("an administrator's upload and sign-in are served", async () => {
		const { pictures, signIn, app } = await siteWithPictures(0);
		const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#fff" } })
			.png()
			.toBuffer();
		const { promise: ended, resolve: end } = Promise.withResolvers<void>();
		const running = pictures.queue.run("visitor", () => ended);
		const waiting = Array.from({ length: 10 }, () => pictures.queue.run("visitor", async () => Date.now()));
		const token = await signIn();
		const body = new FormData();
		body.set("image", new File([new Uint8Array(bytes)], "a.png"));
		const uploaded = app.request("/api/admin/upload-image", {
			method: "POST",
			body,
			headers: { Authorization: `Bearer ${token}` },
		});
		end();
		expect((await uploaded).status).toBe(200);
		await Promise.all([running, ...waiting]);
	});
});

describe("at the stop", () => {
	it("waiting pictures are refused at once, and the one being made is completed", async () => {
		const { urls, get, pictures } = await siteWithPictures(1);
		const { promise: ended, resolve: end } = Promise.withResolvers<string>();
		const running = pictures.queue.run("visitor", () => ended);
		const answers = Promise.all(urls.map(get));
		pictures.dropWaiting();
		expect((await answers).map(({ status }) => status)).toEqual(urls.map(() => 503));
		end("made");
		expect(await running).toBe("made");
		await expect(pictures.stop()).resolves.toBeUndefined();
	});
});

describe("variants made ahead", () => {
	it("all exist some time after an upload, without a request", async () => {
		const { app, signIn, folder } = await siteWithPictures(0);
		const bytes = await sharp({ create: { width: 50, height: 30, channels: 3, background: "#123" } })
			.png()
			.toBuffer();
		const body = new FormData();
		body.set("image", new File([new Uint8Array(bytes)], "a.png"));
		const headers = { Authorization: `Bearer ${await signIn()}` };
		const { url } = (await (
			await app.request("/api/admin/upload-image", { method: "POST", body, headers })
		).json()) as { url: string };
		const hash = /\/media\/(\w+)-/.exec(url)?.[1];
		const expected = all.map(({ width, format }) => `${hash}-${width}.${format}`).toSorted();
		const stored = async () => (await readdir(join(folder, "cache", "media"))).toSorted();
		await expect.poll(stored, { timeout: 20_000 }).toEqual(expected);
	});
});
