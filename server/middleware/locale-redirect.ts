import type { MiddlewareHandler } from "hono";
import { setCookie } from "hono/cookie";
import { findLanguage, languageOf, localizePath, plainPath } from "#app/i18n/language.ts";
import { languageCookie, languageOfCookies } from "#app/i18n/language-cookie.server.ts";
import { defaultLanguage, type Language } from "#app/site/site-config.ts";
import { pages } from "#app/site/site-map.ts";

const yearSeconds = 365 * 24 * 60 * 60;

/** Parts of the site that are the same in every language. */
const unlocalized = /^\/(api|admin|assets|media|fonts|healthz|readyz)(\/|$)|\.\w+$/i;

/** Addresses that lead to a page at another one, without a language. */
const shortAddresses: Record<string, string> = { "/events": pages.socials };

/** Leads on from the short addresses, in either language. */
export const followShortAddresses: MiddlewareHandler = async (context, next) => {
	const { path, method } = context.req;
	const page = shortAddresses[plainPath(path)];
	if (page === undefined || !["GET", "HEAD"].includes(method)) return next();
	return context.redirect(localizePath(page, languageOf(path)), 301);
};

/**
 * Redirects to the visitor's language. The switcher's links carry `?language=`: the choice goes into
 * the cookie. An unprefixed page requested with the cookie `fr` leads to its French alternate.
 */
export const languageChoice: MiddlewareHandler = async (context, next) => {
	const { method } = context.req;
	// As it was sent: what Hono decodes could be a line's end or a backslash, and would stand in the
	// answer's headers.
	const { pathname: path, search } = new URL(context.req.url);
	if (!["GET", "HEAD"].includes(method) || unlocalized.test(path)) return next();

	const plain = plainPath(path);
	const page = shortAddresses[plain] ?? plain;
	const chosen = switchedLanguage(search);
	if (chosen !== undefined) {
		setCookie(context, languageCookie, chosen, { path: "/", maxAge: yearSeconds, sameSite: "Lax" });
		context.header("Cache-Control", "no-store");
		return context.redirect(localizePath(page, chosen) + queryWithoutLanguage(context.req.url), 302);
	}
	const redirected = redirectLanguage(path, context.req.header("Cookie"));
	if (redirected !== undefined) {
		context.header("Cache-Control", "no-store");
		context.header("Vary", "Cookie");
		return context.redirect(localizePath(page, redirected) + search, 302);
	}
	await next();
	if (languageOf(path) === defaultLanguage) context.header("Vary", "Cookie", { append: true });
};

/** The language that a link of the switcher asks for, if the query is that of one. */
export function switchedLanguage(search: string): Language | undefined {
	return search === "" ? undefined : findLanguage(new URLSearchParams(search).get("language"));
}

/** The language to redirect a reader with these cookies to; undefined for the path's. */
export function redirectLanguage(path: string, cookies?: string): Language | undefined {
	if (languageOf(path) !== defaultLanguage) return undefined;
	const chosen = languageOfCookies(cookies);
	return chosen === defaultLanguage ? undefined : chosen;
}

function queryWithoutLanguage(url: string): string {
	const query = new URL(url).searchParams;
	query.delete("language");
	return query.size === 0 ? "" : `?${query}`;
}
