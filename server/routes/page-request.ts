/**
 * The request as its sender made it. Behind a proxy that ends TLS, a form posted from
 * `https://our.site` arrives as `http://our.site`, and React Router takes it for another site's. A
 * form of any other origin keeps its difference.
 */
export function underSiteUrl(request: Request, siteUrl: string): Request {
	const { origin } = new URL(siteUrl);
	const url = new URL(request.url);
	if (request.headers.get("Origin") !== origin || url.origin === origin) return request;
	// Set part by part: parsed again, a path that begins with `//` would name another host.
	const own = new URL(origin);
	url.protocol = own.protocol;
	url.hostname = own.hostname;
	url.port = own.port;
	return new Request(url, request);
}

const reads = ["GET", "HEAD"];

/**
 * The request as React Router understands it. What is sent to `/` it takes for the root's own, for
 * which no loader runs and no text is there, unless the address says that it is meant for the page
 * at it: `/?index`.
 */
export function atItsPage(request: Request): Request {
	const url = new URL(request.url);
	if (reads.includes(request.method) || url.pathname !== "/") return request;
	url.searchParams.set("index", "");
	return new Request(url, request);
}
