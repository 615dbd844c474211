import type { MiddlewareHandler } from "hono";
import { isPrivate } from "#app/metadata/public-pages.ts";

/**
 * A private page is cached by nobody, indexed nowhere, and its address is sent to no other site. Our
 * own gets it: with no referrer at all, browsers name no origin for a form that no script sends.
 * Stands before the middleware that sets every answer's headers, so that these ones override it.
 */
export const privatePages: MiddlewareHandler = async (context, next) => {
	await next();
	if (!isPrivate(context.req.path)) return;
	context.header("Cache-Control", "no-store");
	context.header("X-Robots-Tag", "noindex, nofollow");
	context.header("Referrer-Policy", "same-origin");
};
