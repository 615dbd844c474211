import { canonicalPath, languageOf, localizePath, plainPath } from "./language";
import { type Language, languages } from "./site";

/** The public pages by key, with their address in English: listed for search engines, with a picture to share. */
export const publicPages = {
	home: "/",
	"how-it-works": "/how-it-works",
	network: "/network",
	blog: "/blog",
	socials: "/events/singlessocials",
	rebrand: "/rebrand-announcement",
	privacy: "/privacy-policy",
	legal: "/legal",
} as const;

export type PublicPage = keyof typeof publicPages;

export const publicPageKeys = Object.keys(publicPages) as PublicPage[];

/** Pixels of the picture that a shared link shows: the 1.91:1 that social networks ask for. */
export const shareImageSize = { width: 1200, height: 630 } as const;

const article = /^\/blog\/([^/]+)$/;
const unlisted = /^\/(admin|newsletter|preview|favicon-preview)(\/|$)/i;

/** Whether search engines may list an address: not the content area, nor what only a private link opens. */
export function isListed(path: string): boolean {
	return !unlisted.test(plainPath(path));
}

/** Whether an address belongs to the content area. */
export function isContentArea(path: string): boolean {
	return /^\/admin(\/|$)/i.test(path);
}

/** Whether an address is a secret shared with a few: that of a private preview. */
export function isPrivate(path: string): boolean {
	return /^\/preview\//i.test(plainPath(path));
}

/** Whether visits to an address may be measured, where a visitor agreed. */
export function isMeasured(path: string): boolean {
	return !isContentArea(path) && !isPrivate(path);
}

/** The slug in the address of an article, in either language; undefined elsewhere. */
export function articleSlugOf(path: string): string | undefined {
	return article.exec(plainPath(canonicalPath(path)))?.[1];
}

/** A page or an article in every language, by its address in English. */
export function twinsOf(plain: string): { language: Language; path: string }[] {
	return languages.map((language) => ({ language, path: localizePath(plain, language) }));
}

/** The address of the picture that stands for a page or an article; undefined for an address that has none. */
export function shareImagePath(path: string): string | undefined {
	const plain = plainPath(canonicalPath(path));
	const slug = articleSlugOf(path);
	const key =
		slug === undefined ? publicPageKeys.find((page) => publicPages[page] === plain) : `blog/${slug}`;
	return key && `/share/${languageOf(path)}/${key}.png`;
}
