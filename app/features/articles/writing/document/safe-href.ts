/** Stands for the site where an address is read. */
const ownBase = "https://own.invalid";

const protocols = new Set(["http:", "https:", "mailto:", "tel:"]);

/** An address that a page may link to, as it stands; undefined for one that it would drop. */
export function safeHref(href: string): string | undefined {
	const trimmed = href.trim();
	if (trimmed === "" || !URL.canParse(trimmed, ownBase)) return undefined;
	return protocols.has(new URL(trimmed, ownBase).protocol) ? trimmed : undefined;
}
