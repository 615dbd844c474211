import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ShareImage } from "./share-image";

/** To be raised when the drawing changes, so that kept pictures are drawn anew. */
const drawingVersion = 1;

/** A picture's bytes, and a tag that is the same as long as the picture is. */
export type DrawnImage = { tag: string; bytes: Buffer<ArrayBuffer> };

export type ShareImages = ReturnType<typeof shareImages>;

/**
 * Pictures of shared links, drawn when first asked for and kept in `folder` under a hash of what they show, so that
 * the folder may be emptied at any time. One is drawn at a time: many at once would take the processor from readers.
 */
export function shareImages(folder: string) {
	const underway = new Map<string, Promise<Buffer<ArrayBuffer>>>();
	let queue: Promise<unknown> = Promise.resolve();

	/** The picture that shows this. */
	async function get(image: ShareImage): Promise<DrawnImage> {
		const content = JSON.stringify([drawingVersion, image.look, image.label, image.title]);
		const tag = createHash("sha256").update(content).digest("hex");
		const file = join(folder, `${tag}.png`);
		const kept = await readFile(file).catch(() => undefined);
		if (kept !== undefined) return { tag, bytes: kept };
		const making = underway.get(tag) ?? inTurn(() => make(image, file)).finally(() => underway.delete(tag));
		underway.set(tag, making);
		return { tag, bytes: await making };
	}

	function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
		const turn = queue.then(work);
		queue = turn.catch(() => undefined);
		return turn;
	}

	async function make(image: ShareImage, file: string): Promise<Buffer<ArrayBuffer>> {
		// Loaded for the first picture: the layout engine and the faces stay out of memory until then.
		const { drawShareImage } = await import("./share-image.drawing.server");
		const bytes = Buffer.from(await drawShareImage(image));
		await mkdir(folder, { recursive: true });
		// Written aside and renamed, so that no reader ever finds half a file.
		const draft = `${file}.${process.pid}`;
		await writeFile(draft, bytes);
		await rename(draft, file);
		return bytes;
	}

	return { get };
}
