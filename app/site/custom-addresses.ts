import { languages } from "./site-config.ts";
import { pageIds, pages } from "./site-map.ts";

export const customPageId = "custom-page";

/** Addresses of the site beside its pages, and some for later. */
const ownAddresses =
	"admin api assets draft events feed fonts healthz icons logo media metrics readyz robots share sitemap visits";

/** The first parts of all existing addresses, which no added page may have. */
const reserved: ReadonlySet<string> = new Set([
	...ownAddresses.split(" "),
	...languages,
	...pageIds.map((id) => pages[id].split("/")[1] ?? ""),
]);

/** Lists the reserved slugs, without the home page's blank one. */
export function listReservedSlugs(): string[] {
	return [...reserved].filter(Boolean);
}

export function isReservedSlug(slug: string): boolean {
	return reserved.has(slug);
}

export function customPagePath(slug: string): string {
	return `/${slug}`;
}

/** Returns the slug in a path without its language, if an added page may have it. */
export function customSlugAt(plain: string): string | undefined {
	const slug = /^\/([a-z0-9-]+)\/*$/i.exec(plain)?.[1]?.toLowerCase();
	return slug === undefined || isReservedSlug(slug) ? undefined : slug;
}
