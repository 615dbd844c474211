import { Readable } from "node:stream";
import { ErrorLevel, type SitemapItemLoose, SitemapStream, streamToPromise } from "sitemap";
import { defaultLanguage, languages } from "#app/site/site-config.ts";
import type { ListedPage } from "./listed-pages.server.ts";

/** Returns the sitemap of pages, each in every language with its alternates. */
export async function sitemapDocument(
	siteUrl: string,
	pages: readonly ListedPage[],
): Promise<Uint8Array<ArrayBuffer>> {
	const stream = new SitemapStream({
		hostname: siteUrl,
		level: ErrorLevel.THROW,
		xmlns: { news: false, video: false, image: true, xhtml: true },
	});
	return Uint8Array.from(await streamToPromise(Readable.from(pages.flatMap(entriesOf)).pipe(stream)));
}

/** Returns an entry for each language of a page, with links to all of them if none is missing. */
function entriesOf({ paths, listedIn = languages, updatedAt, imageUrl }: ListedPage): SitemapItemLoose[] {
	const about = { lastmod: updatedAt, ...(imageUrl && { img: [imageUrl] }) };
	if (listedIn.length < languages.length) {
		return listedIn.map((language) => ({ url: paths[language], ...about }));
	}
	const links = [
		...languages.map((language) => ({ lang: language, url: paths[language] })),
		{ lang: "x-default", url: paths[defaultLanguage] },
	];
	return languages.map((language) => ({ url: paths[language], links, ...about }));
}

/** Returns the index of the parts of a sitemap. */
export function sitemapIndex(siteUrl: string, parts: number): string {
	const entries = Array.from(
		{ length: parts },
		(_, part) => `<sitemap><loc>${siteUrl}/sitemap/${part + 1}.xml</loc></sitemap>`,
	);
	return `<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join("")}</sitemapindex>`;
}
