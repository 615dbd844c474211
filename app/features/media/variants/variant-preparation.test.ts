import { describe, expect, it, onTestFinished } from "vitest";
import { type MediaVariant, variantName } from "#app/features/media/media.ts";
import { workQueue } from "#platform/concurrency/work-queue.ts";
import { fileCache } from "#platform/files/file-cache.ts";
import { openLog } from "#platform/log/log.ts";
import { freshFolder } from "#platform/testing/fresh-folder.ts";
import { variantPreparation } from "./variant-preparation.server.ts";

const hashes = ["a".repeat(64), "b".repeat(64)];
const variantsOfAll = hashes.length * 8;

async function freshPreparation({ maxBytes = 1_000_000, delayMs = 0 } = {}) {
	const log = openLog("silent");
	const files = fileCache({ folder: await freshFolder(), maxBytes, log });
	const queue = workQueue({ concurrency: 1, maxWaiting: 9, retryAfterSeconds: 1 });
	const made: string[] = [];
	async function make(variant: MediaVariant, priority: Parameters<typeof queue.run>[0]) {
		return queue.run(priority, async () => {
			made.push(variantName(variant));
			const bytes = Buffer.alloc(100);
			await files.store(variantName(variant), bytes);
			return bytes;
		});
	}
	const parts = { media: { listHashes: async () => hashes }, variants: { make }, files, queue, log };
	const preparation = variantPreparation({ ...parts, delayMs, pauseMs: 1 });
	onTestFinished(preparation.stop);
	return { preparation, queue, files, made };
}

describe("preparing pictures", () => {
	it("makes the missing variants of the library, and no cached ones again", async () => {
		const { preparation, files, made } = await freshPreparation();
		const there = `${hashes[0]}-480.avif`;
		await files.store(there, Buffer.from("there"));
		preparation.prepareMissing();
		await expect.poll(async () => (await files.list()).size).toBe(variantsOfAll);
		expect(made).toHaveLength(variantsOfAll - 1);
		expect(made).not.toContain(there);
	});

	it("stops before it would evict cached variants", async () => {
		const { preparation, files, made } = await freshPreparation({ maxBytes: 500 });
		preparation.prepareMissing();
		await expect.poll(() => files.isFull()).toBe(true);
		await preparation.stop();
		expect(made).toHaveLength(5);
		expect((await files.list()).size).toBe(5);
	});

	it("waits while a visitor waits for a picture, and does not wait for the library after an upload", async () => {
		const { preparation, queue, made } = await freshPreparation({ delayMs: 60_000 });
		const { promise: ended, resolve: end } = Promise.withResolvers<void>();
		const running = queue.run("visitor", () => ended);
		preparation.prepareMissing();
		preparation.prepare("c".repeat(64));
		const waiting = queue.run("visitor", async () => made.length);
		end();
		await running;
		expect(await waiting).toBe(0);
		await expect.poll(() => made.length).toBe(8);
		expect(made[0]).toBe(`${"c".repeat(64)}-480.avif`);
	});

	it("ends at once when it is stopped", async () => {
		const { preparation, made } = await freshPreparation({ delayMs: 60_000 });
		preparation.prepareMissing();
		await preparation.stop();
		preparation.prepare(hashes[0] ?? "");
		await preparation.stop();
		expect(made).toEqual([]);
	});
});
