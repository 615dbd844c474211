import type { Context, MiddlewareHandler } from "hono";
import { plainPath } from "#app/i18n/language.ts";
import { pages } from "#app/site/site-map.ts";
import { ApiError } from "#platform/api/api-error.ts";
import { isForeignOrigin } from "#platform/api/foreign-origin.ts";

const reads = ["GET", "HEAD", "OPTIONS"];

/**
 * Returns whether a mail program unsubscribes a reader (RFC 8058). A web mail does it from its own
 * pages: the token is the proof, whatever the origin. The body is read from a copy.
 */
async function isOneClick({ req }: Context): Promise<boolean> {
	if (req.method !== "POST" || plainPath(req.path) !== pages["newsletter/unsubscribe"]) return false;
	const form = await req.raw
		.clone()
		.formData()
		.catch(() => undefined);
	return form?.get("List-Unsubscribe") === "One-Click" && !form.has("intent");
}

/**
 * Refuses with 400 what a page of another site, or of none, sends to ours: no form of ours carries
 * its `Origin`. React Router refuses it too, but as an error that nobody expected.
 */
export function refuseForeignForms(siteUrl: string): MiddlewareHandler {
	return async (context, next) => {
		if (isForeignOrigin(context, siteUrl) && !reads.includes(context.req.method)) {
			if (await isOneClick(context)) {
				// Without an origin, as mail programs send it: React Router refuses any other.
				context.req.raw.headers.delete("Origin");
				return next();
			}
			throw new ApiError(400, "foreign-form", "This form was sent from another site.");
		}
		await next();
	};
}
