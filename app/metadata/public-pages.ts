import { canonicalPath, inEachLanguage, languageOf, localizePath, plainPath } from "#app/i18n/language.ts";
import { type Language, languages } from "#app/site/site-config.ts";
import { type PageId, pageIds, pageRow, pages } from "#app/site/site-map.ts";

/** Pixels of the picture that a shared link shows: the 1.91:1 that social networks ask for. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/**
 * Whether search engines may list an address: not the content area, nor what only a private link
 * opens.
 */
export function isListed(path: string): boolean {
	const id = pageAt(path);
	if (isContentArea(plainPath(path)) || isPrivate(path)) return false;
	return id === undefined || pageRow(id).listed !== undefined;
}

/** Whether an address belongs to the content area. */
export function isContentArea(path: string): boolean {
	return /^\/admin(\/|$)/i.test(path);
}

/** Below it, and a secret, stands the whole site with its draft. */
export const draftSitePath = "/draft/";

/** What stands before the secret, such as `/preview/`. */
const secretPrefixes = /* @__PURE__ */ pageIds
	.filter((id) => pageRow(id).secret)
	.map((id) => pages[id].replace(/:.*/, ""))
	.concat(draftSitePath);

/**
 * Whether an address is, or may hold, a secret shared with a few, such as that of a private
 * preview.
 */
export function isPrivate(path: string): boolean {
	const plain = canonicalPath(plainPath(path));
	return secretPrefixes.some((prefix) => plain.startsWith(prefix));
}

/** A cheap look that rules secrets out for nearly every address: each request is logged. */
const mayBePrivate = /* @__PURE__ */ new RegExp(`%|${secretPrefixes.join("|")}`, "i");

/** An address as a log may hold it: without the secret in it. */
export function redactedPath(path: string): string {
	if (!mayBePrivate.test(path) || !isPrivate(path)) return path;
	return path.replace(new RegExp(`(${secretPrefixes.join("|")}).*$`, "i"), "$1…");
}

/**
 * The page that an address shows in either language; undefined for an address that is no page of
 * readers.
 */
export function pageAt(path: string): PageId | undefined {
	const plain = canonicalPath(plainPath(path));
	const open = plain.replace(/(.*\/).+/, "$1:");
	return pageIds.find((id) => [plain, open].includes(pages[id].replace(/:.*/, ":")));
}

/** Whether an address holds a secret: that of a private page, or the key of a link in a mail. */
export function isSecret({ pathname, search }: Pick<URL, "pathname" | "search">): boolean {
	return isPrivate(pathname) || search.includes("token=");
}

/** Whether visits to an address may be measured, where a visitor agreed. */
export function isMeasured(address: Pick<URL, "pathname" | "search">): boolean {
	return !isContentArea(address.pathname) && !isSecret(address);
}

/** The slug in the address of an article, in either language; undefined elsewhere. */
export function articleSlugOf(path: string): string | undefined {
	return pageAt(path) === "article" ? lastPart(path) : undefined;
}

function lastPart(path: string): string {
	return canonicalPath(path).replace(/.*\//, "");
}

/**
 * A page in every language, by its address in English; by its `paths` where it is elsewhere in
 * another language.
 */
export function alternatesOf(plain: string, paths?: Paths): { language: Language; path: string }[] {
	return languages.map((language) => ({
		language,
		path: paths?.[language] ?? localizePath(plain, language),
	}));
}

/** The address of a page in each language. */
export type Paths = Record<Language, string>;

/** The same, by the address in English. */
export function pathsOf(plain: string): Paths {
	return inEachLanguage((language) => localizePath(plain, language));
}

/**
 * The address of the picture that stands for a page or an article; undefined for an address that
 * has none.
 */
export function shareImagePath(path: string): string | undefined {
	const id = pageAt(path);
	if (id === undefined) return undefined;
	const { listed, picture } = pageRow(id);
	if (listed !== "page" && picture === undefined) return undefined;
	const key = picture === undefined ? id : `${picture}/${lastPart(path)}`;
	return `/share/${languageOf(path)}/${key}.png`;
}
