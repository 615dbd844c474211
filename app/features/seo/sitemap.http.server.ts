import { Hono } from "hono";
import { entryPaths, type MaybeOwnSlugs } from "#app/content/entry-slugs.ts";
import { articlePaths } from "#app/features/articles/article-paths.ts";
import type { ArticleAddress } from "#app/features/articles/article-text.ts";
import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import { shownPages } from "#app/metadata/announcement.server.ts";
import { pathsOf } from "#app/metadata/public-pages.ts";
import { languages } from "#app/site/site-config.ts";
import { type EntryPage, pages, publicPages } from "#app/site/site-map.ts";
import { freshCopyOnly } from "#platform/api/revalidation.ts";
import type { ListedPage } from "./sitemap.server.ts";

/** Limit of one sitemap (https://www.sitemaps.org/protocol.html). */
const maxAddresses = 50_000;
const maxArticles = Math.floor(maxAddresses / languages.length) - publicPages.length;

export type SitemapSources = {
	siteUrl: string;
	readTexts(): Promise<SiteTexts>;
	/** Lists the newest published articles. */
	listAddresses(page: { limit: number }): Promise<ArticleAddress[]>;
	listTables(): Promise<Entry[]>;
	/** Lists the authors of published articles. */
	listAuthors(): Promise<Entry[]>;
	listLetters(): Promise<Entry[]>;
	/** Lists the published pages that the owner added. */
	listCustom(): Promise<ListedPage[]>;
};

/** The slugs of an entry, and when it last changed. */
type Entry = MaybeOwnSlugs & { updatedAt: string };

/** Serves `/sitemap.xml`. */
export function sitemapRoutes(sources: SitemapSources): Hono {
	const { siteUrl, readTexts, listAddresses, listTables, listAuthors, listLetters, listCustom } = sources;
	return new Hono().get("/sitemap.xml", async (context) => {
		// Loaded at the first request, to keep the library out of the start.
		const { sitemapDocument } = await import("./sitemap.server.ts");
		const [tables, authors] = await Promise.all([listTables(), listAuthors()]);
		const [letters, custom] = await Promise.all([listLetters(), listCustom()]);
		const left = maxArticles - tables.length - authors.length - letters.length - custom.length - 1;
		const articles = await listAddresses({ limit: Math.max(0, left) });
		const entryIn = (page: EntryPage) => (entry: Entry) => ({
			paths: entryPaths(page, entry),
			updatedAt: entry.updatedAt,
		});
		const others: ListedPage[] = [
			...articles.map(({ slugs, ...listed }) => ({ paths: articlePaths(slugs), ...listed })),
			...authors.map(entryIn("author")),
			...tables.map(entryIn("table")),
			...(letters.length === 0 ? [] : [{ paths: pathsOf(pages["newsletter/archive"]) }]),
			...letters.map(entryIn("newsletter/letter")),
			...custom,
		];
		const xml = await sitemapDocument(siteUrl, shownPages(await readTexts()), others);
		return context.body(xml, 200, { "Content-Type": "application/xml; charset=utf-8", ...freshCopyOnly });
	});
}
