import { setTimeout as wait } from "node:timers/promises";
import { mediaFormats, mediaWidths, variantName } from "#app/features/media/media.ts";
import type { MediaStore } from "#app/features/media/storage/media.store.server.ts";
import { isBusy, type WorkQueue } from "#platform/concurrency/work-queue.ts";
import type { FileCache } from "#platform/files/file-cache.ts";
import type { Log } from "#platform/log/log.ts";
import type { MediaVariants } from "./media-variants.server.ts";

/** A start has its first visitors to answer; what is missing can wait. */
const defaultDelayMs = 20_000;
/** Between two variants of a whole library: most of the processor stays with the visitors. */
const defaultPauseMs = 500;

type Parts = {
	media: Pick<MediaStore, "listHashes">;
	variants: Pick<MediaVariants, "make">;
	files: FileCache;
	queue: WorkQueue;
	log: Log;
	delayMs?: number;
	pauseMs?: number;
};

/**
 * Makes variants before anyone asks for them, one after the other, and only while no one waits for
 * a picture.
 */
export function variantPreparation(parts: Parts) {
	const { media, variants, files, queue, log } = parts;
	const { delayMs = defaultDelayMs, pauseMs = defaultPauseMs } = parts;
	const cutOff = new AbortController();
	/** Two lines: an upload does not wait for the whole library. */
	let uploads: Promise<void> = Promise.resolve();
	let library: Promise<void> = Promise.resolve();

	/** Every variant of an image that was just stored, the smallest first. Returns at once. */
	function prepare(hash: string): void {
		uploads = uploads.then(() => logged(makeAll(hash, new Set(), 0)));
	}

	/** What is missing of the whole library, a while after the start and slowly. Returns at once. */
	function prepareMissing(): void {
		library = logged(makeMissing());
	}

	async function makeMissing(): Promise<void> {
		await wait(delayMs, undefined, { signal: cutOff.signal, ref: false });
		const stored = await files.list();
		for (const hash of await media.listHashes()) await makeAll(hash, stored, pauseMs);
	}

	async function makeAll(hash: string, stored: Set<string>, pauseAfterMs: number): Promise<void> {
		for (const width of mediaWidths) {
			for (const format of mediaFormats) {
				const variant = { hash, width, format };
				if (stored.has(variantName(variant))) continue;
				// More would only push out what is stored, and be missing again at the next start.
				if (await files.isFull()) return;
				await queue.whenIdle();
				cutOff.signal.throwIfAborted();
				await variants.make(variant, "background");
				if (pauseAfterMs > 0) await wait(pauseAfterMs, undefined, { signal: cutOff.signal, ref: false });
			}
		}
	}

	/** What fails is made when it is asked for; a stop is no failure. */
	async function logged(work: Promise<void>): Promise<void> {
		try {
			await work;
		} catch (error) {
			if (!cutOff.signal.aborted && !isBusy(error)) log.error({ err: error }, "pictures were not prepared");
		}
	}

	/** Begins nothing more. Resolves when what was being made has ended. */
	async function stop(): Promise<void> {
		cutOff.abort();
		await Promise.all([uploads, library]);
	}

	return { prepare, prepareMissing, stop };
}
