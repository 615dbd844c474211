import { createHash } from "node:crypto";
import type { DrawLogo } from "#app/features/seo/draw-logo.ts";
import { shareImageSize } from "#app/metadata/public-pages.ts";
import type { SiteLook } from "#app/site/site-look.ts";
import type { WorkQueue } from "#platform/concurrency/work-queue.ts";
import type { FileCache } from "#platform/files/file-cache.ts";
import { loadSharp } from "#platform/sharp.ts";
import type { ShareImage } from "./share-image.ts";

/** To be raised when the drawing changes, so that stored pictures are drawn anew. */
const drawingVersion = 3;

/** A picture's bytes, and a tag that is the same as long as the picture is. */
export type DrawnImage = { tag: string; bytes: Buffer<ArrayBuffer> };

type Parts = {
	files: FileCache;
	queue: WorkQueue;
	drawLogo: DrawLogo;
	/** The bytes of an image of the library. */
	findImage(hash: string): Promise<Uint8Array | undefined>;
};

/** An image of the library, and what its crop keeps in sight. */
export type Photograph = NonNullable<SiteLook["sharePicture"]>;

export type ShareImages = ReturnType<typeof shareImages>;

/**
 * Pictures of shared links, drawn in their turn when first asked for, and cached under a hash of
 * what they show.
 */
export function shareImages({ files, queue, drawLogo, findImage }: Parts) {
	/** The picture that shows this. @throws ApiError 503 when too much waits to be drawn. */
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
	 * An image of the library in the format of shared links; undefined where it is no longer there.
	 * @throws ApiError 503 when too much waits to be drawn.
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

/** Some networks show no picture of more than 600 KB: a photograph is far below that. */
const photographQuality = 80;
/** What shows through a picture that is transparent in parts: a JPEG would be black there. */
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

/** Where a crop begins that has the focus as near to its middle as it can be. */
function startOf(focus: number, whole: number, part: number): number {
	return Math.round(Math.min(whole - part, Math.max(0, focus * whole - part / 2)));
}

async function draw(image: ShareImage, drawLogo: DrawLogo): Promise<Buffer<ArrayBuffer>> {
	// Loaded for the first picture: the layout engine and the faces stay out of memory until then.
	const { drawShareImage } = await import("./share-image.drawing.server.tsx");
	return Buffer.from(await drawShareImage(image, drawLogo));
}
