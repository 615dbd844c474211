import type { MiddlewareHandler } from "hono";
import { ApiError } from "#platform/api/api-error.ts";

/** The NUL character as JSON writes it: a `\u0000` whose backslash is not itself escaped. */
const escapedNul = /(?<!\\)(?:\\\\)*\\u0000/;

/** Refuses with 400 the one character that PostgreSQL cannot store. */
export const refuseNul: MiddlewareHandler = async (context, next) => {
	const { path, url } = context.req;
	const isJson = context.req.header("Content-Type")?.includes("json") ?? false;
	const body = isJson ? await context.req.text() : "";
	if (/%00|\0/.test(path + url) || body.includes("\0") || escapedNul.test(body)) {
		throw new ApiError(400, "unstorable-text", "The text contains a character that cannot be stored.");
	}
	await next();
};
