import { join } from "node:path";
import { maxPhotographBytes } from "#app/features/applications/filling/photographs.ts";
import { siteLogos } from "#app/features/look/logo/logos.server.ts";
import { maxCameraBytes } from "#app/features/media/image-file.ts";
import { fetchedImages } from "#app/features/media/intake/fetched-image.server.ts";
import { prepareImage } from "#app/features/media/intake/image-intake.server.ts";
import { openImageFiles } from "#app/features/media/storage/image-files.server.ts";
import { mediaVariants } from "#app/features/media/variants/media-variants.server.ts";
import { sharedVariants } from "#app/features/media/variants/shared-variants.server.ts";
import { variantPreparation } from "#app/features/media/variants/variant-preparation.server.ts";
import { siteIcons } from "#app/features/seo/icons/icons.http.server.ts";
import { shareImages } from "#app/features/seo/share-images/share-images.http.server.ts";
import { workQueue } from "#platform/concurrency/work-queue.ts";
import type { Environment } from "#platform/environment.ts";
import { fileCache } from "#platform/files/file-cache.ts";
import type { Log } from "#platform/log/log.ts";
import type { Stores } from "./stores.ts";

/**
 * One picture at a time: it takes a thread for up to seconds, and up to some hundred megabytes. A
 * full queue takes about 20 s, less than a reader waits; further requests are answered 503.
 */
const limits = { concurrency: 1, maxWaiting: 32, retryAfterSeconds: 10 };

/** Disk that the sizes and formats of images may take: some 10,000 of them. */
const maxVariantBytes = 512 * 1024 * 1024;
/** Disk that pictures of shared links and icons may take: some 1,400 of them. */
const maxShareImageBytes = 64 * 1024 * 1024;

/** The part of the environment that says where pictures are cached. */
type PictureStorage = Pick<Environment, "dataDir"> & Partial<Pick<Environment, "imagePlace">>;

/** The cache of the images' sizes and formats. */
export function variantFilesOf({ dataDir }: PictureStorage, log: Log) {
	return fileCache({ folder: join(dataDir, "cache", "media"), maxBytes: maxVariantBytes, log });
}

/** All that decodes, draws or encodes pictures, behind one queue, with what it made cached. */
export function openPictures(parts: {
	stores: Pick<Stores, "media" | "look">;
	storage: PictureStorage;
	log: Log;
	/** Decides which IP addresses pictures are fetched from; by default those of the internet. */
	isFetchable?: ((address: string) => boolean) | undefined;
}) {
	const { stores, storage, log, isFetchable } = parts;
	const { media, look } = stores;
	const queue = workQueue(limits);
	const files = variantFilesOf(storage, log);
	const outside = openImageFiles(storage.imagePlace);
	const shared = outside && sharedVariants(outside, log);
	const variants = mediaVariants({ media, files, queue, shared });
	const preparation = variantPreparation({ media, variants, files, queue, log });
	const shareFolder = join(storage.dataDir, "cache", "share");
	const shareFiles = fileCache({ folder: shareFolder, maxBytes: maxShareImageBytes, log });

	const logos = siteLogos({ findLogo: look.findLogo, files: shareFiles, queue });
	const fetched = fetchedImages({
		prepare: (bytes) => queue.run("administrator", () => prepareImage(bytes, maxCameraBytes)),
		isAllowed: isFetchable,
	});

	/** Starts no more, ends the drawing of a logo, and waits for the picture being made. */
	async function stop(): Promise<void> {
		fetched.stop();
		queue.close();
		logos.stop();
		await Promise.all([preparation.stop(), queue.whenIdle()]);
	}

	return {
		queue,
		variants,
		shareImages: shareImages({ files: shareFiles, queue, drawLogo: logos.draw, findImage: media.findBytes }),
		icons: siteIcons({ files: shareFiles, queue, drawLogo: logos.draw }),
		logos,
		intake: {
			prepare: (bytes: Uint8Array) => queue.run("administrator", () => prepareImage(bytes)),
			prepareFrom: fetched.prepareFrom,
			onStored: preparation.prepare,
			onDeleted: variants.forget,
		},
		/** Prepares what an applicant sent, and keeps nothing of it. */
		prepareOfApplicant: (bytes: Uint8Array) =>
			queue.run("visitor", () => prepareImage(bytes, maxPhotographBytes)),
		prepareMissing: preparation.prepareMissing,
		dropWaiting: queue.close,
		stop,
	};
}
