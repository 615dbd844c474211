import { createHash } from "node:crypto";
import type { WorkQueue } from "#platform/concurrency/work-queue.ts";
import type { FileCache } from "#platform/files/file-cache.ts";
import type { ShareImage } from "./share-image.ts";

/** To be raised when the drawing changes, so that stored pictures are drawn anew. */
const drawingVersion = 1;

/** A picture's bytes, and a tag that is the same as long as the picture is. */
export type DrawnImage = { tag: string; bytes: Buffer<ArrayBuffer> };

export type ShareImages = ReturnType<typeof shareImages>;

/**
 * Pictures of shared links, drawn in their turn when first asked for, and cached under a hash of
 * what they show.
 */
export function shareImages({ files, queue }: { files: FileCache; queue: WorkQueue }) {
	/** The picture that shows this. @throws ApiError 503 when too much waits to be drawn. */
	async function get(image: ShareImage): Promise<DrawnImage> {
		const content = JSON.stringify([drawingVersion, image.look, image.label, image.title, image.name]);
		const tag = createHash("sha256").update(content).digest("hex");
		const bytes = await files.findOrMake(`${tag}.png`, () => queue.run("visitor", () => draw(image)));
		return { tag, bytes };
	}

	return { get };
}

async function draw(image: ShareImage): Promise<Buffer<ArrayBuffer>> {
	// Loaded for the first picture: the layout engine and the faces stay out of memory until then.
	const { drawShareImage } = await import("./share-image.drawing.server.tsx");
	return Buffer.from(await drawShareImage(image));
}
