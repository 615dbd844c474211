import type { MiddlewareHandler } from "hono";
import { isMissable, pathOf, type Redirect, redirectTarget } from "#app/features/redirects/redirect.ts";

type Parts = {
	listRedirects(): Promise<Redirect[]>;
	/** Counts a path at which a visitor found nothing. */
	noteMissed(path: string): void;
};

/** Leads on from where there is no page by the redirects of the owner: a page is never hidden by one. */
export function leadOnFromMissing({ listRedirects, noteMissed }: Parts): MiddlewareHandler {
	return async (context, next) => {
		await next();
		const { method, url } = context.req;
		if (context.res.status !== 404 || !["GET", "HEAD"].includes(method)) return;
		const path = pathOf(url);
		const target = redirectTarget(await listRedirects(), path);
		if (target !== undefined) {
			context.res = undefined;
			context.res = new Response(null, { status: 301, headers: { Location: target } });
		} else if (isMissable(path)) noteMissed(path);
	};
}
