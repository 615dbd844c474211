import type { MiddlewareHandler } from "hono";
import { freshCopyOnly } from "#platform/api/revalidation.ts";

/** A page that is past its time is served while a newer one is fetched. */
const whileFetchingSeconds = 60;
/** A page that is past its time is served while the site is away. */
const whileAwaySeconds = 24 * 60 * 60;

/** The key of every page, whatever it shows. */
export const keyOfPages = "pages";

/** Adds to the headers of a page that everybody shares. `kinds` are those of the content it read. */
export type SharedHeaders = (
	headers: Record<string, string>,
	kinds: Iterable<string>,
) => Record<string, string>;

/**
 * Returns what lets shared caches keep pages for some seconds. What browsers do stays as it is: they
 * ask each time. An English page depends on a cookie where that leads its reader to another language,
 * and caches pass such a reader on (docs/operations.md): `Vary` would make a copy for each cookie.
 */
export function sharedCacheHeaders(seconds: number): SharedHeaders {
	const fresh = freshCopyOnly["Cache-Control"];
	const kept = `max-age=${seconds}, stale-while-revalidate=${whileFetchingSeconds}, stale-if-error=${whileAwaySeconds}`;
	return (headers, kinds) => {
		const isPage = headers["content-type"]?.startsWith("text/html") ?? false;
		if (!isPage || headers["cache-control"] !== fresh) return headers;
		const { vary, ...others } = headers;
		const depends = (vary ?? "").split(/\s*,\s*/).filter((name) => name !== "" && name !== "Cookie");
		const keys = [keyOfPages, ...[...new Set(kinds)].toSorted()];
		return {
			...others,
			...(depends.length > 0 && { vary: depends.join(", ") }),
			"cache-control": `${fresh}, s-maxage=${seconds}`,
			"cdn-cache-control": kept,
			"surrogate-control": kept,
			"surrogate-key": keys.join(" "),
			"cache-tag": keys.join(","),
		};
	};
}

/**
 * Says of what no cache may keep that it is private, too: some caches go by that word alone. Not of the
 * API, which our own cache shares between clients.
 */
export const privateToReader: MiddlewareHandler = async (context, next) => {
	await next();
	if (context.req.path.startsWith("/api/")) return;
	const { headers } = context.res;
	if (headers.get("Cache-Control") === "no-store") headers.set("Cache-Control", "private, no-store");
};
