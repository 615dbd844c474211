import { parseAccept } from "hono/utils/accept";
import { defaultLanguage, type Language } from "#app/site/site-config.ts";
import { findLanguage } from "./language.ts";
import { languageOfCookies } from "./language-cookie.server.ts";

/** Returns the language for a request of the content area: the chosen one, else the browser's. */
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
