import { localizePath } from "#app/i18n/language.ts";
import { languages } from "#app/site/site-config.ts";

/** Addresses without a link that readers click: for programs, and some that lead nowhere. */
const unlinked = [
	"/robots.txt",
	"/sitemap.xml",
	"/site.webmanifest",
	"/events.ics",
	"/.well-known/security.txt",
	...languages.flatMap((language) =>
		["/feed.xml", "/none", "/blog/none", "/newsletter/thanks", "/newsletter/confirm?token=none"].map((path) =>
			localizePath(path, language),
		),
	),
];

/** The paths that hold none of the owner's words: the content area, what was built, and pictures. */
const notRead = /^\/(?:admin|api|assets|media|logo|share|icons|fonts)(?:\/|$)|\.(?:png|svg|ico|woff2)$/;

/** Coordinates of drawings, and references between the values of a page's data: no text. */
const noText = / (?:d|transform|points|viewBox)="[^"]*"|"_\d+\\?":-?\d+|\[(?:-?\d+,?)+\]/g;

/** Addresses that are asked for at a time. */
const atOnce = 4;

/**
 * All that readers, search engines and programs can read of a site, by its address: what is named
 * above, and whatever a link leads to from there.
 */
export async function crawl(siteUrl: string): Promise<Map<string, string>> {
	const found = new Map<string, string>();
	const waiting = ["/", ...unlinked];
	const known = new Set(waiting);

	async function read(path: string): Promise<void> {
		const answer = await fetch(new URL(path, siteUrl));
		const text = (await answer.text()).replaceAll(noText, "");
		found.set(path, text);
		for (const [, link = ""] of text.matchAll(/(?:href="|src="|content="|<loc>|URL:)([^"<\s]+)/g)) {
			const { origin, pathname } = new URL(link.replaceAll("&amp;", "&"), siteUrl);
			if (origin !== new URL(siteUrl).origin || notRead.test(pathname) || known.has(pathname)) continue;
			known.add(pathname);
			waiting.push(pathname);
		}
	}

	while (waiting.length > 0) await Promise.all(waiting.splice(0, atOnce).map(read));
	return found;
}
