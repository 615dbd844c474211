import { createHash } from "node:crypto";
import { type Context, Hono } from "hono";
import { etag } from "hono/etag";
import type { DrawLogo } from "#app/features/seo/icons/icon-drawing.server.ts";
import { findLanguage } from "#app/i18n/language.ts";
import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import { shareImageSize } from "#app/metadata/public-pages.ts";
import type { Language } from "#app/site/site-config.ts";
import type { SiteLook } from "#app/site/site-look.ts";
import { publicPages } from "#app/site/site-map.ts";
import type { WorkQueue } from "#platform/concurrency/work-queue.ts";
import type { FileCache } from "#platform/files/file-cache.ts";
import { loadSharp } from "#platform/sharp.ts";
import {
	articleShareImage,
	customPageShareImage,
	pageShareImage,
	type ShareImage,
	tableShareImage,
} from "./share-image.server.ts";

const hourSeconds = 3_600;

/** A published article, or its new slug. */
type FoundArticle =
	| { text: { title: string; category: string; language: Language; sharePicture: string | null } }
	| { movedTo: string }
	| undefined;

export type ShareImageSources = {
	images: ShareImages;
	findPicture(address: string): Promise<Photograph | undefined>;
	findArticle(slug: string, language: Language): Promise<FoundArticle>;
	findTable(slug: string): Promise<{ titleIn(language: Language): { text: string } } | undefined>;
	findPage(slug: string, language: Language): Promise<{ title: string } | undefined>;
	readTexts(): Promise<SiteTexts>;
};

/** Serves `/share/{language}/{page}.png`, `/share/{language}/blog/{slug}.png` and the like. */
export function shareImageRoutes(sources: ShareImageSources): Hono {
	const { images, findPicture, findArticle, findTable, findPage, readTexts } = sources;
	return new Hono()
		.use("/share/*", etag())
		.get(
			"/share/:language/:file{[a-z-]+\\.png}",
			answering(async (context, language, name) => {
				const page = publicPages.find((id) => id === name);
				if (page === undefined) return undefined;
				const texts = await readTexts();
				return send(context, pageShareImage(texts, page, language), texts.look.sharePicture);
			}),
		)
		.get(
			"/share/:language/blog/:file{[a-z0-9-]+\\.png}",
			answering(async (context, language, slug) => {
				const found = await findArticle(slug, language);
				if (found === undefined) return undefined;
				if ("movedTo" in found) return context.redirect(`/share/${language}/blog/${found.movedTo}.png`, 301);
				const { sharePicture } = found.text;
				const chosen = sharePicture === null ? undefined : await findPicture(sharePicture);
				return send(context, articleShareImage(await readTexts(), found.text), chosen);
			}),
		)
		.get(
			"/share/:language/table/:file{[a-z0-9-]+\\.png}",
			answering(async (context, language, slug) => {
				const title = (await findTable(slug))?.titleIn(language).text;
				if (title === undefined) return undefined;
				return send(context, tableShareImage(await readTexts(), title, language));
			}),
		)
		.get(
			"/share/:language/page/:file{[a-z0-9-]+\\.png}",
			answering(async (context, language, slug) => {
				const page = await findPage(slug, language);
				if (page === undefined) return undefined;
				const texts = await readTexts();
				return send(context, customPageShareImage(texts, page.title, language), texts.look.sharePicture);
			}),
		);

	/** Sends the photograph that the owner chose, or the drawing. */
	async function send(context: Context, drawn: ShareImage, chosen?: Photograph | null): Promise<Response> {
		const photograph = chosen ? await images.findPhotograph(chosen) : undefined;
		const { tag, bytes } = photograph ?? (await images.get(drawn));
		return context.body(bytes, 200, {
			"Content-Type": photograph === undefined ? "image/png" : "image/jpeg",
			ETag: `"${tag}"`,
			"Cache-Control": `public, max-age=${hourSeconds}`,
		});
	}
}

type Answer = (context: Context, language: Language, name: string) => Promise<Response | undefined>;

/** Answers 404 for an unknown language, and where there is nothing of this name. */
function answering(answer: Answer): (context: Context) => Promise<Response> {
	return async (context) => {
		const language = findLanguage(context.req.param("language"));
		const name = (context.req.param("file") ?? "").replace(/\.png$/, "");
		const found = language && (await answer(context, language, name));
		return found ?? context.text("There is no such image.", 404, { "Cache-Control": "no-store" });
	};
}

/** Raise it when the drawing changes, so that cached pictures are drawn again. */
const drawingVersion = 3;

type DrawnImage = { tag: string; bytes: Buffer<ArrayBuffer> };

type Parts = {
	files: FileCache;
	queue: WorkQueue;
	drawLogo: DrawLogo;
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

	/** Crops an image of the library; undefined if it is gone. @throws ApiError 503: the queue is full. */
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
/** The colour behind transparent pixels. */
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
