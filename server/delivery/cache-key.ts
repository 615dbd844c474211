import type { IncomingHttpHeaders } from "node:http";
import { contentAreaHeader } from "#app/api-client/session-cookies.ts";
import { articleListQuery } from "#app/features/articles/api/articles.api.server.ts";
import { blogQuery } from "#app/features/articles/reader/blog-address.ts";
import { blogChoiceOf } from "#app/features/articles/reader/blog-choice.ts";
import { eventListQuery } from "#app/features/events/api/events.api.server.ts";
import { languageOf, localizePath, plainPath } from "#app/i18n/language.ts";
import { customPageId } from "#app/site/custom-addresses.ts";
import { languages } from "#app/site/site-config.ts";
import { type PageId, pageCaching, pageIds } from "#app/site/site-map.ts";
import { redirectLanguage, switchedLanguage } from "#server/middleware/locale-redirect.ts";
import { opensDocument, type RequestAddress, requestAddress } from "./request-address.ts";

type Asked = { method?: string | undefined; url?: string | undefined; headers: IncomingHttpHeaders };

/** Returns the canonical query, `?` and all; blank for none, undefined if it is not cached. */
type QueryRule = (query: URLSearchParams) => string | undefined;

const byPathAlone: QueryRule = () => "";

/** Caches lists of the API whole, with all fields or the summary; other queries are looked up. */
function wholeList({ shape }: { shape: object }): QueryRule {
	const read = Object.keys(shape);
	return (query) => {
		const given = read.filter((name) => query.has(name));
		if (given.length === 0) return "";
		const isSummary = given.join() === "fields" && query.getAll("fields").join() === "summary";
		return isSummary ? "?fields=summary" : undefined;
	};
}

/** Pages that read one thing of many spellings, or read more than is worth caching. */
const pageQueries: Partial<Record<PageId, QueryRule>> = {
	// Searches have no end, and are limited for each client.
	blog: (query) => {
		const choice = blogChoiceOf(query);
		return choice.search === "" ? blogQuery(choice) : undefined;
	},
};

/** A calendar is written in two ways. */
const calendarQuery: QueryRule = (query) => (query.has("discreet") ? "?discreet" : "");

/** A file that each language has at an address of its own. */
const inEveryLanguage = (path: string, rule = byPathAlone) =>
	languages.map((language): [string, QueryRule] => [localizePath(path, language), rule]);

const otherAddresses = new Map<string, QueryRule>([
	...inEveryLanguage("/feed.xml"),
	["/sitemap.xml", byPathAlone],
	["/robots.txt", byPathAlone],
	["/site.webmanifest", byPathAlone],
	...inEveryLanguage("/events.ics", calendarQuery),
	["/api/openapi.json", byPathAlone],
	["/api/blog-posts", wholeList(articleListQuery)],
	["/api/events", wholeList(eventListQuery)],
	["/api/settings", byPathAlone],
]);
/** Headers by which the API answers the content area. */
const signing = ["authorization", contentAreaHeader.toLowerCase()];
const partOfSitemap = /^\/sitemap\/\d+\.xml$/;
const calendarOfOne = /^\/events\/[\w-]+\.ics$/;
const oneEntry = /^\/api\/(blog-posts|events|settings)\/[\w-]+$/;

/**
 * Returns the address under which an answer is cached and rendered for every client. Undefined for
 * what did not ask for that, signed requests, and readers whom language rules lead elsewhere.
 */
export function cacheKeyOf({ method, url = "", headers }: Asked): string | undefined {
	if (method !== "GET" && method !== "HEAD") return undefined;
	const address = requestAddress(url);
	if (address.path.startsWith("/api/") && signing.some((name) => headers[name] !== undefined)) {
		return undefined;
	}
	if (address.isData && opensDocument(headers.accept)) return undefined;
	if (address.page !== undefined && !address.isData && changesLanguage(address, headers.cookie)) {
		return undefined;
	}
	return keyOf(address);
}

/** Returns whether a reader of a page is led to another language. */
export function changesLanguage(
	{ path, search }: Pick<RequestAddress, "path" | "search">,
	cookie?: string,
): boolean {
	return switchedLanguage(search) !== undefined || redirectLanguage(path, cookie) !== undefined;
}

/** The cache keys of addresses, worked out once. */
const keys = new WeakMap<RequestAddress, { key: string | undefined }>();

function keyOf(address: RequestAddress): string | undefined {
	const known = keys.get(address);
	if (known !== undefined) return known.key;
	const query = new URLSearchParams(address.search);
	const canonical = ruleFor(address)?.(query);
	const key = canonical === undefined ? undefined : address.path + canonical;
	keys.set(address, { key });
	return key;
}

function ruleFor(address: RequestAddress): QueryRule | undefined {
	const { path, page, isData } = address;
	if (page === undefined) {
		if (calendarOfOne.test(plainPath(path))) return calendarQuery;
		return (
			otherAddresses.get(path) ?? (oneEntry.test(path) || partOfSitemap.test(path) ? byPathAlone : undefined)
		);
	}
	const rule = rules[page];
	if (rule === undefined || !isData) return rule;
	return withRoutes(rule, [`${languageOf(path)}/site`, `${languageOf(path)}/${page}`]);
}

const rules: Record<string, QueryRule | undefined> = {
	...Object.fromEntries(pageIds.map((page) => [page, pageRule(page)])),
	[customPageId]: byPathAlone,
};

function pageRule(page: PageId): QueryRule | undefined {
	const cached = pageCaching[page];
	if (cached === undefined) return undefined;
	return cached === "path" ? byPathAlone : queryRule(cached, pageQueries[page]);
}

/** The parts of a query that a page reads, in one order, and nothing else. */
function queryRule(names: readonly string[], rule?: QueryRule): QueryRule {
	return (query) => {
		const read = new URLSearchParams([...query].filter(([name]) => names.includes(name)));
		if (rule !== undefined) return rule(read);
		read.sort();
		return read.size === 0 ? "" : `?${read}`;
	};
}

/** Page data may be requested in parts: `_routes` names the loaders to run. */
function withRoutes(caching: QueryRule, ids: string[]): QueryRule {
	return (query) => {
		const own = caching(query);
		const asked = query.get("_routes")?.split(",");
		if (own === undefined || asked === undefined) return own;
		const known = ["root", ...ids].filter((id) => asked.includes(id));
		if (known.length === 0) return undefined;
		return `${own === "" ? "?" : `${own}&`}${new URLSearchParams({ _routes: known.join(",") })}`;
	};
}
