import { parse } from "hono/utils/cookie";
import type { Language } from "#app/site/site-config.ts";
import { findLanguage } from "./language.ts";

/** The cookie that stores which language a visitor chose. */
export const languageCookie = "language";

/** The language that a request's `Cookie` header names, if it is one of the site's. */
export function languageOfCookies(cookies: string | null | undefined): Language | undefined {
	// Asked of every page, and most visitors never chose.
	if (!cookies?.includes(languageCookie)) return undefined;
	return findLanguage(parse(cookies, languageCookie)[languageCookie]);
}
