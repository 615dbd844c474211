import { createRoute } from "@hono/zod-openapi";
import type { Context } from "hono";
import { apiRouter, jsonBody, refused } from "#platform/api/api.ts";
import { ApiError } from "#platform/api/api-error.ts";
import { isProgram, isSourceRefused, isUncounted } from "./opening.ts";
import { visitsPath } from "./visit.ts";
import { type Beacon, beacon } from "./visit-beacon.ts";
import { type CountedKind, countedPage, type VisitCounter } from "./visit-counter.server.ts";
import { type Source, sourceOf } from "./visit-source.ts";

type Parts = {
	counter: Pick<VisitCounter, "count">;
	siteUrl: string;
	/** Limits what one client may count; in memory, as nothing of who visits is stored. */
	countBeacon(client: string): Promise<number | undefined>;
	clientOf(context: Context): string;
};

/** Takes what the scripts of pages count. The answer says nothing. */
export function visitsApi({ counter, siteUrl, countBeacon, clientOf }: Parts) {
	const { host } = new URL(siteUrl);
	return apiRouter().openapi(
		createRoute({
			method: "post",
			path: visitsPath,
			summary: "Count that a page was read, or what a visitor did on it",
			request: { body: jsonBody(beacon) },
			responses: {
				204: {
					description: "Counted, unless it comes from another site, a program or a browser that is not",
				},
				...refused.invalid,
				...refused.tooMany,
			},
		}),
		async (context) => {
			const retryAfterSeconds = await countBeacon(clientOf(context));
			if (retryAfterSeconds !== undefined) {
				throw new ApiError(429, "too-many-tries", "Too many.", { more: { retryAfterSeconds } });
			}
			const headers = context.req.header();
			const isOwn = headers["sec-fetch-site"] === "same-origin";
			if (isOwn && !isUncounted(headers) && !isProgram(headers)) {
				const beacon = context.req.valid("json");
				const source = isSourceRefused(headers) ? "unknown" : sourceOf({ ...beacon, host });
				counter.count(countedPage(beacon.page), ...counted(beacon, source));
			}
			return context.body(null, 204);
		},
	);
}

/** Returns what a script's word counts as. */
function counted({ kind, width = "wide" }: Beacon, source: Source): [Source, ...CountedKind[]] {
	if (kind === "opened") return ["same", "openings"];
	if (kind === "shown") return source === "same" ? ["same", "openings"] : [source, "openings", "visits"];
	return [source === "same" ? "unknown" : source, kind === "read" ? width : kind];
}
