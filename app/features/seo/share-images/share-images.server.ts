import { createHash } from "node:crypto";
import type { DrawLogo } from "#app/features/seo/draw-logo.ts";
import { shareImageSize } from "#app/metadata/public-pages.ts";
import type { SiteLook } from "#app/site/site-look.ts";
import type { WorkQueue } from "#platform/concurrency/work-queue.ts";
import type { FileCache } from "#platform/files/file-cache.ts";
import { loadSharp } from "#platform/sharp.ts";
import type { ShareImage } from "./share-image.ts";

/** Raise it when the drawing changes, so that cached pictures are drawn again. */
const drawingVersion = 3;

/** A picture with its ETag. */
export type DrawnImage = { tag: string; bytes: Buffer<ArrayBuffer> };

type Parts = {
	files: FileCache;
	queue: WorkQueue;
	drawLogo: DrawLogo;
	/** Returns the bytes of an image of the library. */
	findImage(hash: string): Promise<Uint8Array | undefined>;
};

/** An image of the library with its focal point. */
export type Photograph = NonNullable<SiteLook["sharePicture"]>;

export type ShareImages = ReturnType<typeof shareImages>;

/** Draws the pictures of shared links when first requested, in the queue, and caches them by content. */
export function shareImages({ files, queue, drawLogo, findImage }: Parts) {
	/** @throws ApiError 503 if the queue is full. */
	async function get(image: ShareImage): Promise<DrawnImage> {
		const { look, label, title, name, accent, logo } = image;
		const content = JSON.stringify([drawingVersion, look, label, title, name, accent, logo]);
		const tag = createHash("sha256").update(content).digest("hex");
		const bytes = await files.findOrMake(`${tag}.png`, () =>
			queue.run("visitor", () => draw(image, drawLogo)),
		);
		return { tag, bytes };
	}

	/**
	 * Crops an image of the library; undefined if it no longer exists.
	 * @throws ApiError 503 if the queue is full.
	 */
	async function findPhotograph({ hash, focus }: Photograph): Promise<DrawnImage | undefined> {
		const source = await findImage(hash);
		if (source === undefined) return undefined;
		const tag = createHash("sha256")
			.update(`photograph ${drawingVersion} ${hash} ${focus.x} ${focus.y}`)
			.digest("hex");
		const bytes = await files.findOrMake(`${tag}.jpeg`, () =>
			queue.run("visitor", () => crop(source, focus)),
		);
		return { tag, bytes };
	}

	return { get, findPhotograph };
}

/** Stays far below 600 KB, above which some networks show no picture. */
const photographQuality = 80;
/** Behind transparent pixels. */
const paper = "#fbf7f2";

async function crop(source: Uint8Array, focus: Photograph["focus"]): Promise<Buffer<ArrayBuffer>> {
	const sharp = await loadSharp();
	const { width, height } = shareImageSize;
	const covering = await sharp(source)
		.resize({ width, height, fit: "outside" })
		.flatten({ background: paper })
		.raw()
		.toBuffer({ resolveWithObject: true });
	const cropped = sharp(covering.data, { raw: covering.info }).extract({
		left: startOf(focus.x, covering.info.width, width),
		top: startOf(focus.y, covering.info.height, height),
		...shareImageSize,
	});
	return Buffer.from(await cropped.jpeg({ quality: photographQuality, mozjpeg: true }).toBuffer());
}

/** Returns the start of a crop with the focus as near to its middle as possible. */
function startOf(focus: number, whole: number, part: number): number {
	return Math.round(Math.min(whole - part, Math.max(0, focus * whole - part / 2)));
}

async function draw(image: ShareImage, drawLogo: DrawLogo): Promise<Buffer<ArrayBuffer>> {
	// Loaded for the first picture: the layout engine and the fonts stay out of memory until then.
	const { drawShareImage } = await import("./share-image.drawing.server.tsx");
	return Buffer.from(await drawShareImage(image, drawLogo));
}
