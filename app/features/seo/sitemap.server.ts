import { Readable } from "node:stream";
import { ErrorLevel, type SitemapItemLoose, SitemapStream, streamToPromise } from "sitemap";
import { type Paths, pathsOf } from "#app/metadata/public-pages.ts";
import { defaultLanguage, type Language, languages } from "#app/site/site-config.ts";
import { type PublicPage, pages } from "#app/site/site-map.ts";

/**
 * A page that is listed: its address in each language, the languages in which it is, where they are
 * not all, and when it last changed.
 */
export type ListedPage = { paths: Paths; listedIn?: readonly Language[]; updatedAt?: string };

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

/** One entry for each language of a page, each naming all of them; none where one is missing. */
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
