/** Parses an address; undefined if it is none. `URL.canParse` is too young for Safari 16. */
export function parseUrl(text: string, base?: string): URL | undefined {
	try {
		return new URL(text, base);
	} catch {
		return undefined;
	}
}

/** Returns whether a text is the https address of a page, without a name or a password in it. */
export function isWebAddress(typed: string): boolean {
	const url = /^https:\/\/[^\s"'<>\\]+$/i.test(typed) ? parseUrl(typed) : undefined;
	if (url === undefined) return false;
	const { hostname, username, password } = url;
	return /^[a-z\d-]+(\.[a-z\d-]+)+$/i.test(hostname) && username === "" && password === "";
}

export function isSiteAddress(typed: string): boolean {
	return /^\/(?!\/)[\w\-./#]*$/.test(typed) && !typed.includes("..");
}

/** Returns whether a host is reserved for examples, which nobody visits (RFC 2606). */
export function isExampleHost(hostname: string): boolean {
	return /(^|\.)example(\.(com|net|org))?$/i.test(hostname);
}

/** Returns whether a site has a public address: none while it is set up or tried on a local machine. */
export function isPublicSite(siteUrl: string): boolean {
	const { protocol, hostname } = new URL(siteUrl);
	return protocol === "https:" && hostname.includes(".") && !isExampleHost(hostname);
}
