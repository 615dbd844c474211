import type { HttpBindings } from "@hono/node-server";
import type { Context, ErrorHandler, NotFoundHandler } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { contentAreaHeader } from "#app/api-client/session-cookies.ts";
import { contentAreaLanguage } from "#app/i18n/content-area-language.server.ts";
import { errorMessageIn } from "#app/i18n/error-messages.server.ts";
import { defaultLanguage } from "#app/site/site-config.ts";
import { ApiError } from "#platform/api/api-error.ts";
import {
	hasMetDamage,
	isDatabaseAway,
	isUnwritable,
	retryAfterSeconds,
} from "#platform/database/database-failure.ts";
import type { Log } from "#platform/log/log.ts";
import type { RequestVariables } from "./request-log.ts";

type Env = { Variables: RequestVariables };

const plainMessages: Partial<Record<number, string>> = {
	400: "The request could not be read. Is the body valid JSON?",
	413: "The request is too large.",
	415: "This call reads JSON.",
};

const storageFull =
	"The site cannot store anything right now: its disk is full or cannot be written. Nothing you typed is lost: keep this page open, and try again later.";

/** Answers errors as `{ message, code, fields? }`; unexpected ones are logged. */
export function errorResponses(log: Log): ErrorHandler<Env> {
	return (error, context) => {
		if (error instanceof ApiError) return answer(context, error);
		if (hasGivenUp(context)) {
			return answer(context, new ApiError(400, "incomplete", "The request ended before its body did."));
		}
		if (error instanceof HTTPException) {
			const message = plainMessages[error.status] ?? "The request was refused.";
			return answer(context, new ApiError(error.status as ContentfulStatusCode, "refused", message));
		}
		const requestId = context.get("requestId");
		if (isDatabaseAway(error)) {
			log.warn({ requestId, err: error }, "the database is away");
			const message = "The site cannot reach its data right now. Please try again in a few seconds.";
			const more = { retryAfterSeconds };
			return answer(context, new ApiError(503, "database-unavailable", message, { more }));
		}
		if (isUnwritable(error) || (hasMetDamage(error) && isSaving(context))) {
			log.error({ requestId, reason: String(error) }, "nothing can be stored");
			return answer(context, new ApiError(507, "storage-full", storageFull));
		}
		log.error({ requestId, err: error }, "unexpected error");
		const message = `Something went wrong on our side. Please try again; if it lasts, tell us this reference: ${requestId}`;
		return answer(context, new ApiError(500, "unexpected", message));
	};
}

/** Returns whether a request would have changed something. */
const isSaving = ({ req }: Context): boolean => !["GET", "HEAD"].includes(req.method);

/** Returns whether the client left in the middle of its own request: nothing is wrong here. */
function hasGivenUp({ env }: Context): boolean {
	const { incoming } = (env ?? {}) as Partial<HttpBindings>;
	return incoming?.destroyed === true && !incoming.complete;
}

function answer(context: Context<Env>, error: ApiError): Response {
	const retryAfter = error.more.retryAfterSeconds;
	if (typeof retryAfter === "number") context.header("Retry-After", String(retryAfter));
	if (error.status === 401) context.header("WWW-Authenticate", 'Bearer realm="content area"');
	const { message, code, fields, more } = errorFor(context, error);
	return context.json({ message, code, ...(fields && { fields }), ...more }, error.status);
}

/** An error in the language of the content area, for a request that comes from there. */
function errorFor(context: Context<Env>, { message, code, fields, more }: ApiError) {
	const { req } = context;
	const isSigned = [contentAreaHeader, "Authorization"].some((name) => req.header(name) !== undefined);
	const fromContentArea = isSigned || req.path.startsWith("/api/admin/");
	const language = fromContentArea ? contentAreaLanguage(req.raw.headers) : defaultLanguage;
	const known = { ...more, requestId: context.get("requestId") };
	return { ...errorMessageIn(language, { message, code, fields }, known), more };
}

/** Answers a request for an endpoint that the API does not have. */
export const answerUnknownEndpoint: NotFoundHandler = (context) =>
	context.json({ message: "The API has no such call.", code: "unknown-call" }, 404);
