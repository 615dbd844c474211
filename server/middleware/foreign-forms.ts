import type { MiddlewareHandler } from "hono";
import { ApiError } from "#platform/api/api-error.ts";
import { isForeignOrigin } from "#platform/api/foreign-origin.ts";

const reads = ["GET", "HEAD", "OPTIONS"];

/**
 * Refuses with 400 what a page of another site, or of none, sends to ours: no form of ours carries
 * its `Origin`. React Router refuses it too, but as an error that nobody expected.
 */
export function refuseForeignForms(siteUrl: string): MiddlewareHandler {
	return async (context, next) => {
		if (isForeignOrigin(context, siteUrl) && !reads.includes(context.req.method)) {
			throw new ApiError(400, "foreign-form", "This form was sent from another site.");
		}
		await next();
	};
}
