import { languages } from "./site-config.ts";
import { pageIds, pages } from "./site-map.ts";

/** The name of the route of pages that the owner added, beside those of the site map. */
export const customPageId = "custom-page";

/** Addresses that the site itself answers beside its pages, and those kept for later. */
const ownAddresses = [
	...[
		"admin",
		"api",
		"assets",
		"draft",
		"events",
		"feed",
		"fonts",
		"healthz",
		"icons",
		"logo",
		"media",
		"metrics",
	],
	...["readyz", "robots", "share", "sitemap"],
];

/** What no added page may be called: the first part of every address that leads somewhere already. */
const reserved: ReadonlySet<string> = new Set([
	...ownAddresses,
	...languages,
	...pageIds.map((id) => pages[id].split("/")[1] ?? ""),
]);

/** All of them, each once; the home page has none. */
export function listReservedSlugs(): string[] {
	return [...reserved].filter(Boolean);
}

export function isReservedSlug(slug: string): boolean {
	return reserved.has(slug);
}

/** The path of an added page, without a language. */
export function customPagePath(slug: string): string {
	return `/${slug}`;
}

/** The slug in a path without its language, where an added page may be there; else undefined. */
export function customSlugAt(plain: string): string | undefined {
	const slug = /^\/([a-z0-9-]+)\/*$/i.exec(plain)?.[1]?.toLowerCase();
	return slug === undefined || isReservedSlug(slug) ? undefined : slug;
}
