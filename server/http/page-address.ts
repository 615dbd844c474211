import { languageOf } from "../../app/language";

/** Queries that choose a page of a list. Any other query is rendered anew: there is no end of them. */
const kept = new Set(["page", "tag", "category"]);
/** Addresses whose answers are never kept, whatever they say of themselves. */
const never =
	/^\/(api|admin|media|share|healthz|readyz|newsletter|fr\/newsletter|preview|fr\/preview)(\/|$)/i;
const french = /(?:^|;\s*)language=fr(?:;|$)/;

/**
 * The name under which a request's answer may be kept, or undefined when it may not: for calls, for queries without
 * end, and for a reader whom the language rules lead elsewhere.
 */
export function pageAddress(method = "", url = "", cookie = ""): string | undefined {
	if (method !== "GET" && method !== "HEAD") return undefined;
	const mark = url.indexOf("?");
	const path = mark === -1 ? url : url.slice(0, mark);
	if (never.test(path)) return undefined;
	if (cookie !== "" && french.test(cookie) && languageOf(path) === "en") return undefined;
	if (mark === -1) return path;
	const names = [...new URLSearchParams(url.slice(mark)).keys()];
	return names.every((name) => kept.has(name)) ? url : undefined;
}
