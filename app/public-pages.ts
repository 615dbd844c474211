import { canonicalPath, languageOf, localizePath, plainPath } from "./language";
import { type Language, languages } from "./site";
import { type PageId, pageIds, pages } from "./site-map";

type Pages = typeof pages;

/** The pages that search engines list under one address, with a picture to share. */
export type PublicPage = {
	[Id in PageId]: Pages[Id] extends { listed: true }
		? Pages[Id]["path"] extends `${string}:${string}`
			? never
			: Id
		: never;
}[PageId];

export const publicPageKeys = pageIds.filter(
	(id): id is PublicPage => pages[id].listed && !pages[id].path.includes(":"),
);

/** Pixels of the picture that a shared link shows: the 1.91:1 that social networks ask for. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** Whether search engines may list an address: not the content area, nor what only a private link opens. */
export function isListed(path: string): boolean {
	const id = pageAt(path);
	return !isContentArea(plainPath(path)) && !isPrivate(path) && (id === undefined || pages[id].listed);
}

/** Whether an address belongs to the content area. */
export function isContentArea(path: string): boolean {
	return /^\/admin(\/|$)/i.test(path);
}

/** Whether an address is, or may hold, a secret shared with a few: that of a private preview. */
export function isPrivate(path: string): boolean {
	return canonicalPath(plainPath(path)).startsWith(staticPart(pages.preview.path));
}

/** The page that an address shows in either language; undefined for an address that is no page of readers. */
export function pageAt(path: string): PageId | undefined {
	const plain = canonicalPath(plainPath(path));
	return pageIds.find((id) => isAt(pages[id].path, plain));
}

/** Whether visits to an address may be measured, where a visitor agreed. */
export function isMeasured(path: string): boolean {
	return !isContentArea(path) && !isPrivate(path);
}

/** The slug in the address of an article, in either language; undefined elsewhere. */
export function articleSlugOf(path: string): string | undefined {
	return pageAt(path) === "article" ? lastPart(canonicalPath(path)) : undefined;
}

/** A page or an article in every language, by its address in English. */
export function twinsOf(plain: string): { language: Language; path: string }[] {
	return languages.map((language) => ({ language, path: localizePath(plain, language) }));
}

/** The address of the picture that stands for a page or an article; undefined for an address that has none. */
export function shareImagePath(path: string): string | undefined {
	const id = pageAt(path);
	if (id === undefined || !pages[id].listed) return undefined;
	const key = id === "article" ? `blog/${lastPart(canonicalPath(path))}` : id;
	return `/share/${languageOf(path)}/${key}.png`;
}

/** Whether a path is that of a pattern, whose last part may stand for any one part. */
function isAt(pattern: string, path: string): boolean {
	const start = staticPart(pattern);
	if (start === pattern) return path === pattern;
	return path.startsWith(start) && path.length > start.length && !path.includes("/", start.length);
}

function staticPart(pattern: string): string {
	return pattern.replace(/:.*/, "");
}

function lastPart(path: string): string {
	return path.slice(path.lastIndexOf("/") + 1);
}
