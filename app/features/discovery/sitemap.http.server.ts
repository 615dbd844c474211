import { Hono } from "hono";
import { publicPageKeys } from "../../public-pages";
import { languages } from "../../site";
import type { ArticleAddress } from "../articles/article-text";
import { freshCopyOnly } from "./freshness";

/** The most addresses that one sitemap may hold (https://www.sitemaps.org/protocol.html). */
const maxAddresses = 50_000;
const maxArticles = Math.floor(maxAddresses / languages.length) - publicPageKeys.length;

export type SitemapSources = {
	siteUrl: string;
	/** The newest published articles. */
	listAddresses(page: { limit: number }): Promise<ArticleAddress[]>;
};

/** Serves `/sitemap.xml`. */
export function sitemapRoutes({ siteUrl, listAddresses }: SitemapSources): Hono {
	return new Hono().get("/sitemap.xml", async (context) => {
		// Loaded when a search engine asks: the library stays out of the start.
		const { sitemapDocument } = await import("./sitemap.server");
		const xml = await sitemapDocument(siteUrl, await listAddresses({ limit: maxArticles }));
		return context.body(xml, 200, { "Content-Type": "application/xml; charset=utf-8", ...freshCopyOnly });
	});
}
