import { localizePath } from "#app/i18n/language.ts";
import { languages } from "#app/site/site-config.ts";

const sitemap = "/sitemap.xml";

/** Documents for feed readers and calendars, in each language. */
const documents = languages.flatMap((language) =>
	["/feed.xml", "/events.ics"].map((path) => localizePath(path, language)),
);

/** Of pages of one kind, such as articles of one language: all up to so many, and then some. */
const newest = 15;
const others = 15;

/** Reads one address of the site. */
export type ReadAddress = (path: string) => Promise<{ status: number; text: string }>;

/**
 * The addresses that stand for the whole site: every page that search engines list, where there are
 * many of a kind the first and some of the others, the sitemap that names them all, and the feeds.
 */
export async function listAddresses(read: ReadAddress): Promise<string[]> {
	const { text } = await read(sitemap);
	const listed = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
	const kinds = Map.groupBy(listed, (path) => path.slice(0, path.lastIndexOf("/")));
	return [sitemap, ...documents, ...[...kinds.values()].flatMap(sampleOf)];
}

/** The first, which are the newest, and as many of the others, evenly. */
function sampleOf(paths: readonly string[]): string[] {
	if (paths.length <= newest + others) return [...paths];
	const step = (paths.length - newest) / others;
	const spread = Array.from({ length: others }, (_, place) => paths[newest + Math.floor(place * step)]);
	return [...paths.slice(0, newest), ...spread.filter((path) => path !== undefined)];
}
