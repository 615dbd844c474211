import type { MiddlewareHandler } from "hono";
import { isPrivate } from "#app/metadata/public-pages.ts";

/**
 * What a private link shows is kept by nobody, listed nowhere, and its address told to no other site. Stands before
 * the headers that every answer gets, so that these ones are the last.
 */
export const keepPreviewsPrivate: MiddlewareHandler = async (context, next) => {
	await next();
	if (!isPrivate(context.req.path)) return;
	context.header("Cache-Control", "no-store");
	context.header("X-Robots-Tag", "noindex, nofollow");
	context.header("Referrer-Policy", "no-referrer");
};
