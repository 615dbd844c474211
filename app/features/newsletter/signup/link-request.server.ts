import { redirect } from "react-router";

/** Lets a form pass. @throws a Response 405 for the other methods that reach an action. */
export function requirePost(request: Request): void {
	if (request.method === "POST") return;
	throw new Response(null, { status: 405, headers: { Allow: "GET, HEAD, POST" } });
}

/**
 * What a form sent; nothing, where there is no body: whoever posts to the link of a mail means what
 * the link says. @throws a Response 400 for a body that is no form, whatever it calls itself.
 */
export async function formOf(request: Request): Promise<FormData> {
	if (request.body === null) return new FormData();
	try {
		return await request.formData();
	} catch {
		throw new Response(null, { status: 400 });
	}
}

/** The token of a link. */
export function tokenOf(url: URL): string {
	return url.searchParams.get("token") ?? "";
}

/** Leads to the page of a link once its form is taken, so that a reload sends nothing again. */
export function seeOther({ pathname, search }: URL): Response {
	return redirect(pathname + search, 303);
}
