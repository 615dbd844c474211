import { parseUrl } from "#app/i18n/web-address.ts";

const ownBase = "https://own.invalid";

const protocols = new Set(["http:", "https:", "mailto:", "tel:"]);

/** Returns an address that a page may link to, unchanged; undefined for one that it would drop. */
export function safeHref(href: string): string | undefined {
	const trimmed = href.trim();
	const url = trimmed === "" ? undefined : parseUrl(trimmed, ownBase);
	return url !== undefined && protocols.has(url.protocol) ? trimmed : undefined;
}
