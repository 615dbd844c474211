/** Lets a form pass. @throws a Response 405 for the other methods that reach an action. */
export function requirePost(request: Request): void {
	if (request.method === "POST") return;
	throw new Response(null, { status: 405, headers: { Allow: "GET, HEAD, POST" } });
}

/** The token of a link. */
export function tokenOf(request: Request): string {
	return new URL(request.url).searchParams.get("token") ?? "";
}
