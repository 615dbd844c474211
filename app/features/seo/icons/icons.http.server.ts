import { createHash } from "node:crypto";
import { Hono } from "hono";
import { etag } from "hono/etag";
import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import {
	groundOf,
	type IconFile,
	iconFiles,
	isIconFile,
	type Sign,
	signSide,
} from "#app/site/icons/icon-files.ts";
import { isShippedSign, signOf } from "#app/site/icons/sign.ts";
import { freshCopyOnly } from "#platform/api/revalidation.ts";
import type { WorkQueue } from "#platform/concurrency/work-queue.ts";
import type { FileCache } from "#platform/files/file-cache.ts";
import type { DrawLogo } from "./icon-drawing.server.ts";

/** Serves the icons of a business with its own name, colour or logo; those of a new site are files. */
export function iconRoutes(icons: SiteIcons, readTexts: () => Promise<SiteTexts>): Hono {
	const routes = new Hono();
	for (const file of Object.keys(iconFiles).filter(isIconFile)) {
		routes.get(file, etag(), async (context, next) => {
			const sign = signOf(await readTexts());
			if (isShippedSign(sign)) return next();
			const bytes = await icons.get(file, sign);
			return context.body(bytes, 200, { "Content-Type": iconFiles[file].type, ...freshCopyOnly });
		});
	}
	return routes;
}

/** Returns whether an address is an icon's that differs from the file of a new site. */
export function isOwnIcon(address: string, texts: SiteTexts): boolean {
	return isIconFile(address) && !isShippedSign(signOf(texts));
}

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
	const { drawSign } = await import("./icon-drawing.server.ts");
	const drawing = await drawSign(sign, drawLogo);
	if (file === "/favicon.svg") return Buffer.from(drawing);
	const { rasterIcon } = await import("./icon-drawing.server.ts");
	return rasterIcon(file, { drawing, drawingSide: signSide, ground: groundOf(sign) });
}
