import { Readable } from "node:stream";
import { ErrorLevel, type SitemapItemLoose, SitemapStream, streamToPromise } from "sitemap";
import { type Paths, pathsOf } from "#app/metadata/public-pages.ts";
import { defaultLanguage, type Language, languages } from "#app/site/site-config.ts";
import { type PublicPage, pages } from "#app/site/site-map.ts";

/** A listed page: its address in each language, and its languages if they are not all. */
export type ListedPage = { paths: Paths; listedIn?: readonly Language[]; updatedAt?: string };

/** Returns the sitemap of pages, each in every language with its alternates. */
export async function sitemapDocument(
	siteUrl: string,
	shown: readonly PublicPage[],
	others: readonly ListedPage[],
): Promise<Uint8Array<ArrayBuffer>> {
	const entries = [
		...shown.flatMap((page) => entriesOf({ paths: pathsOf(pages[page]) })),
		...others.flatMap(entriesOf),
	];
	const stream = new SitemapStream({
		hostname: siteUrl,
		level: ErrorLevel.THROW,
		xmlns: { news: false, video: false, image: false, xhtml: true },
	});
	return Uint8Array.from(await streamToPromise(Readable.from(entries).pipe(stream)));
}

/** Returns an entry for each language of a page, with links to all of them if none is missing. */
function entriesOf({ paths, listedIn = languages, updatedAt: lastmod }: ListedPage): SitemapItemLoose[] {
	if (listedIn.length < languages.length) {
		return listedIn.map((language) => ({ url: paths[language], lastmod }));
	}
	const links = [
		...languages.map((language) => ({ lang: language, url: paths[language] })),
		{ lang: "x-default", url: paths[defaultLanguage] },
	];
	return languages.map((language) => ({ url: paths[language], links, lastmod }));
}
