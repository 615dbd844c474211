import { type Context, Hono } from "hono";
import { etag } from "hono/etag";
import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import { type Language, languages } from "#app/site/site-config.ts";
import { publicPages } from "#app/site/site-map.ts";
import {
	articleShareImage,
	customPageShareImage,
	pageShareImage,
	tableShareImage,
} from "./share-image.texts.server.ts";
import type { ShareImage } from "./share-image.ts";
import type { DrawnImage, Photograph, ShareImages } from "./share-images.server.ts";

const hourSeconds = 3_600;

/** A published article, or its new slug. */
type FoundArticle =
	| { text: { title: string; category: string; language: Language; sharePicture: string | null } }
	| { movedTo: string }
	| undefined;

export type ShareImageSources = {
	images: ShareImages;
	/** Finds an image of the library by its address. */
	findPicture(address: string): Promise<Photograph | undefined>;
	findArticle(slug: string, language: Language): Promise<FoundArticle>;
	findTable(slug: string): Promise<{ titleIn(language: Language): { text: string } } | undefined>;
	/** Finds a page that the owner added. */
	findPage(slug: string, language: Language): Promise<{ title: string } | undefined>;
	readTexts(): Promise<SiteTexts>;
};

/** Serves the pictures of shared links: `/share/{language}/{page}.png`, `/share/{language}/blog/{slug}.png` … */
export function shareImageRoutes(sources: ShareImageSources): Hono {
	const { images, findPicture, findArticle, findTable, findPage, readTexts } = sources;
	return new Hono()
		.use("/share/*", etag())
		.get("/share/:language/:file{[a-z-]+\\.png}", async (context) => {
			const language = languageNamed(context.req.param("language"));
			const page = publicPages.find((key) => `${key}.png` === context.req.param("file"));
			if (language === undefined || page === undefined) return missing(context);
			const texts = await readTexts();
			return sendChosen(context, texts.look.sharePicture, pageShareImage(texts, page, language));
		})
		.get("/share/:language/blog/:file{[a-z0-9-]+\\.png}", async (context) => {
			const language = languageNamed(context.req.param("language"));
			if (language === undefined) return missing(context);
			const found = await findArticle(context.req.param("file").replace(/\.png$/, ""), language);
			if (found === undefined) return missing(context);
			if ("movedTo" in found) return context.redirect(`/share/${language}/blog/${found.movedTo}.png`, 301);
			const { sharePicture } = found.text;
			const chosen = sharePicture === null ? undefined : await findPicture(sharePicture);
			return sendChosen(context, chosen, articleShareImage(await readTexts(), found.text));
		})
		.get("/share/:language/table/:file{[a-z0-9-]+\\.png}", async (context) => {
			const language = languageNamed(context.req.param("language"));
			const table = await findTable(context.req.param("file").replace(/\.png$/, ""));
			if (language === undefined || table === undefined) return missing(context);
			return send(context, tableShareImage(await readTexts(), table.titleIn(language).text, language));
		})
		.get("/share/:language/page/:file{[a-z0-9-]+\\.png}", async (context) => {
			const language = languageNamed(context.req.param("language"));
			if (language === undefined) return missing(context);
			const page = await findPage(context.req.param("file").replace(/\.png$/, ""), language);
			if (page === undefined) return missing(context);
			const texts = await readTexts();
			const drawn = customPageShareImage(texts, page.title, language);
			return sendChosen(context, texts.look.sharePicture, drawn);
		});

	/** Sends the photograph that the owner chose, or the drawing. */
	async function sendChosen(
		context: Context,
		chosen: Photograph | null | undefined,
		drawn: ShareImage,
	): Promise<Response> {
		const photograph = chosen ? await images.findPhotograph(chosen) : undefined;
		if (photograph !== undefined) return answer(context, photograph, "image/jpeg");
		return send(context, drawn);
	}

	async function send(context: Context, image: ShareImage): Promise<Response> {
		return answer(context, await images.get(image), "image/png");
	}

	function answer(context: Context, { tag, bytes }: DrawnImage, type: string): Response {
		const headers = { ETag: `"${tag}"`, "Cache-Control": `public, max-age=${hourSeconds}` };
		return context.body(bytes, 200, { "Content-Type": type, ...headers });
	}
}

function languageNamed(name: string): Language | undefined {
	return languages.find((language) => language === name);
}

function missing(context: Context): Response {
	return context.text("There is no such image.", 404, { "Cache-Control": "no-store" });
}
