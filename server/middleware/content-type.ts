import type { Context, MiddlewareHandler } from "hono";
import { ApiError } from "#platform/api/api-error.ts";

/** Addresses that take a form with a file. */
const uploads = /^\/api\/admin\/(upload-image|look\/logo|subscribers\/import|tables\/[^/]+\/guests\/import)$/;

/** Refuses with 415, unread, a body that is no JSON, or no form for an upload. */
export const requireMediaType: MiddlewareHandler = async (context, next) => {
	const wanted = uploads.test(context.req.path) ? ["multipart/form-data"] : ["application/json"];
	refuseOtherMediaTypes(context, wanted);
	await next();
};

/** Refuses with 415, unread, a body that is no JSON, or no form for an upload. */
export const requireFormMediaType: MiddlewareHandler = async (context, next) => {
	refuseOtherMediaTypes(context, ["application/x-www-form-urlencoded", "multipart/form-data"]);
	await next();
};

function refuseOtherMediaTypes(context: Context, wanted: string[]): void {
	if (!carriesBody(context)) return;
	const type = context.req.header("Content-Type")?.split(";", 1)[0]?.trim().toLowerCase() ?? "";
	const coding = context.req.header("Content-Encoding")?.trim().toLowerCase() ?? "identity";
	if (wanted.includes(type) && coding === "identity") return;
	const message = `This address reads ${wanted.join(" or ")}, not compressed.`;
	throw new ApiError(415, "wrong-media-type", message);
}

/**
 * Returns whether a body follows the headers: by HTTP's rules for a request of the network, by the
 * request itself otherwise.
 */
function carriesBody({ req, env }: Context): boolean {
	// The body of a reading means nothing (RFC 9110, 9.3.1), and is not read.
	if (req.method === "GET" || req.method === "HEAD") return false;
	const length = req.header("Content-Length");
	if (length !== undefined) return Number(length) !== 0;
	const fromNetwork = env !== undefined && "incoming" in env;
	return fromNetwork ? req.header("Transfer-Encoding") !== undefined : req.raw.body !== null;
}
