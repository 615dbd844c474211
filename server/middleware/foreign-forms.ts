import type { Context, MiddlewareHandler } from "hono";
import { plainPath } from "#app/i18n/language.ts";
import { pages } from "#app/site/site-map.ts";
import { ApiError } from "#platform/api/api-error.ts";
import { isForeignOrigin } from "#platform/api/foreign-origin.ts";

const reads = ["GET", "HEAD", "OPTIONS"];

/** Returns whether a mail program unsubscribes a reader (RFC 8058): its token counts from anywhere. */
async function isOneClick({ req }: Context): Promise<boolean> {
	if (req.method !== "POST" || plainPath(req.path) !== pages["newsletter/unsubscribe"]) return false;
	const copy = req.raw.clone();
	const form = await copy.formData().catch(() => undefined);
	return form?.get("List-Unsubscribe") === "One-Click" && !form.has("intent");
}

/** Refuses with 400 forms of another site, or of none: to React Router, an unexpected error. */
export function refuseForeignForms(siteUrl: string): MiddlewareHandler {
	return async (context, next) => {
		if (reads.includes(context.req.method) || !isForeignOrigin(context, siteUrl)) return next();
		if (!(await isOneClick(context))) {
			throw new ApiError(400, "foreign-form", "This form was sent from another site.");
		}
		// As mail programs send it: React Router refuses any other origin.
		context.req.raw.headers.delete("Origin");
		await next();
	};
}
