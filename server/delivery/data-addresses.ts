import type { MiddlewareHandler } from "hono";
import { documentPath, opensDocument } from "./request-address.ts";

/** Redirects from a page's data to the page, for somebody who opens or reloads that address. */
export const showPagesOfData: MiddlewareHandler = async (context, next) => {
	const { req } = context;
	const { pathname, searchParams } = new URL(req.url);
	const shown = documentPath(pathname);
	const isOpened = ["GET", "HEAD"].includes(req.method) && opensDocument(req.header("Accept"));
	// A path that begins with two slashes would name another host.
	if (!isOpened || shown === pathname || shown.startsWith("//")) return next();
	searchParams.delete("_routes");
	context.header("Cache-Control", "no-store");
	return context.redirect(searchParams.size === 0 ? shown : `${shown}?${searchParams}`, 302);
};
