import { Hono } from "hono";
import type { ArticleAddress } from "#app/features/articles/article-text.ts";
import { publicPageKeys } from "#app/metadata/public-pages.ts";
import { languages } from "#app/site/site-config.ts";
import { freshCopyOnly } from "#platform/api/revalidation.ts";

/** The most addresses that one sitemap may hold (https://www.sitemaps.org/protocol.html). */
const maxAddresses = 50_000;
const maxArticles = Math.floor(maxAddresses / languages.length) - publicPageKeys.length;

export type SitemapSources = {
	siteUrl: string;
	/** The newest published articles. */
	listAddresses(page: { limit: number }): Promise<ArticleAddress[]>;
	/** The published tables. */
	listTables(): Promise<{ slug: string; updatedAt: string }[]>;
};

/** Serves `/sitemap.xml`. */
export function sitemapRoutes({ siteUrl, listAddresses, listTables }: SitemapSources): Hono {
	return new Hono().get("/sitemap.xml", async (context) => {
		// Loaded when a search engine asks: the library stays out of the start.
		const { sitemapDocument } = await import("./sitemap.server.ts");
		const tables = await listTables();
		const articles = await listAddresses({ limit: Math.max(0, maxArticles - tables.length) });
		const xml = await sitemapDocument(siteUrl, articles, tables);
		return context.body(xml, 200, { "Content-Type": "application/xml; charset=utf-8", ...freshCopyOnly });
	});
}
