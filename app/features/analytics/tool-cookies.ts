const toolCookie = /^_(ga|gid|gat|fbp|fbc)/;

/** Removes the cookies that the tools have left on this site, whichever parent domain they chose. */
export function removeToolCookies(): void {
	const names = document.cookie.split("; ").map((cookie) => cookie.split("=", 1).join());
	for (const name of names.filter((candidate) => toolCookie.test(candidate))) {
		for (const domain of ["", ...parentDomains(location.hostname)]) {
			// The asynchronous Cookie Store is not in every browser yet.
			Reflect.set(document, "cookie", `${name}=; path=/; max-age=0${domain && `; domain=${domain}`}`);
		}
	}
}

/** `www.ensemble.example` gives itself and `ensemble.example`. */
function parentDomains(host: string): string[] {
	const parts = host.split(".");
	return parts.slice(0, -1).map((_, index) => parts.slice(index).join("."));
}
