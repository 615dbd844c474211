import { createHash } from "node:crypto";
import type { DrawLogo } from "#app/features/seo/draw-logo.ts";
import { groundOf, type IconFile, type Sign, signSide } from "#app/site/icons/icon-files.ts";
import type { WorkQueue } from "#platform/concurrency/work-queue.ts";
import type { FileCache } from "#platform/files/file-cache.ts";

/** Raise it when the drawing changes, so that cached icons are drawn again. */
const drawingVersion = 1;

type Parts = { files: FileCache; queue: WorkQueue; drawLogo: DrawLogo };

export type SiteIcons = ReturnType<typeof siteIcons>;

/** Draws icons when first requested, in the queue, and caches them. */
export function siteIcons({ files, queue, drawLogo }: Parts) {
	/** @throws ApiError 503 if the queue is full. */
	async function get(file: IconFile, sign: Sign): Promise<Buffer<ArrayBuffer>> {
		const content = JSON.stringify([drawingVersion, file, sign]);
		const name = createHash("sha256").update(content).digest("hex");
		return files.findOrMake(`${name}.icon`, () => queue.run("visitor", () => draw(file, sign, drawLogo)));
	}

	return { get };
}

async function draw(file: IconFile, sign: Sign, drawLogo: DrawLogo): Promise<Buffer<ArrayBuffer>> {
	// Loaded for the first icon: a new site does without.
	const { drawSign } = await import("./sign-drawing.server.tsx");
	const drawing = await drawSign(sign, drawLogo);
	if (file === "/favicon.svg") return Buffer.from(drawing);
	const { rasterIcon } = await import("./icon-raster.server.ts");
	return rasterIcon(file, { drawing, drawingSide: signSide, ground: groundOf(sign) });
}
