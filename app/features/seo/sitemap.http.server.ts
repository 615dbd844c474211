import { Hono } from "hono";
import { freshCopyOnly } from "#platform/api/revalidation.ts";
import type { ListedPage } from "./listed-pages.server.ts";

/** Pages of one part: far below the 50,000 addresses and 50 MB of the protocol. */
const pagesOfPart = 5_000;

const headers = { "Content-Type": "application/xml; charset=utf-8", ...freshCopyOnly };

/** Serves `/sitemap.xml`: every page, or where there are many the index of parts such as `/sitemap/1.xml`. */
export function sitemapRoutes(
	siteUrl: string,
	listPages: () => Promise<ListedPage[]>,
	partLength = pagesOfPart,
): Hono {
	return new Hono()
		.get("/sitemap.xml", async (context) => {
			// Loaded at the first request, to keep the library out of the start.
			const { sitemapDocument, sitemapIndex } = await import("./sitemap.server.ts");
			const pages = await listPages();
			const parts = Math.ceil(pages.length / partLength);
			const xml = parts > 1 ? sitemapIndex(siteUrl, parts) : await sitemapDocument(siteUrl, pages);
			return context.body(xml, 200, headers);
		})
		.get("/sitemap/:part{[1-9][0-9]{0,3}\\.xml}", async (context, next) => {
			const { sitemapDocument } = await import("./sitemap.server.ts");
			const end = Number.parseInt(context.req.param("part"), 10) * partLength;
			const pages = (await listPages()).slice(end - partLength, end);
			if (pages.length === 0) return next();
			return context.body(await sitemapDocument(siteUrl, pages), 200, headers);
		});
}
