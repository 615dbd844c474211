const reads = ["GET", "HEAD"];

/**
 * The request as React Router understands it. What is sent to `/` it takes for the root's own, for which no loader runs
 * and no text is there, unless the address says that it is meant for the page at it: `/?index`.
 */
export function atItsPage(request: Request): Request {
	const url = new URL(request.url);
	if (reads.includes(request.method) || url.pathname !== "/") return request;
	url.searchParams.set("index", "");
	return new Request(url, request);
}
