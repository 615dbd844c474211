import { canonicalPath, inEachLanguage, languageOf, localizePath, plainPath } from "#app/i18n/language.ts";
import { type Language, languages } from "#app/site/site-config.ts";
import { type PageId, pageIds, pageRow, pages } from "#app/site/site-map.ts";

/** Pixels of the picture of a shared link: the 1.91:1 of social networks. */
export const shareImageSize = { width: 1200, height: 630 } as const;

export function isListed(path: string): boolean {
	const id = pageAt(path);
	if (isContentArea(plainPath(path)) || isPrivate(path)) return false;
	return id === undefined || pageRow(id).listed !== undefined;
}

export function isContentArea(path: string): boolean {
	return /^\/admin(\/|$)/i.test(path);
}

/** Followed by a secret, the path of the whole site with its drafts. */
export const draftSitePath = "/draft/";

/** Path prefixes before a secret, such as `/preview/`. */
const secretPrefixes = /* @__PURE__ */ pageIds
	.filter((id) => pageRow(id).secret)
	.map((id) => pages[id].replace(/:.*/, ""))
	.concat(draftSitePath);

/** Returns whether an address contains a secret, such as that of a private preview. */
export function isPrivate(path: string): boolean {
	const plain = canonicalPath(plainPath(path));
	return secretPrefixes.some((prefix) => plain.startsWith(prefix));
}

/** A cheap test that rules secrets out for nearly every address, as each request is logged. */
const mayBePrivate = /* @__PURE__ */ (() => new RegExp(`%|${secretPrefixes.join("|")}`, "i"))();

/** Returns an address for logs, without its secret. */
export function redactedPath(path: string): string {
	if (!mayBePrivate.test(path) || !isPrivate(path)) return path;
	return path.replace(new RegExp(`(${secretPrefixes.join("|")}).*$`, "i"), "$1…");
}

/** Returns the public page at an address, in any language. */
export function pageAt(path: string): PageId | undefined {
	const plain = canonicalPath(plainPath(path));
	const open = plain.replace(/(.*\/).+/, "$1:");
	return pageIds.find((id) => [plain, open].includes(pages[id].replace(/:.*/, ":")));
}

/** Returns whether an address contains a secret: of a private page, or a token of a mail. */
export function isSecret({ pathname, search }: Pick<URL, "pathname" | "search">): boolean {
	return isPrivate(pathname) || search.includes("token=");
}

/** Returns whether visits to an address may be measured with consent. */
export function isMeasured(address: Pick<URL, "pathname" | "search">): boolean {
	return !isContentArea(address.pathname) && !isSecret(address);
}

/** Returns the slug in the address of an article, in any language. */
export function articleSlugOf(path: string): string | undefined {
	return pageAt(path) === "article" ? lastPart(path) : undefined;
}

function lastPart(path: string): string {
	return canonicalPath(path).replace(/.*\//, "");
}

/** Returns the paths of a page in every language, by its English path or by its `paths`. */
export function alternatesOf(plain: string, paths?: Paths): { language: Language; path: string }[] {
	return languages.map((language) => ({
		language,
		path: paths?.[language] ?? localizePath(plain, language),
	}));
}

export type Paths = Record<Language, string>;

export function pathsOf(plain: string): Paths {
	return inEachLanguage((language) => localizePath(plain, language));
}

/** Returns the path of the share picture for an address: its own, or the home page's. None for unlisted pages. */
export function shareImagePath(path: string): string | undefined {
	const id = pageAt(path);
	if (id === undefined) return undefined;
	const { listed, picture } = pageRow(id);
	if (listed === undefined) return undefined;
	const own = listed === "page" ? id : "home";
	const key = picture === undefined ? own : `${picture}/${lastPart(path)}`;
	return `/share/${languageOf(path)}/${key}.png`;
}
