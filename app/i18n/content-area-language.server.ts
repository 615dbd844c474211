import { parseAccept } from "hono/utils/accept";
import { defaultLanguage, type Language } from "#app/site/site-config.ts";
import { findLanguage } from "./language.ts";
import { languageOfCookies } from "./language-cookie.server.ts";

/**
 * The language in which a request of the content area is answered: the one that was chosen, else the
 * one that the browser prefers.
 */
export function contentAreaLanguage(headers: Headers): Language {
	return (
		languageOfCookies(headers.get("Cookie")) ??
		languageOfBrowser(headers.get("Accept-Language")) ??
		defaultLanguage
	);
}

function languageOfBrowser(header: string | null): Language | undefined {
	return parseAccept(header ?? "")
		.filter(({ q }) => q > 0)
		.map(({ type }) => findLanguage(type.split("-", 1)[0]?.toLowerCase()))
		.find((language) => language !== undefined);
}
