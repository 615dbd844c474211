import { Readable } from "node:stream";
import { Hono } from "hono";
import { ErrorLevel, type SitemapItemLoose, SitemapStream, streamToPromise } from "sitemap";
import { publicPages, twinsOf } from "../../public-pages";
import { languages } from "../../site";
import type { ArticleAddress } from "../articles/article-text";
import { freshCopyOnly } from "./freshness";

/** The most addresses that one sitemap may hold (https://www.sitemaps.org/protocol.html). */
const maxAddresses = 50_000;

export type SitemapSources = {
	siteUrl: string;
	/** The newest published articles. */
	listAddresses(page: { limit: number }): Promise<ArticleAddress[]>;
};

/** Serves `/sitemap.xml`: every public page and published article, each in every language and with its twins. */
export function sitemapRoutes({ siteUrl, listAddresses }: SitemapSources): Hono {
	const pages = Object.values(publicPages).flatMap((path) => entriesOf(path));
	const limit = Math.floor(maxAddresses / languages.length) - pages.length;

	return new Hono().get("/sitemap.xml", async (context) => {
		const articles = await listAddresses({ limit });
		const entries = articles.flatMap(({ slug, updatedAt }) => entriesOf(`/blog/${slug}`, updatedAt));
		const xml = await document([...pages, ...entries], siteUrl);
		return context.body(xml, 200, { "Content-Type": "application/xml; charset=utf-8", ...freshCopyOnly });
	});
}

/** One entry for each language of an address, each naming all of them. */
function entriesOf(plain: string, lastmod?: string): SitemapItemLoose[] {
	const twins = twinsOf(plain);
	const links = [
		...twins.map(({ language, path }) => ({ lang: language, url: path })),
		{ lang: "x-default", url: plain },
	];
	return twins.map(({ path }) => ({ url: path, links, lastmod }));
}

async function document(entries: SitemapItemLoose[], hostname: string): Promise<Uint8Array<ArrayBuffer>> {
	const stream = new SitemapStream({
		hostname,
		level: ErrorLevel.THROW,
		xmlns: { news: false, video: false, image: false, xhtml: true },
	});
	return Uint8Array.from(await streamToPromise(Readable.from(entries).pipe(stream)));
}
