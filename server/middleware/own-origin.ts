/**
 * The request as its sender made it. Behind a proxy that ends TLS, a form posted from `https://our.site` arrives as
 * `http://our.site`, and React Router takes it for another site's. A form of any other origin keeps its difference.
 */
export function underSiteUrl(request: Request, siteUrl: string): Request {
	const { origin } = new URL(siteUrl);
	const url = new URL(request.url);
	if (request.headers.get("Origin") !== origin || url.origin === origin) return request;
	// Set part by part: read anew, a path that begins with `//` would name another host.
	const own = new URL(origin);
	url.protocol = own.protocol;
	url.hostname = own.hostname;
	url.port = own.port;
	return new Request(url, request);
}
