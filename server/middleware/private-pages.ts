import type { MiddlewareHandler } from "hono";
import { isPrivate, isSecret } from "#app/metadata/public-pages.ts";

/**
 * A private page is cached by nobody and indexed nowhere. Its address, and that of a link in a mail,
 * is sent to nobody, not even to the next page of this site, where a script could read it: the
 * referrer is the origin alone. With none at all, browsers name no origin for a form that no script
 * sends. Stands before the middleware that sets every answer's headers, so that these override it.
 */
export const privatePages: MiddlewareHandler = async (context, next) => {
	await next();
	const address = new URL(context.req.url);
	if (isSecret(address)) context.header("Referrer-Policy", "strict-origin");
	if (!isPrivate(address.pathname)) return;
	context.header("Cache-Control", "no-store");
	context.header("X-Robots-Tag", "noindex, nofollow");
};
