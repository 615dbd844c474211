import { Readable } from "node:stream";
import { ErrorLevel, type SitemapItemLoose, SitemapStream, streamToPromise } from "sitemap";
import { alternatesOf } from "#app/metadata/public-pages.ts";
import { type PublicPage, pages } from "#app/site/site-map.ts";

/** A page that is listed: its address in English, and when it last changed. */
export type ListedPage = { path: string; updatedAt?: string };

/**
 * The sitemap of these public pages and of what else is listed, each in every language and with its
 * alternates.
 */
export async function sitemapDocument(
	siteUrl: string,
	shown: readonly PublicPage[],
	others: readonly ListedPage[],
): Promise<Uint8Array<ArrayBuffer>> {
	const entries = [
		...shown.flatMap((page) => entriesOf(pages[page])),
		...others.flatMap(({ path, updatedAt }) => entriesOf(path, updatedAt)),
	];
	const stream = new SitemapStream({
		hostname: siteUrl,
		level: ErrorLevel.THROW,
		xmlns: { news: false, video: false, image: false, xhtml: true },
	});
	return Uint8Array.from(await streamToPromise(Readable.from(entries).pipe(stream)));
}

/** One entry for each language of an address, each naming all of them. */
function entriesOf(plain: string, lastmod?: string): SitemapItemLoose[] {
	const alternates = alternatesOf(plain);
	const links = [
		...alternates.map(({ language, path }) => ({ lang: language, url: path })),
		{ lang: "x-default", url: plain },
	];
	return alternates.map(({ path }) => ({ url: path, links, lastmod }));
}
