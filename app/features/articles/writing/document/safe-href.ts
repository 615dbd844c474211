import { parseUrl } from "#app/i18n/web-address.ts";

/** Stands for the site where an address is read. */
const ownBase = "https://own.invalid";

const protocols = new Set(["http:", "https:", "mailto:", "tel:"]);

/** An address that a page may link to, as it stands; undefined for one that it would drop. */
export function safeHref(href: string): string | undefined {
	const trimmed = href.trim();
	const url = trimmed === "" ? undefined : parseUrl(trimmed, ownBase);
	return url !== undefined && protocols.has(url.protocol) ? trimmed : undefined;
}
