import { setTimeout as wait } from "node:timers/promises";
import { type MediaVariant, mediaFormats, mediaWidths, variantName } from "#app/features/media/media.ts";
import type { MediaStore } from "#app/features/media/storage/media.store.server.ts";
import { isBusy, type WorkQueue } from "#platform/concurrency/work-queue.ts";
import type { FileCache } from "#platform/files/file-cache.ts";
import type { Log } from "#platform/log/log.ts";
import { LostImageError, type MediaVariants } from "./media-variants.server.ts";

/** Missing variants wait after a start, which has its first visitors to answer. */
const defaultDelayMs = 20_000;
/** Pause between two variants of a whole library, so that most of the CPU serves visitors. */
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

/** Makes variants ahead, one after the other, while no visitor waits for a picture. */
export function variantPreparation(parts: Parts) {
	const { media, variants, files, queue, log } = parts;
	const { delayMs = defaultDelayMs, pauseMs = defaultPauseMs } = parts;
	const cutOff = new AbortController();
	/** Two chains: an upload does not wait for the whole library. */
	let uploads: Promise<void> = Promise.resolve();
	let library: Promise<void> = Promise.resolve();

	/** Makes the variants of a new image in the background, the smallest first. */
	function prepare(hash: string): void {
		uploads = uploads.then(() => logged(makeAll(hash, new Set(), 0)));
	}

	/** Makes the missing variants of the library in the background, slowly, a while after the start. */
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
				// More would only evict others, and be missing again at the next start.
				if (await files.isFull()) return;
				await queue.whenIdle();
				cutOff.signal.throwIfAborted();
				if (!(await isMade(variant))) return;
				if (pauseAfterMs > 0) await wait(pauseAfterMs, undefined, { signal: cutOff.signal, ref: false });
			}
		}
	}

	/** Makes a variant. @returns false for an image whose file is lost, which keeps no other from its turn. */
	async function isMade(variant: MediaVariant): Promise<boolean> {
		try {
			await variants.make(variant, "background");
			return true;
		} catch (error) {
			if (!(error instanceof LostImageError)) throw error;
			log.warn({ image: variant.hash }, "the file of an image is lost");
			return false;
		}
	}

	/** Logs a failure, but a stop is none. The variant is made when it is requested. */
	async function logged(work: Promise<void>): Promise<void> {
		try {
			await work;
		} catch (error) {
			if (!cutOff.signal.aborted && !isBusy(error)) log.error({ err: error }, "pictures were not prepared");
		}
	}

	/** Resolves when the variant in progress is done. */
	async function stop(): Promise<void> {
		cutOff.abort();
		await Promise.all([uploads, library]);
	}

	return { prepare, prepareMissing, stop };
}
