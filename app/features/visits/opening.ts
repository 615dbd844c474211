import { isbot } from "isbot";
import { sessionHintCookie, uncountedCookie } from "#app/api-client/session-cookies.ts";
import { arrivalParameter } from "#app/site/site-config.ts";
import { type Source, sourceOf } from "./visit-source.ts";

type Headers = Readonly<Record<string, string | string[] | undefined>>;
type Asked = { method?: string | undefined; url?: string | undefined; headers: Headers };

/** A page that was opened: by a program, or by a person from a source. */
export type Opening = { isAutomatic: true } | { isAutomatic: false; source: Source };

const notCounted = new RegExp(`(?:^|; )(?:${uncountedCookie}|${sessionHintCookie})=`);

/**
 * Reads a request for a page. Undefined for what opens nothing: another method, a prefetched or
 * embedded page, a reload, a browser that is not counted.
 * @param host of this site.
 */
export function openingOf({ method, url = "", headers }: Asked, host: string): Opening | undefined {
	if (method !== "GET" || isUncounted(headers)) return undefined;
	if (headers["sec-purpose"] !== undefined || headers.purpose !== undefined) return undefined;
	const mode = headers["sec-fetch-mode"];
	// Every browser of the last years says how it asks; what accepts pages and does not is a program.
	if (mode === undefined || isProgram(headers)) {
		return mode === undefined || mode === "navigate" ? { isAutomatic: true } : undefined;
	}
	if (mode !== "navigate" || headers["sec-fetch-dest"] !== "document" || isReload(headers)) return undefined;
	if (headers["sec-fetch-site"] === "same-origin") return { isAutomatic: false, source: "same" };
	const letter = url.includes("?") ? new URLSearchParams(url.split("?")[1]).get(arrivalParameter) : null;
	const referrer = isSourceRefused(headers) ? "" : textOf(headers.referer);
	const source = sourceOf({ letter, referrer, host });
	return { isAutomatic: false, source: source === "same" ? "unknown" : source };
}

/** Returns whether a browser is never counted: its visitor wished so, or is the administrator. */
export function isUncounted({ cookie }: Headers): boolean {
	return cookie !== undefined && notCounted.test(textOf(cookie));
}

/** Returns whether a visitor's browser asks every site to hand on nothing (Global Privacy Control). */
export function isSourceRefused(headers: Headers): boolean {
	return headers["sec-gpc"] === "1";
}

/** Matches the agents of most browsers, for which the long list of programs need not be searched. */
const plainBrowser =
	/^Mozilla\/5\.0 \((?:Windows NT 10\.0; Win64; x64|Macintosh; Intel Mac OS X [\d_]+|X11; Linux x86_64|Linux; Android \d+; K|iPhone; CPU iPhone OS [\d_]+ like Mac OS X)\) AppleWebKit\/[\d.]+ \(KHTML, like Gecko\) (?:Chrome|Version)\/[\d.]+ (?:Mobile(?:\/\w+)? )?Safari\/[\d.]+$/;

/** Returns whether a program names itself as one. */
export function isProgram(headers: Headers): boolean {
	const agent = textOf(headers["user-agent"]);
	return !plainBrowser.test(agent) && isbot(agent);
}

function isReload(headers: Headers): boolean {
	return /max-age=0|no-cache/.test(textOf(headers["cache-control"]));
}

const textOf = (header: string | string[] | undefined): string => String(header ?? "");
