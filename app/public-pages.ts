import { canonicalPath, languageOf, localizePath, plainPath } from "./language";
import { type Language, languages } from "./site";
import { type PageId, pageIds, pages, secretPage, unlistedPages } from "./site-map";

/** The pages that search engines list under one address, with a picture to share. */
export type PublicPage = Exclude<PageId, (typeof unlistedPages)[number] | "article">;

export const publicPageKeys = pageIds.filter((id): id is PublicPage => isListedPage(id) && id !== "article");

/** Pixels of the picture that a shared link shows: the 1.91:1 that social networks ask for. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** Whether search engines may list an address: not the content area, nor what only a private link opens. */
export function isListed(path: string): boolean {
	return !isContentArea(plainPath(path)) && !isPrivate(path) && isListedPage(pageAt(path));
}

function isListedPage(id: PageId | undefined): boolean {
	return !unlistedPages.some((page) => page === id);
}

/** Whether an address belongs to the content area. */
export function isContentArea(path: string): boolean {
	return /^\/admin(\/|$)/i.test(path);
}

/** Whether an address is, or may hold, a secret shared with a few: that of a private preview. */
export function isPrivate(path: string): boolean {
	return canonicalPath(plainPath(path)).startsWith(pages[secretPage].replace(/:.*/, ""));
}

/** The page that an address shows in either language; undefined for an address that is no page of readers. */
export function pageAt(path: string): PageId | undefined {
	const plain = canonicalPath(plainPath(path));
	const open = plain.replace(/[^/]+$/, ":");
	return pageIds.find((id) => [plain, open].includes(pages[id].replace(/:.*/, ":")));
}

/** Whether visits to an address may be measured, where a visitor agreed. */
export function isMeasured(path: string): boolean {
	return !isContentArea(path) && !isPrivate(path);
}

/** The slug in the address of an article, in either language; undefined elsewhere. */
export function articleSlugOf(path: string): string | undefined {
	return pageAt(path) === "article" ? canonicalPath(path).replace(/.*\//, "") : undefined;
}

/** A page or an article in every language, by its address in English. */
export function twinsOf(plain: string): { language: Language; path: string }[] {
	return languages.map((language) => ({ language, path: localizePath(plain, language) }));
}

/** The address of the picture that stands for a page or an article; undefined for an address that has none. */
export function shareImagePath(path: string): string | undefined {
	const id = pageAt(path);
	const slug = articleSlugOf(path);
	const key = slug === undefined ? id : `blog/${slug}`;
	return key && isListedPage(id) ? `/share/${languageOf(path)}/${key}.png` : undefined;
}
