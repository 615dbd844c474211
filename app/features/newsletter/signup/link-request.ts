import { redirect } from "react-router";

/** @throws a Response 405 for the other methods that reach an action. */
export function requirePost(request: Request): void {
	if (request.method === "POST") return;
	throw new Response(null, { status: 405, headers: { Allow: "GET, HEAD, POST" } });
}

/** Returns a form's fields, none without a body (mail programs). @throws Response 400. */
export async function formOf(request: Request): Promise<FormData> {
	if (request.body === null) return new FormData();
	try {
		return await request.formData();
	} catch {
		throw new Response(null, { status: 400 });
	}
}

export function tokenOf(url: URL): string {
	return url.searchParams.get("token") ?? "";
}

/** Redirects to the page of a link after its form, so that a reload sends nothing again. */
export function seeOther({ pathname, search }: URL): Response {
	return redirect(pathname + search, 303);
}
