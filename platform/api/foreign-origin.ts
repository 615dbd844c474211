import type { Context } from "hono";

/** Returns whether a request says that a page of another site, or of none, sent it. */
export function isForeignOrigin(context: Context, siteUrl: string): boolean {
	const origin = context.req.header("Origin");
	return (
		origin !== undefined && origin !== new URL(siteUrl).origin && origin !== new URL(context.req.url).origin
	);
}
