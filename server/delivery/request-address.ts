import { LRUCache } from "lru-cache";
import { languageOf, localizePath, plainPath } from "#app/i18n/language.ts";
import { pageAt } from "#app/metadata/public-pages.ts";
import { customPageId, customPagePath, customSlugAt } from "#app/site/custom-addresses.ts";
import { entryPath, isEntryPage, type PageId, pageRow, pages } from "#app/site/site-map.ts";

/** The address of a request in its one spelling: what routing, cache, privacy and log all read. */
export type RequestAddress = {
	/** Path and query, as the site is asked for them. */
	url: string;
	path: string;
	/** The query with its `?`; empty without one. */
	search: string;
	/** The page at this path, perhaps one of the owner's; undefined for others. */
	page: PageId | typeof customPageId | undefined;
	/** True if it is what the browser's router reads of that page, and not the document. */
	isData: boolean;
};

/** Requests repeat a few addresses; longer ones are worked out each time. */
const addresses = new LRUCache<string, RequestAddress>({ max: 2_000 });
const cachedCharacters = 256;
/** Each request asks several times, and after the first with the one spelling. */
let last: RequestAddress | undefined;

/** Reads what a request names: a path, or a whole address, whose origin does not matter. */
export function requestAddress(asked: string): RequestAddress {
	if (last?.url !== asked) last = knownAddress(asked);
	return last;
}

function knownAddress(asked: string): RequestAddress {
	const known = addresses.get(asked);
	if (known !== undefined) return known;
	const address = readAddress(asked);
	if (asked.length <= cachedCharacters) addresses.set(asked, address);
	return address;
}

/** Letters, digits and `-._~`, which mean the same encoded and plain (RFC 3986, 2.3). */
const encodedUnreserved = /%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi;

function readAddress(asked: string): RequestAddress {
	const withPath = asked.replace(/^https?:\/\/[^/?#]*/i, "").replace(/^(?!\/)/, "/");
	// Only what follows the origin is read: `//host/path` is a path that begins with an empty part.
	const parsed = new URL(`http://localhost${withPath}`);
	const decoded = parsed.pathname.replace(encodedUnreserved, decodeURIComponent);
	const { path, page, isData } = canonical(decoded);
	return { url: path + parsed.search, path, search: parsed.search, page, isData };
}

/** The ending by which the browser's router reads only the data of a page. */
const dataEnding = /(?:\/_)?\.data$/;

/** The path of the page whose data this path names; any other path as it is. */
export function documentPath(path: string): string {
	return dataEnding.test(path) ? path.replace(dataEnding, "") || "/" : path;
}

/** Returns whether a browser opens an address, rather than a script: by what it accepts. */
export function opensDocument(accept: string | undefined): boolean {
	return accept?.includes("text/html") ?? false;
}

/** A page's path has one spelling; other paths stay as they are. */
function canonical(path: string): Pick<RequestAddress, "path" | "page" | "isData"> {
	const isData = dataEnding.test(path);
	const shown = documentPath(path);
	if (path.includes("//")) return { path, page: undefined, isData: false };
	const page = pageAt(shown);
	const slug = page === undefined ? customSlugAt(plainPath(shown)) : undefined;
	if (slug !== undefined) return inItsLanguage(customPagePath(slug), shown, customPageId, isData);
	const own = page && ownPath(page, shown);
	if (own === undefined) return { path, page: undefined, isData: false };
	return inItsLanguage(own, shown, page, isData);
}

function inItsLanguage(own: string, shown: string, page: RequestAddress["page"], isData: boolean) {
	const localized = localizePath(own, languageOf(shown));
	if (!isData) return { path: localized, page, isData };
	return { path: localized === "/" ? "/_.data" : `${localized}.data`, page, isData };
}

/** The path without its language; slugs and secrets keep their case. */
function ownPath(page: PageId, path: string): string | undefined {
	if (!isEntryPage(page)) return pages[page];
	const part = path.replace(/\/+$/, "").replace(/^.*\//, "");
	const open = pageRow(page).secret ? part : slugOf(part);
	return open && entryPath(page, open);
}

function slugOf(part: string): string | undefined {
	const slug = part.toLowerCase();
	return /^[a-z0-9-]+$/.test(slug) ? slug : undefined;
}
