import type { Context, MiddlewareHandler } from "hono";
import { ApiError } from "#platform/api/api-error.ts";
import type { CountTry } from "#platform/rate-limits/rate-limits.ts";
import type { SessionCookie } from "./session-cookie.server.ts";
import type { SessionsStore } from "./sessions.store.server.ts";

type Sessions = Pick<SessionsStore, "findLiving">;

declare module "hono" {
	interface ContextVariableMap {
		/** The request's session, once it was looked up. */
		sessionId: string;
	}
}

export function accessRules(sessions: Sessions, cookie: Pick<SessionCookie, "read">) {
	/** Returns the id of a request's session, from a program's header or the cookie, if it has not ended. */
	async function findSession(context: Context): Promise<string | undefined> {
		const token = bearerToken(context) ?? cookie.read(context);
		const id = token === undefined ? undefined : await sessions.findLiving(token);
		if (id !== undefined) context.set("sessionId", id);
		return id;
	}

	async function isAdministrator(context: Context): Promise<boolean> {
		return (await findSession(context)) !== undefined;
	}

	/** Refuses everyone but the administrator with 401. */
	const requireAdministrator: MiddlewareHandler = async (context, next) => {
		if (!(await isAdministrator(context))) {
			throw new ApiError(401, "signed-out", "Please sign in to the content area.");
		}
		await next();
	};

	/** Spread into a route that is for the administrator alone. */
	const administratorOnly = {
		middleware: requireAdministrator,
		security: ["session", "browser"].map((scheme) => ({ [scheme]: [] as string[] })),
	};

	return { findSession, isAdministrator, administratorOnly };
}

export type AccessRules = ReturnType<typeof accessRules>;

/** Refuses uploads of a session beyond its limit with 429, before the form is read. */
export function limitUploads(countUpload: CountTry): MiddlewareHandler {
	return async (context, next) => {
		const retryAfterSeconds = await countUpload(context.get("sessionId"));
		if (retryAfterSeconds !== undefined) {
			const message = "That is a great many images at once. Please wait a little, then try again.";
			throw new ApiError(429, "too-many-tries", message, { more: { retryAfterSeconds } });
		}
		await next();
	};
}

/** Returns the token of `Authorization: Bearer …`. */
function bearerToken(context: Context): string | undefined {
	return /^Bearer ([\w-]+)$/.exec(context.req.header("Authorization") ?? "")?.[1];
}

/** Refuses what another site, or a program, sends: for keys that a browser alone can make and use. */
export function ownRequestsOnly({ isOwnRequest }: Pick<SessionCookie, "isOwnRequest">): MiddlewareHandler {
	return async (context, next) => {
		if (!isOwnRequest(context))
			throw new ApiError(403, "foreign-form", "Only the content area of this site may ask for this.");
		await next();
	};
}
